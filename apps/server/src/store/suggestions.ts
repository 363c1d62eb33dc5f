import type { Suggestion, SuggestionRequest } from '@rendezvous/contract';
import type { Database } from '../db/tables.ts';

export interface NewSuggestion {
  readonly visitorId: string;
  readonly request: SuggestionRequest;
  readonly suggestion: Suggestion;
  readonly now: number;
}

export interface Suggestions {
  /** Stores the first suggestion of a session, and the session with it. */
  create(suggestion: NewSuggestion): Promise<void>;
  /** A suggestion as it was answered. */
  findAnswer(suggestionId: string): Promise<Suggestion | undefined>;
  /** Deletes sessions and, with them, all their suggestions. */
  deleteSessionsBefore(instant: number): Promise<void>;
}

export function createSuggestions(db: Database): Suggestions {
  return {
    async create({ visitorId, request, suggestion, now }) {
      await db.insertInto('suggestion_sessions').values({ id: suggestion.session_id, visitor_id: visitorId, refinements_used: 0, created_at: now }).execute();
      await db
        .insertInto('suggestions')
        .values({ id: suggestion.suggestion_id, session_id: suggestion.session_id, request: JSON.stringify(request), answer: JSON.stringify(suggestion), created_at: now })
        .execute();
    },

    async findAnswer(suggestionId) {
      const row = await db.selectFrom('suggestions').select('answer').where('id', '=', suggestionId).executeTakeFirst();
      return row && (JSON.parse(row.answer) as Suggestion);
    },

    async deleteSessionsBefore(instant) {
      await db.deleteFrom('suggestion_sessions').where('created_at', '<', instant).execute();
    },
  };
}
