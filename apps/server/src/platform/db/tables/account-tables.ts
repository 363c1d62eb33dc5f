import type { ReminderLead } from '@rendezvous/contract';
import type { Generated } from 'kysely';

/**
 * `email_key` is the e-mail in lower case, by which accounts are found; one that does not hold its
 * address, for now or any more, has `#` and its id instead. Without a `password_hash` only Google
 * signs in.
 */
export interface UserTable {
  id: number;
  email: string;
  email_key: string;
  password_hash: string | null;
  google_sub: string | null;
  /**
   * The address that Google last vouched for, in lower case; null where it was linked before this
   * was kept.
   */
  google_email_key: string | null;
  first_name: string;
  last_name: string;
  username: string;
  /** IANA name, as the browser last said it. */
  time_zone: string;
  /** 1 unless the user turned them off. */
  reminders_by_mail: number;
  /** From this hour of their day on, important dates are reminded of. */
  reminder_hour: Generated<number>;
  /** How many days before; null: what is usual for each kind. */
  reminder_lead_days: Generated<ReminderLead | null>;
  /**
   * Bytes of everything that is kept of the user. Triggers count them with every write: see
   * `count-storage.ts`.
   */
  stored_bytes: Generated<number>;
  /**
   * The last moment of a day, such as `2026-11-28 09:00`, whose reminders by mail are done with.
   */
  mail_slot: string;
  created_at: number;
  /** When the owner of the mailbox said that the address is theirs; null where nobody has. */
  email_confirmed_at: number | null;
  /** The address to be, once it is confirmed. */
  pending_email: string | null;
  /** Since when the account does not hold its address; null while it does. */
  unaddressed_at: number | null;
  /**
   * The account that got the address from this one, which comes back by its password; null where
   * that is gone.
   */
  set_aside_for: Generated<number | null>;
}

/**
 * One sign-in: it lives as long as its row. `signed_in_at` is when a password or Google was last
 * asked.
 */
export interface SessionTable {
  user_id: number;
  id: string;
  /** 1 once a client has asked for rotation; never back. */
  rotating: number;
  /**
   * The newest generation of tokens that was used: its refresh token, or an access token that came
   * with it.
   */
  used_generation: number;
  signed_in_at: number;
  expires_at: number;
  /** What it was opened with, in a few words: 'Chrome on Android'. */
  device: string;
  /** When its tokens were last renewed: at most a quarter of an hour before it was last used. */
  last_used_at: number;
}

/**
 * Refresh tokens by their SHA-256. The first of a session is generation 0, its child 1, and so on.
 */
export interface RefreshTokenTable {
  hash: string;
  user_id: number;
  session_id: string;
  generation: number;
  /** When the child was first used; from then on this one is good for a short grace only. */
  child_used_at: number | null;
  created_at: number;
}

/**
 * A link that does one thing once, by the SHA-256 of its token: confirms `email`, or lets its owner
 * set a new password.
 */
export interface AccountLinkTable {
  user_id: number;
  token_hash: string;
  purpose: string;
  email: string;
  created_at: number;
  expires_at: number;
}

/**
 * A mail about an account, or to somebody who may want the newsletter, that waits to be sent.
 * Without a `user_id` whose account it is about is looked up only then.
 */
export interface AccountMailTable {
  id: string;
  kind: string;
  email: string;
  user_id: number | null;
  tries: number;
  /** When it is tried next. */
  due_at: number;
  created_at: number;
  /** What else it takes to write it. */
  about: string | null;
}

/**
 * What was tried of one kind, such as signing in to an account from a network, until `ends_at`. The
 * key is a hash: it names nobody.
 */
export interface AttemptTable {
  key: string;
  used: number;
  ends_at: number;
}

/**
 * Networks from which an account was signed in to: their failures are not held against its owner.
 */
export interface KnownNetworkTable {
  user_id: number;
  network: string;
  seen_at: number;
}

/**
 * What happened to an account, for whoever has to find out later. Hashes stand for who and from
 * where, so that it can outlive the account.
 */
export interface AccountEventTable {
  id: string;
  event: string;
  actor: string;
  network: string;
  happened_at: number;
}

/** What all processes on this database must share and nobody else may know. */
export interface SecretTable {
  name: string;
  value: string;
}

/** Work that one process at a time does: whose turn it is, and until when. */
export interface LeaseTable {
  name: string;
  holder: string;
  ends_at: number;
}

/** An address that its owner has confirmed for the newsletter. */
export interface SubscriberTable {
  /** Of the address, and of the place where it waits for one. */
  email_key: string;
  email: string;
  /** Null: the newsletter. */
  place: string | null;
  confirmed_on: string;
}
