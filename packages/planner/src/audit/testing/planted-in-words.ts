import type { CuratedDate } from '../../curated/curated-date.ts';
import type { Plan, Reason } from '../../plan.ts';
import type { Thread } from '../../threads/thread.ts';
import type { AuditRule } from '../fault.ts';
import { context, facts, honest, wishes, withStop, type Planted } from './honest-plan.ts';

/** The honest plan told by a thread that it does not follow, or not from there. */
function following(thread: Partial<Thread>, from = 0): Planted {
  const told: Thread = {
    id: 'pictures-and-supper',
    stops: [{ kind: ['gallery'] }, { role: ['meal'] }],
    titles: ['Pictures and Supper'],
    leads: ['Pictures first, then supper'],
    ...thread,
  };
  return {
    plan: { ...honest, thread: { id: told.id, from } },
    facts: { ...facts, context: { ...context, threads: [told] } },
  };
}

/** The honest plan given out as a date composed by hand, and in its words. */
export function composedAs(date: Partial<CuratedDate>, change: Partial<Plan> = {}) {
  const composed: CuratedDate = {
    id: 'walls-and-plates',
    title: honest.title,
    summary: honest.summary,
    note: null,
    suits: ['art'],
    stops: honest.stops.map(({ venue }) => ({
      venueId: venue.id,
      text: 'A room worth an hour of anybody who has eyes.',
      why: ['Room for two'],
    })),
    ...date,
  };
  return {
    plan: { ...honest, thread: null, curated: composed.id, ...change },
    facts: { ...facts, context: { ...context, curated: [composed] } },
  };
}

/** The same told of stops that lie so many minutes apart. */
function farApart(together: Thread['together'], minutes: number): Planted {
  const { plan, facts: known } = following({ together });
  return { plan: { ...plan, legs: plan.legs.map((leg) => ({ ...leg, minutes })) }, facts: known };
}

const plainly = (text: string): Reason => ({ text, evidence: null });
/** The honest gallery, said to be for something. */
const saying = (text: string, evidence: Reason['evidence']) => ({
  plan: withStop(0, { reasons: [{ text, evidence }] }),
  facts: { ...facts, wishes: { ...wishes, interests: ['Art', 'Pinball', 'quiet art'] } },
});

/**
 * Faults of what a plan says of itself: its reasons, its thread, the date composed by
 * hand that it claims to be.
 */
export const plantedInWords = {
  reasons: [
    { plan: withStop(0, { reasons: ['A', 'B', 'C', 'D'].map(plainly) }), facts },
    { plan: withStop(0, { reasons: ['A', 'A'].map(plainly) }), facts },
    saying(
      'A reason of more than fourteen words is no reason, whatever else may be said of it',
      null,
    ),
    // A wish is quoted that the place does not meet, with and without something to rest on.
    saying('Pinball', null),
    saying('The pinball you asked for, four minutes on foot from dinner', null),
    saying('Pinball', { by: 'tag', what: 'pinball', strength: 1, said: 'pinball' }),
    saying('Pinball', { by: 'known_for', what: 'pinball', strength: 1, said: 'pinball' }),
    saying('Pinball', { by: 'text', what: 'pinball', strength: 1, said: 'pinball' }),
    saying('Pinball', { by: 'kind', what: 'gallery', strength: 1, said: 'pinball' }),
    // Half of it is true.
    saying('Quiet art', { by: 'tag', what: 'art', strength: 1, said: 'quiet art' }),
    // The words are another's than those that are proved.
    saying('Pinball as you asked', { by: 'tag', what: 'art', strength: 1, said: 'art' }),
    // Figures that are not the plan's.
    saying('First, because it closes at 3:10 AM', null),
    saying('Nine minutes on foot from dinner', null),
    saying('About $7 for two, so the money goes to dinner', null),
    saying('You are here for the 8 PM sunset', null),
  ],
  thread: [
    { plan: { ...honest, thread: { id: 'nobody-knows-it', from: 0 } }, facts },
    following({}, 1),
    farApart('walk', 12),
    farApart('neighborhood', 22),
    following({ when: { weekdays: [0] } }),
    following({ when: { start: [20, 22] } }),
    following({ when: { season: ['12-01', '01-06'] } }),
    following({ when: { occasions: ['birthday'] } }),
    following({ when: { dates: [5, 9] } }),
    following({ stops: [{ kind: ['gallery'] }, { role: ['show'] }] }),
    following({ stops: [{ kind: ['gallery'] }, { noun: ['oysters'] }] }),
    following({ stops: [{ kind: ['gallery'], open: true }, { role: ['meal'] }] }),
    following({ stops: [{ kind: ['gallery'] }, { role: ['meal'], light: 'dark' }] }),
    following({ stops: [{ kind: ['gallery'] }, { role: ['meal'], arrive: [20, 22] }] }),
  ],
  curated: [
    { plan: { ...honest, curated: 'nobody-composed-it' }, facts },
    composedAs({ stops: [] }),
    composedAs({}, { stops: honest.stops.toReversed() }),
    composedAs({ when: { weekdays: [0] } }),
    composedAs({ when: { start: [20, 22] } }),
    composedAs({ when: { occasions: ['birthday'] } }),
    composedAs({
      stops: honest.stops.map(({ venue }) => ({
        venueId: venue.id,
        arrive: [8, 9],
        text: 'A room at breakfast, with nobody else in it yet.',
        why: ['Room for two'],
      })),
    }),
  ],
} satisfies Partial<Record<AuditRule, Planted[]>>;
