import { createHmac } from 'node:crypto';
import { networkOf } from '../platform/http/network-of.ts';
import type { AccountEvent } from './account-events-store.ts';
import type { Store } from '../store.ts';

export interface Actor {
  /** The account, or the e-mail somebody gave where there is none. */
  readonly who: number | string;
  /** Undefined where the event has nothing to do with where it came from. */
  readonly ip?: string;
}

/**
 * Notes what happened to an account: who and from where as keyed hashes, the same for the same, so that whoever looks into a
 * theft can follow one account and one network without the log naming either.
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
