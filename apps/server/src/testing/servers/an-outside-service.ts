import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on this machine that stands in for an outside service. */
export interface OutsideService {
  readonly url: string;
  /** The path and query of every request so far. */
  readonly asked: string[];
  /**
   * What it does with a request; a test changes it to change the answer, or to break the service.
   */
  behave: RequestListener;
  close(): Promise<void>;
}

export async function anOutsideService(behave: RequestListener): Promise<OutsideService> {
  const server = createServer((request, response) => {
    service.asked.push(request.url ?? '');
    service.behave(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const service: OutsideService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    behave,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return service;
}

export function answering(body: unknown, status = 200): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}
