import { getConfig, getHealth, getReadiness, product } from '@rendezvous/contract';
import type { CityOutline } from '@rendezvous/venues';
import type { FastifyInstance } from 'fastify';
import { unavailabilityOf } from '../platform/db/is-database-unavailable.ts';
import { diskIsLow } from '../platform/http/guard/refuse-on-full-disk.ts';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import { messages } from '../messages.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';

const retryAfterSeconds = 5;

interface Deps {
  readonly cities: readonly CityOutline[];
  readonly store: Store;
  readonly isDraining: () => boolean;
  readonly isDiskLow: () => boolean;
  /** Undefined: nobody can sign in with Google. */
  readonly googleClientId: string | undefined;
  /** Undefined: browsers draw a sketch instead of a map. */
  readonly mapStyleUrl: string | undefined;
  /** Undefined: there is no live chat. */
  readonly liveChatUrl: string | undefined;
  /** Whether reminders are emailed. */
  readonly mail: boolean;
}

export function serviceRoutes(
  app: FastifyInstance,
  { cities, store, isDraining, isDiskLow, googleClientId, mapStyleUrl, liveChatUrl, mail }: Deps,
): void {
  registerEndpoint(app, getConfig, async () => ({
    product,
    google_client_id: googleClientId ?? null,
    google_maps_key: null,
    map_style_url: mapStyleUrl ?? null,
    live_chat_url: liveChatUrl ?? null,
    ai: 'builtin',
    cities: cities.map(({ city, state }) => ({ name: city, state, label: `${city}, ${state}` })),
    mail,
  }));

  registerEndpoint(app, getHealth, async () => ({ status: 'ok' as const }));

  registerEndpoint(app, getReadiness, async () => {
    if (isDraining()) throw new Refusal('unavailable');
    if (isDiskLow()) throw diskIsLow();
    await store.check().catch((error: unknown) => {
      throw notReady(error);
    });
    return { status: 'ok' as const };
  });
}

function notReady(error: unknown): unknown {
  const reason = unavailabilityOf(error);
  if (reason === undefined) return error;
  return new Refusal('unavailable', { detail: messages.databaseIs[reason], retryAfterSeconds });
}
