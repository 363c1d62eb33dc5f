import type { RefusalCode } from '@rendezvous/contract';
import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseUnavailable } from '../db/is-database-unavailable.ts';
import { StoredDamage } from '../db/stored-damage.ts';
import { Refusal } from '../../refusal.ts';
import { isStorageUnavailable } from './is-storage-unavailable.ts';

const retryAfterSeconds = 5;

const logMs = 1000;
const outage = { loggedAt: Number.NEGATIVE_INFINITY, requests: 0 };

const codesOfFastify: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
};

/**
 * Turns any error into the refusal that the user sees. Anything but a refused request is logged
 * here, with the request's id.
 */
export function refusalOf(error: unknown, log: FastifyBaseLogger): Refusal {
  if (error instanceof Refusal) return error;
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (typeof code === 'string' && codesOfFastify[code]) return new Refusal(codesOfFastify[code]);
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new Refusal('bad-request');
  if (isDatabaseUnavailable(error) || isStorageUnavailable(error)) {
    logOutage(error, log);
    return new Refusal('unavailable', { retryAfterSeconds });
  }
  if (error instanceof StoredDamage) {
    log.error({ err: error }, 'a stored record is damaged');
    return new Refusal('damaged');
  }
  log.error({ err: error }, 'request failed');
  return new Refusal('internal');
}

/**
 * While a database or disk is unavailable, all requests fail alike, thousands per second: one log
 * line per second says so, and how many it stands for.
 */
function logOutage(error: unknown, log: Pick<FastifyBaseLogger, 'error'>): void {
  outage.requests += 1;
  const now = performance.now();
  if (now - outage.loggedAt < logMs) return;
  log.error({ err: error, requests: outage.requests }, 'storage unavailable');
  outage.loggedAt = now;
  outage.requests = 0;
}
