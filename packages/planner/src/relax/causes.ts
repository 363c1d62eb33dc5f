import { capitalize, formatClock, formatList, readNeeds } from '@rendezvous/language';
import { closingHolidayOf } from '../context/calendar.ts';
import type { Effort } from '../search/any-plan.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { ladderOf, type Relaxable, smallHoursEnd } from './ladders.ts';
import type { Request } from '../prepare.ts';
import { Possibilities } from './possibilities.ts';

/** A wish that a plan may fail by, though not all of them are ever given up. */
type Liftable = Relaxable | 'diet' | 'needs' | 'first-date';

/**
 * What stands in the way: the first wish without which, all others kept, there is a plan.
 * `together`: no one wish alone; `unknown`: that would have taken more work than one answer may.
 */
export type Cause = Liftable | 'together' | 'unknown';

/**
 * Every wish that may stand in the way, in the order in which people would say it: what is tight
 * for sure before what merely adds to it.
 */
export const wishesAsked = [
  'end',
  'distance',
  'budget',
  'setting',
  'mode',
  'needs',
  'diet',
  'dislikes',
  'done-before',
  'first-date',
  'start',
  'stops',
] as const satisfies readonly Liftable[];

/** What these wishes say is read word by word, so that without them all of it is read again. */
const worded: ReadonlySet<Liftable> = new Set([
  'needs',
  'diet',
  'dislikes',
  'done-before',
  'first-date',
]);

/** No wish stands in the way any more at these. */
const unbounded = { miles: 50, cents: 100_000 } as const;

/** The wishes with one of them lifted, in one or more ways; empty if it was never wished. */
export function liftsOf(wish: Liftable, wishes: Wishes): Partial<Wishes>[] {
  const one = (isWished: boolean, changes: Partial<Wishes>) => (isWished ? [changes] : []);
  const { minCents, maxCents } = wishes.budget;
  switch (wish) {
    case 'end':
      return one(wishes.endMinutes !== null, { endMinutes: null });
    case 'stops':
      return ladderOf('stops', wishes).map(({ changes }) => changes);
    case 'distance':
      return one(wishes.maxMiles < unbounded.miles, { maxMiles: unbounded.miles });
    case 'budget':
      return one(maxCents < unbounded.cents, { budget: { minCents, maxCents: unbounded.cents } });
    case 'setting':
      return one(wishes.setting !== 'both', { setting: 'both' });
    case 'mode':
      return one(wishes.mode !== 'no_preference', { mode: 'no_preference' });
    case 'needs':
      return liftsOfNeeds(wishes);
    case 'diet':
      return one(wishes.diets.length > 0, { diets: [] });
    case 'dislikes':
      return one(wishes.dislikes.length > 0, { dislikes: [] });
    case 'done-before':
      return one(wishes.doneBefore.length > 0, { doneBefore: [] });
    case 'first-date':
      return one(wishes.dateNumber === 1, { dateNumber: 2 });
    case 'start':
      return ladderOf('start', wishes).map(({ changes }) => changes);
  }
}

/** The wishes without the texts that speak of needs, whatever field they stand in. */
function liftsOfNeeds(wishes: Wishes): Partial<Wishes>[] {
  const { needs, spent } = readNeeds(wishes);
  if (needs.length === 0) return [];
  const left = (texts: readonly string[]) => texts.filter((text) => !spent.has(text));
  const { mood, interests, cuisines, dislikes, diets } = wishes;
  return [
    {
      mood: spent.has(mood) ? '' : mood,
      interests: left(interests),
      cuisines: left(cuisines),
      dislikes: left(dislikes),
      diets: left(diets),
    },
  ];
}

/** How many pairs and triples are looked at for the cause. */
const mostEffort = 800_000;

/**
 * What keeps a request from being planned, found by lifting one wish at a time, with
 * a sentence that says so.
 */
export function findCause(
  request: Request,
  effort: Effort = { left: mostEffort },
): { readonly cause: Cause; readonly reason: string } {
  const possibilities = new Possibilities(request, effort);
  const isPossible = (wish: Liftable, changes: Partial<Wishes>) => {
    if (!isRelaxable(wish)) {
      const lifted = { ...request, wishes: { ...request.wishes, ...changes } };
      return new Possibilities(lifted, effort).isPossible(new Map());
    }
    return possibilities.isPossible(new Map([[wish, [{ wish, changes, text: '' }]]]));
  };
  let isSure = true;
  for (const wish of wishesAsked) {
    for (const changes of liftsOf(wish, request.wishes)) {
      const verdict = isPossible(wish, changes);
      if (verdict === undefined) isSure = false;
      if (verdict === true)
        return {
          cause: wish,
          reason: sentenceOf(
            wish,
            request,
            (end) => isPossible('end', { endMinutes: end }) === true,
          ),
        };
    }
  }
  const cause = isSure ? 'together' : 'unknown';
  return { cause, reason: sentenceOf(cause, request, () => false) };
}

const isRelaxable = (wish: Liftable): wish is Relaxable => !worded.has(wish);

/** An evening this short is told by its length, a longer one by its end. */
const shortEveningMinutes = 150;

function sentenceOf(
  cause: Cause,
  { wishes, context }: Request,
  isOverBy: (minute: number) => boolean,
): string {
  const { startMinutes, endMinutes, setting, diets, dislikes } = wishes;
  const holiday = closingHolidayOf(context.date);
  const from = formatClock(startMinutes);
  switch (cause) {
    case 'end':
      return endSentence(wishes, endMinutes ?? 0, isOverBy);
    case 'distance':
      return `Not enough places that fit are within ${wishes.maxMiles} ${wishes.maxMiles === 1 ? 'mile' : 'miles'} of ${context.place.label}.`;
    case 'budget':
      return 'An evening that fits these wishes costs more than your budget.';
    case 'setting':
      return setting === 'indoor'
        ? 'Not enough places that fit are indoors at that hour.'
        : 'Nothing outdoors fits that hour, the light and the weather.';
    case 'mode':
      return wishes.mode === 'walking'
        ? 'The places that fit are too far apart to walk.'
        : 'The places that fit are too far apart for that way of getting around.';
    case 'needs':
      return 'We know too few places here that suit what you need.';
    case 'diet':
      return `Too little here is known to suit ${formatList(diets)}.`;
    case 'dislikes':
      return `Without ${formatList(dislikes.slice(0, 3))}${dislikes.length > 3 ? ' and the rest' : ''}, too little is left.`;
    case 'done-before':
      return 'You have been to too much of what fits.';
    case 'first-date':
      return 'Too little that suits a first date fits the other wishes.';
    case 'start':
      if (startMinutes < smallHoursEnd)
        return `Next to nothing is open from ${from} to ${formatClock(smallHoursEnd)}. Begin early that morning, or late in the evening and go on past midnight.`;
      return holiday === null
        ? `Too little that fits is open from ${from} on.`
        : `Too little that fits is known to be open on ${holiday} from ${from} on.`;
    case 'stops':
      return `There is no room for ${inWords[wishes.stops]} stops; fewer fit.`;
    case 'together':
      return 'It is not one wish that stands in the way but several together.';
    case 'unknown':
      return 'These wishes together leave no evening that we could find.';
  }
}

/** 'Three stops need at least 1 hour 45 minutes; you have 45 minutes.' */
function endSentence(
  { startMinutes: start, stops: count }: Wishes,
  end: number,
  isOverBy: (minute: number) => boolean,
): string {
  const earliest = earliestEnd(end, isOverBy);
  const stops = `${capitalize(inWords[count] ?? '')} stops`;
  if (earliest === undefined)
    return `${stops} that fit these wishes take longer than until ${formatClock(end)}.`;
  return end - start < shortEveningMinutes
    ? `${stops} need at least ${durationInWords(earliest - start)} then; you have ${durationInWords(end - start)}.`
    : `Nothing that fits these wishes is over by ${formatClock(end)}: ${stops.toLowerCase()} need until ${formatClock(earliest)}.`;
}

const inWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const endStep = 5;
const latestExtension = 6 * 60;

/**
 * The first minute after an end by which a plan can be over; a later end allows all
 * that an earlier one does.
 */
function earliestEnd(end: number, isOverBy: (minute: number) => boolean): number | undefined {
  let [low, high] = [0, latestExtension / endStep];
  if (!isOverBy(end + high * endStep)) return undefined;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isOverBy(end + middle * endStep)) high = middle;
    else low = middle;
  }
  return end + high * endStep;
}

function durationInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [`${hours} ${hours === 1 ? 'hour' : 'hours'}`] : []),
    ...(rest > 0 || hours === 0 ? [`${rest} minutes`] : []),
  ];
  return parts.join(' ');
}
