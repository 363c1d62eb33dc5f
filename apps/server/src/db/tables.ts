import type { Kysely } from 'kysely';

/*
 * The rows as both databases hold them: only integers, text and reals, so that SQLite and PostgreSQL agree. JSON is text,
 * instants are epoch milliseconds, days are `YYYY-MM-DD` in UTC. The store modules encode and decode.
 */

export interface SuggestionSessionTable {
  id: string;
  visitor_id: string;
  refinements_used: number;
  created_at: number;
}

export interface SuggestionTable {
  id: string;
  session_id: string;
  request: string;
  answer: string;
  created_at: number;
}

/** The one free suggestion of a visitor: being made (`lease_ends_at` set) or taken (`lease_ends_at` null). No row: free. */
export interface VisitorClaimTable {
  visitor_id: string;
  claim_id: string;
  lease_ends_at: number | null;
  claimed_at: number;
}

/** Suggestions asked for from one address on one day. */
export interface AddressCounterTable {
  address: string;
  day: string;
  used: number;
}

export interface Tables {
  suggestion_sessions: SuggestionSessionTable;
  suggestions: SuggestionTable;
  visitor_claims: VisitorClaimTable;
  address_counters: AddressCounterTable;
}

export type Database = Kysely<Tables>;
