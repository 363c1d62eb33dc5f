import type { Generated } from 'kysely';

/**
 * What was asked for once, and refined since: by a visitor, or by a user, for one of their people
 * or for nobody in particular.
 */
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

/**
 * A refinement of a session: being made (`answer` null, `claim_id` says by whom) or done. The key
 * is a hash of the request: a repeat has the same.
 */
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

/**
 * The one free suggestion of a visitor: being made (`lease_ends_at` set) or taken (`lease_ends_at`
 * null). No row: free.
 */
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
