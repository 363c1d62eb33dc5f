// Plain JavaScript beside its caller's source, so that it takes neither the bundle nor Node's
// reader of types.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const damagedCodes = [11, 26];
const database = new DatabaseSync(workerData, { readOnly: true });
try {
  parentPort.postMessage(database.prepare('PRAGMA quick_check(1)').get().quick_check);
} catch (error) {
  if (!damagedCodes.includes(error.errcode & 0xff)) throw error;
  parentPort.postMessage(error.message);
} finally {
  database.close();
}
