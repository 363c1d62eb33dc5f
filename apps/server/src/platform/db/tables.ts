import type { ReminderLead } from '@rendezvous/contract';
import type { Generated, Kysely } from 'kysely';

/*
 * The rows as both databases hold them: only integers, text and reals, so that SQLite and PostgreSQL agree. JSON is text,
 * instants are epoch milliseconds, days are `YYYY-MM-DD` in UTC. The store modules encode and decode.
 */

/** What was asked for once, and refined since: by a visitor, or by a user, for one of their people or for nobody in particular. */
export interface SuggestionSessionTable {
  id: string;
  visitor_id: string | null;
  user_id: number | null;
  profile_id: number | null;
  /** The day where the user was. */
  day: string | null;
  created_at: number;
  /** Bytes of its suggestions and refinements, counted as those of users are. */
  bytes: Generated<number>;
}

export interface SuggestionTable {
  id: string;
  session_id: string;
  request: string;
  answer: string;
  /** The JSON list of the venues that were shown. */
  venue_ids: string;
  created_at: number;
  /** What later refinements go by; null for versions of the time before there were any. */
  state: string | null;
}

/** A refinement of a session: being made (`answer` null, `claim_id` says by whom) or done. The key is a hash of the request: a repeat has the same. */
export interface RefinementTable {
  session_id: string;
  key: string;
  claim_id: string;
  claimed_at: number;
  type: string;
  value: string;
  suggestion_id: string | null;
  answer: string | null;
  done_at: number | null;
}

/** The one free suggestion of a visitor: being made (`lease_ends_at` set) or taken (`lease_ends_at` null). No row: free. */
export interface VisitorClaimTable {
  visitor_id: string;
  claim_id: string;
  lease_ends_at: number | null;
  claimed_at: number;
  /** What the client called its request; null where it did not, or before that was kept. */
  request_id: string | null;
  /** What was suggested, once the slot is taken. */
  suggestion_id: string | null;
  /** How often that was given again. */
  repeats: Generated<number>;
}

/** Suggestions asked for from one address on one day. */
export interface AddressCounterTable {
  address: string;
  day: string;
  used: number;
}

/**
 * `email_key` is the e-mail in lower case, by which accounts are found; one that does not hold its address, for now or any
 * more, has `#` and its id instead. Without a `password_hash` only Google signs in.
 */
export interface UserTable {
  id: number;
  email: string;
  email_key: string;
  password_hash: string | null;
  google_sub: string | null;
  /** The address that Google last vouched for, in lower case; null where it was linked before this was kept. */
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
  /** Bytes of everything that is kept of the user. Triggers count them with every write: see `count-storage.ts`. */
  stored_bytes: Generated<number>;
  /** The last moment of a day, such as `2026-11-28 09:00`, whose reminders by mail are done with. */
  mail_slot: string;
  created_at: number;
  /** When the owner of the mailbox said that the address is theirs; null where nobody has. */
  email_confirmed_at: number | null;
  /** The address to be, once it is confirmed. */
  pending_email: string | null;
  /** Since when the account does not hold its address; null while it does. */
  unaddressed_at: number | null;
  /** The account that got the address from this one, which comes back by its password; null where that is gone. */
  set_aside_for: Generated<number | null>;
}

/** One sign-in: it lives as long as its row. `signed_in_at` is when a password or Google was last asked. */
export interface SessionTable {
  user_id: number;
  id: string;
  /** 1 once a client has asked for rotation; never back. */
  rotating: number;
  /** The newest generation of tokens that was used: its refresh token, or an access token that came with it. */
  used_generation: number;
  signed_in_at: number;
  expires_at: number;
  /** What it was opened with, in a few words: 'Chrome on Android'. */
  device: string;
  /** When its tokens were last renewed: at most a quarter of an hour before it was last used. */
  last_used_at: number;
}

/** Refresh tokens by their SHA-256. The first of a session is generation 0, its child 1, and so on. */
export interface RefreshTokenTable {
  hash: string;
  user_id: number;
  session_id: string;
  generation: number;
  /** When the child was first used; from then on this one is good for a short grace only. */
  child_used_at: number | null;
  created_at: number;
}

/** A link that does one thing once, by the SHA-256 of its token: confirms `email`, or lets its owner set a new password. */
export interface AccountLinkTable {
  user_id: number;
  token_hash: string;
  purpose: string;
  email: string;
  created_at: number;
  expires_at: number;
}

/** A mail about an account, or to somebody who may want the newsletter, that waits to be sent. Without a `user_id` whose account it is about is looked up only then. */
export interface AccountMailTable {
  id: string;
  kind: string;
  email: string;
  user_id: number | null;
  tries: number;
  /** When it is tried next. */
  due_at: number;
  created_at: number;
}

/** What was tried of one kind, such as signing in to an account from a network, until `ends_at`. The key is a hash: it names nobody. */
export interface AttemptTable {
  key: string;
  used: number;
  ends_at: number;
}

/** Networks from which an account was signed in to: their failures are not held against its owner. */
export interface KnownNetworkTable {
  user_id: number;
  network: string;
  seen_at: number;
}

/** What happened to an account, for whoever has to find out later. Hashes stand for who and from where, so that it can outlive the account. */
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

/** What the photo store is marked with, in one row: `next` while the mark is being changed. */
export interface PhotoMarkTable {
  id: number;
  current: string;
  next: string | null;
}

/** A dated person, or with `is_own` 1 the user. `fields` is the JSON of everything that is never searched by. */
export interface ProfileTable {
  user_id: number;
  id: number;
  is_own: number;
  name: string;
  status: string;
  fields: string;
  avatar_photo_id: string | null;
  created_at: number;
  /** What the client called the request that made it. */
  request_id: string | null;
}

/**
 * An important date of a person, as it stands in their `fields`, to be found by when it falls: written with every change of
 * them. `falls_on` is `MM-DD` for a birthday or a first date, which come every year, and the day itself for any other.
 */
export interface ImportantDayTable {
  user_id: number;
  profile_id: number;
  position: number;
  kind: string;
  day: string;
  falls_on: string;
  description: string;
}

/** When a relationship took on a status. */
export interface StatusChangeTable {
  user_id: number;
  profile_id: number;
  changed_at: number;
  status: string;
  day: string;
}

/** A note about a person, or an idea for a gift. `askable` is 0 once asking about it was put away. */
export interface ProfileNoteTable {
  user_id: number;
  id: string;
  profile_id: number;
  kind: string;
  text: string;
  day: string;
  given_on: string | null;
  askable: number;
  created_at: number;
}

/** A picture of a profile; its id is the unguessable part of its URL and its name in the photo store. */
export interface PhotoTable {
  user_id: number;
  id: string;
  /** Whose it is: a person's, or that of a date. */
  profile_id: number | null;
  date_id: string | null;
  in_gallery: number;
  name: string;
  type: string;
  bytes: number;
  created_at: number;
}

/** Photos whose row is gone and whose file still has to go. */
export interface PhotoErasureTable {
  photo_id: string;
  queued_at: number;
}

/** A date that was or will be. Ratings are counted in halves and mean something where `rated` is 1; `activities` is JSON with costs in cents. */
export interface DateTable {
  user_id: number;
  id: string;
  profile_id: number | null;
  kind: string;
  day: string;
  rating_halves: number;
  rated: number;
  total_cost_cents: number;
  notes: string;
  activities: string;
  /** A JSON list of the names of the activities, as lessons are learnt from them. */
  learnt_names: string;
  /** When it was called off. */
  cancelled_at: number | null;
  created_at: number;
}

/** The plan that a date was made of, and of it what lists of dates show. */
export interface DatePlanTable {
  user_id: number;
  date_id: string;
  suggestion_id: string | null;
  title: string | null;
  city: string | null;
  time_zone: string | null;
  /** Of the first stop. */
  lat: number | null;
  lon: number | null;
  plan: string;
  weather: string;
}

/** A date that is offered to whoever holds the token, and what they answered last, as JSON. */
export interface InvitationTable {
  user_id: number;
  date_id: string;
  token: string;
  created_at: number;
  reply: string | null;
  replied_at: number | null;
}

export interface SavedIdeaTable {
  user_id: number;
  id: string;
  suggestion_id: string;
  log_id: string | null;
  profile_id: number | null;
  weather: string;
  created_at: number;
}

export interface SavedPlanTable {
  user_id: number;
  plan_id: string;
  idea_id: string;
  plan: string;
  edited: number;
  created_at: number;
}

/** The one calendar feed of a user, found by the SHA-256 of its token. */
export interface CalendarFeedTable {
  user_id: number;
  token_hash: string;
  created_at: number;
}

/** A saved plan that whoever has its token may read. */
export interface SharedPlanTable {
  user_id: number;
  plan_id: string;
  token: string;
  created_at: number;
}

/** Reminders that are not shown any more. */
export interface DismissedReminderTable {
  user_id: number;
  reminder_id: string;
  dismissed_at: number;
}

/** A reminder that is being mailed, or was: claimed before it is sent, so that it is sent once. */
export interface ReminderMailTable {
  user_id: number;
  reminder_id: string;
  /** Those of which nobody knows whether the mail arrived. */
  tries: number;
  /** How often the mail server asked for another time. */
  deferrals: Generated<number>;
  claimed_at: number;
  /** Before it nobody tries again. */
  retry_at: number;
  sent_at: number | null;
}

/** Work that one process at a time does: whose turn it is, and until when. */
export interface LeaseTable {
  name: string;
  holder: string;
  ends_at: number;
}

/** An address that its owner has confirmed for the newsletter. */
export interface SubscriberTable {
  email_key: string;
  email: string;
  confirmed_on: string;
}

export interface Tables {
  users: UserTable;
  sessions: SessionTable;
  refresh_tokens: RefreshTokenTable;
  account_links: AccountLinkTable;
  account_mails: AccountMailTable;
  attempts: AttemptTable;
  known_networks: KnownNetworkTable;
  account_events: AccountEventTable;
  secrets: SecretTable;
  photo_mark: PhotoMarkTable;
  profiles: ProfileTable;
  important_days: ImportantDayTable;
  status_changes: StatusChangeTable;
  profile_notes: ProfileNoteTable;
  photos: PhotoTable;
  photo_erasures: PhotoErasureTable;
  dates: DateTable;
  date_plans: DatePlanTable;
  invitations: InvitationTable;
  saved_ideas: SavedIdeaTable;
  saved_plans: SavedPlanTable;
  calendar_feeds: CalendarFeedTable;
  shared_plans: SharedPlanTable;
  dismissed_reminders: DismissedReminderTable;
  reminder_mails: ReminderMailTable;
  leases: LeaseTable;
  subscribers: SubscriberTable;
  suggestion_sessions: SuggestionSessionTable;
  suggestions: SuggestionTable;
  refinements: RefinementTable;
  visitor_claims: VisitorClaimTable;
  address_counters: AddressCounterTable;
}

export type Database = Kysely<Tables>;
