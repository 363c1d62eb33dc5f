import type { Generated } from 'kysely';

/**
 * A date that was or will be. Ratings are counted in halves and mean something where `rated` is 1;
 * `activities` is JSON with costs in cents.
 */
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

/** Plans of visitors that are shared as they were suggested. */
export interface SharedSuggestionTable {
  suggestion_id: string;
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
  /** Those whose mail may or may not have arrived. */
  tries: number;
  /** How often the mail server asked for another time. */
  deferrals: Generated<number>;
  claimed_at: number;
  /** Before it nobody tries again. */
  retry_at: number;
  sent_at: number | null;
}
