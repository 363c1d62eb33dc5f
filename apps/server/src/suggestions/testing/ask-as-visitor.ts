import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

interface Asking {
  readonly visitor?: string;
  readonly accept?: string;
  readonly from?: string;
  readonly requestId?: string;
}

/** Asks for a suggestion; every call comes from an address of its own unless one is given. */
export function suggest(
  app: FastifyInstance,
  location: string,
  { visitor, accept, from = anAddress(), requestId }: Asking = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: '/api/public/date-suggestions',
    remoteAddress: from,
    headers: { ...(accept !== undefined && { accept }) },
    cookies: { ...(visitor !== undefined && { visitor }) },
    payload: {
      ...{ profileId: -1, config: { location } },
      ...(requestId !== undefined && { request_id: requestId }),
    },
  });
}

let addresses = 0;
/** An address that nobody has asked from. */
export function anAddress(): string {
  addresses += 1;
  return `10.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}
