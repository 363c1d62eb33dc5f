import { createHmac } from 'node:crypto';
import { networkOf } from '../platform/http/network-of.ts';
import type { AccountEvent } from './account-events-store.ts';
import type { Store } from '../store.ts';

export interface Actor {
  /** The account, or the email address that was entered if there is none. */
  readonly who: number | string;
  /** Undefined if the event has nothing to do with where it came from. */
  readonly ip?: string;
}

/**
 * Logs what happened to an account. Who did it, and from where, are logged as keyed hashes that
 * stay the same for the same account and network, so that somebody investigating a theft can follow
 * them without the log naming either.
 */
export type NoteEvent = (event: AccountEvent, actor: Actor) => Promise<void>;

interface Deps {
  readonly store: Pick<Store, 'accountEvents'>;
  readonly secret: Buffer;
  readonly now: () => Date;
}

export function createNoteEvent({ store, secret, now }: Deps): NoteEvent {
  const hash = (value: string) =>
    createHmac('sha256', secret).update(value).digest('base64url').slice(0, 22);
  return (event, { who, ip }) =>
    store.accountEvents.append({
      event,
      actor: hash(`who:${who}`),
      network: ip === undefined ? '' : hash(`network:${networkOf(ip)}`),
      now: now().getTime(),
    });
}
