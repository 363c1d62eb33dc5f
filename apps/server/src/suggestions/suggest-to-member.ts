import {
  firstNameOf,
  type Progress,
  type Suggestion,
  type SuggestionRequest,
} from '@rendezvous/contract';
import { addDays } from '@rendezvous/venues';
import { messages } from '../messages.ts';
import type { Background } from './planning/wishes-of.ts';
import { Refusal } from '../refusal.ts';
import { attemptKey } from '../limits/attempt-key.ts';
import type { StoredProfile } from '../people/profiles-store.ts';
import type { Store } from '../store.ts';
import type { CountRefusals } from '../limits/count-refusals.ts';
import type { LearnFromDates } from './learn-from-dates.ts';
import { attemptLimits, requireAttempt } from '../limits/require-attempt.ts';
import type { SuggestDate } from './suggest-date.ts';

export interface MemberAsking {
  /** The day where the user is. */
  readonly today: string;
  readonly onProgress: (progress: Progress) => Promise<void> | void;
  readonly signal: AbortSignal;
}

/**
 * Plans for a user and one of their people, or nobody in particular. Refuses a person whom the user
 * does not have, before planning begins.
 */
export type SuggestToMember = (
  userId: number,
  request: SuggestionRequest,
  asking: MemberAsking,
) => Promise<Suggestion>;

interface Deps {
  readonly store: Store;
  readonly suggestDate: SuggestDate;
  readonly learnFromDates: LearnFromDates;
  readonly countRefusals: CountRefusals;
  readonly now: () => Date;
  readonly rateLimits: boolean;
}

const nobody = -1;
/** Names of past activities, newest first: far more than anybody does in a lifetime of dates. */
const maxDoneTogether = 5_000;
/** For this long, a place that was shown is not shown again if another is as good. */
const freshDays = 30;

export function createSuggestToMember(deps: Deps): SuggestToMember {
  const { store, suggestDate, countRefusals, now, rateLimits } = deps;
  return (userId, request, asking) =>
    countRefusals({ who: `user ${userId}` }, () => suggestOnce(userId, request, asking));

  async function suggestOnce(
    userId: number,
    request: SuggestionRequest,
    { today, onProgress, signal }: MemberAsking,
  ): Promise<Suggestion> {
    const startedAt = now();
    if (rateLimits)
      await requireAttempt(
        store.attempts,
        { key: attemptKey('suggest', String(userId)), limit: attemptLimits.suggest },
        startedAt.getTime(),
      );
    const person =
      request.profileId === nobody
        ? null
        : await requirePerson(store, { userId, profileId: request.profileId, today });
    const background = await backgroundOf(deps, {
      userId,
      person,
      today,
      now: startedAt.getTime(),
      signal,
    });
    const { suggestion, state } = await suggestDate(request, {
      now: startedAt,
      onProgress,
      whose: `user ${userId}`,
      signal,
      background,
    });
    signal.throwIfAborted();
    await store.suggestions.createOfUser(userId, {
      request,
      suggestion,
      state,
      profileId: person?.id ?? null,
      day: today,
      now: startedAt.getTime(),
    });
    return suggestion;
  }
}

async function requirePerson(
  store: Store,
  { userId, profileId, today }: { userId: number; profileId: number; today: string },
): Promise<StoredProfile> {
  const profile = await store.profiles.find(userId, profileId, today);
  // Nobody goes on a date with themselves.
  if (profile === undefined || profile.isOwn)
    throw new Refusal('not-found', { detail: messages.unknownProfile });
  return profile;
}

interface Asked {
  readonly userId: number;
  readonly person: StoredProfile | null;
  readonly today: string;
  readonly now: number;
  readonly signal: AbortSignal;
}

async function backgroundOf(
  { store, learnFromDates }: Deps,
  { userId, person, today, now, signal }: Asked,
): Promise<Background> {
  const own = await store.profiles.find(
    userId,
    await store.profiles.requireOwnId(userId, { now, today }),
    today,
  );
  const datesOf = async (timeline: 'past' | 'upcoming') =>
    person ? store.dates.listDone(userId, { timeline, today, profileId: person.id }) : [];
  const past = await datesOf('past');
  const upcoming = await datesOf('upcoming');
  const done = [...upcoming.toReversed(), ...past].flatMap((date) =>
    date.activities.map((activity) => activity.name),
  );
  return {
    companion: {
      name: person && firstNameOf(person.name),
      ownInterests: own?.interests ?? [],
      ownCuisines: own?.preferred_cuisines ?? [],
    },
    diets: own?.dietary_restrictions ?? [],
    dislikes: own?.dislikes ?? [],
    lessons: person
      ? await learnFromDates(past, person, { today, whose: `user ${userId}`, signal })
      : [],
    doneTogether: [...new Set(done)].filter((name) => name !== '').slice(0, maxDoneTogether),
    // What was shown today may be shown again: the same request on one day gives the same plans.
    recentlyShown: new Set(
      await store.suggestions.listVenuesShown(userId, {
        from: addDays(today, -freshDays),
        before: today,
      }),
    ),
  };
}
