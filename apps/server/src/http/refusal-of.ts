import type { RefusalCode } from '@rendezvous/contract';
import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseUnavailable } from '../db/is-database-unavailable.ts';
import { Refusal } from '../refusal.ts';
import { isStorageUnavailable } from './is-storage-unavailable.ts';

const retryAfterSeconds = 5;

const codesOfFastify: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
};

/** Any error as the refusal people see. What is not a refused request is logged here, once, with the request's id. */
export function refusalOf(error: unknown, log: FastifyBaseLogger): Refusal {
  if (error instanceof Refusal) return error;
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (typeof code === 'string' && codesOfFastify[code]) return new Refusal(codesOfFastify[code]);
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new Refusal('bad-request');
  log.error({ err: error }, 'request failed');
  return isDatabaseUnavailable(error) || isStorageUnavailable(error)
    ? new Refusal('unavailable', { retryAfterSeconds })
    : new Refusal('internal');
}
