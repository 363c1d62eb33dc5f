/**
 * `node:http` without an import: an import reads every name that the module exports, and with
 * `WebSocket` loads the client of `fetch`, which takes a start 25 ms.
 */
export const { STATUS_CODES, createServer } = process.getBuiltinModule('node:http');
