/**
 * The least that Node answers with: one short JSON object, nothing else. Prints its port; what the
 * others are measured against.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const body = '{"status":"ok"}';

const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
