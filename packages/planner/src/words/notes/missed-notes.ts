import { besideNeeds, fold, formatList, isParentsDay } from '@rendezvous/language';
import { kinds, type Venue } from '@rendezvous/venue-model';
import type { Candidate } from '../../candidates/candidates.ts';
import { feastOn } from '../../context/feast.ts';
import type { Plan } from '../../plan.ts';
import { hasTaste, lackedBy } from '../../score/met.ts';
import type { Space } from '../../search/space.ts';
import type { Taste } from '../../wishes/tastes.ts';
import { dayNotes } from './day-notes.ts';
import { isQuality, spokenWish } from '../reasons/speak.ts';
import { spokenClock } from '../voice/clock.ts';
import { nearestHaving } from '../nearest-having.ts';
import { spokenName } from '../voice/moments.ts';

/** From here on a stop is much of the world of what was asked for. */
const somethingLikeIt = 0.6;

type Told = Pick<Plan, 'stops'> & Partial<Pick<Plan, 'curated'>>;

/** What was asked for and no plan has: why, and what in the plans comes nearest to it. */
export function missedNotes(
  plans: readonly Told[],
  { scene, candidates }: Pick<Space, 'scene' | 'candidates'>,
  among: readonly Venue[],
  said: readonly string[] = [],
): string[] {
  const missedByEach = plans.map((plan) => lackedInTime(plan, scene));
  const missing = scene.tastes.filter((taste) =>
    missedByEach.every((each) => each.includes(taste)),
  );
  const elsewhere = (missedByEach[0] ?? []).filter((taste) => !missing.includes(taste));
  const isInTime = ({ windows, shortestStay }: Candidate): boolean =>
    windows.some(({ arriveFrom }) => arriveFrom + shortestStay <= scene.latestEnd);
  const days = dayNotes(missing, scene, among);
  const unsaid = missing.filter((taste) => days.every((note) => note.taste !== taste));
  const possible = unsaid.filter((taste) =>
    candidates.some((one) => hasTaste(taste, one.venue) && isInTime(one)),
  );
  const unknown = missing.filter((taste) => !among.some((venue) => hasTaste(taste, venue)));
  const unfit = unsaid.filter(
    (taste) =>
      !possible.includes(taste) && !unknown.includes(taste) && !isUnsafeFood(taste, scene, among),
  );
  const { dislikes } = scene.wishes;
  const unread = scene.unread.filter(
    (text) => !dislikes.includes(text) && !isTheFeast(text, scene) && !isReadOtherwise(text),
  );
  const unknownDislikes = scene.unread.filter((text) => dislikes.includes(text));
  const near = unknown.map((taste) => [taste, nearestTo(taste, plans)] as const);
  const nothing = [...near.flatMap(([{ text }, nearest]) => (nearest ? [] : [text])), ...unread];
  return [
    ...new Set(days.map(({ text }) => text)),
    ...(nothing.length === 0
      ? []
      : [`We found nothing for ${quoted(nothing)}, so we planned around the rest.`]),
    ...near.flatMap(([{ text }, nearest]) =>
      nearest ? [`We found nothing for “${text}” itself${nearest}.`] : [],
    ),
    ...insteadNote(scene.tastes.flatMap(({ instead }) => instead ?? [])),
    ...(unknownDislikes.length === 0
      ? []
      : [
          `We could not check these places for ${quoted(unknownDislikes)}: change any that has it.`,
        ]),
    ...unfit.map((taste) => {
      const wish = spokenWish(taste.text);
      const told = `We found ${isQuality.test(wish) ? `nothing for “${taste.text}”` : `no ${wish}`} at this hour and near enough`;
      return `${told}${nearestHaving(taste, scene, { among, said }) || nearestTo(taste, plans)}.`;
    }),
    ...possible.map((taste) => {
      const told = `We could not fit in ${spokenWish(taste.text)} alongside everything else`;
      return `${told}${nearestTo(taste, plans)}.`;
    }),
    ...(elsewhere.length === 0
      ? []
      : [
          `The first plan goes without ${formatList(elsewhere.map(({ text }) => spokenWish(text)))}; the other plan has ${elsewhere.length > 1 ? 'them' : 'it'}.`,
        ]),
  ];
}

/** What is no thing to be found: it was heeded as a need, or says what the day is. */
export const isReadOtherwise = (text: string): boolean =>
  isParentsDay(text) || (besideNeeds(text).isRead && besideNeeds(text).rest === '');

const lackedInTime = (plan: Told, scene: Space['scene']): Taste[] =>
  lackedBy(plan.stops, scene, plan.curated).filter(
    (taste) => !isOverBeforeTheyCome(taste, scene) && !isUnderWater(taste, plan),
  );

/** Where the pools are and the tide is not, its hours are told. */
const isUnderWater = (taste: Taste, { stops }: Told): boolean =>
  taste.hour === 'low tide' && stops.some(({ venue }) => hasTaste(taste, venue));

/**
 * A sunrise before the hour that they named: when it is they are told with the
 * hour that would catch it.
 */
const isOverBeforeTheyCome = (
  { hour }: Taste,
  { context: { sun }, wishes }: Space['scene'],
): boolean => hour === 'sunrise' && sun.sunrise !== null && sun.sunrise < wishes.startMinutes;

/** Whoever asks for Christmas Eve on that very day has it. */
function isTheFeast(text: string, { context, wishes }: Space['scene']): boolean {
  const feast = feastOn(context.date, wishes.startMinutes);
  return feast !== null && fold(feast.name.replace(/^the /, '')) === fold(text);
}

/** What was looked for where nothing has all that was asked for. */
const insteadNote = (things: readonly string[]): string[] =>
  things.length === 0
    ? []
    : [`We went by ${formatList(things)}, the nearest we have to what you wrote.`];

/**
 * Whether it is eaten, and no kitchen is planned for what somebody must not eat: that is
 * said once, for all food.
 */
const isUnsafeFood = (
  taste: Taste,
  { unverifiable }: Space['scene'],
  among: readonly Venue[],
): boolean =>
  unverifiable.length > 0 &&
  among.every((venue) => !hasTaste(taste, venue) || kinds[venue.category].eating);

/**
 * '; the ferry at 4:15 PM is the nearest thing to it', where something is; an hour of the
 * sun has nothing like it.
 */
function nearestTo(taste: Taste, plans: readonly Pick<Plan, 'stops'>[]): string {
  if (taste.hour !== 'any') return '';
  for (const [i, { stops }] of plans.entries()) {
    const [nearest] = stops
      .filter(({ venue }) => taste.akin(venue) >= somethingLikeIt)
      .toSorted((a, b) => taste.akin(b.venue) - taste.akin(a.venue));
    if (!nearest) continue;
    const where = i === 0 ? `at ${spokenClock(nearest.arrival)}` : 'in the other plan';
    return `; ${spokenName(nearest.venue.name)} ${where} is the nearest thing to it`;
  }
  return '';
}

const quoted = (words: readonly string[]): string => formatList(words.map((word) => `“${word}”`));
