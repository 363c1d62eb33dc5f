import { buildServerWhenStale } from '../../../../../tools/build-server.ts';

/** Bundles the server, once for the run, for the tests that start it as a process. */
export function setup(): void {
  buildServerWhenStale();
}
