import { keepSound } from './audit/audit.ts';
import { withProvedReasons } from './audit/reasons.ts';
import { closingHolidayOf, holidayEveOf } from './context/calendar.ts';
import type { Context } from './context/context.ts';
import { forbiddingHours, temperatureAt } from './context/weather.ts';
import { formatClock, formatList } from '@rendezvous/language';
import type { Plan } from './plan.ts';
import { findCause } from './relax/causes.ts';
import { explainRefusal, type Refused } from './relax/relax.ts';
import { prepare } from './prepare.ts';
import { mealTimes } from './rules/meal-hours.ts';
import { missedBy } from './score/met.ts';
import { askedFirst } from './search/asked-first.ts';
import { staysOf, type Extras } from './search/find-in.ts';
import { curatedFirst } from './curated/curated-options.ts';
import { findOther } from './search/find-other.ts';
import { findNearest } from './search/near-first.ts';
import type { Found } from './search/search.ts';
import type { Evaluated, Space } from './search/space.ts';
import { unhurried } from './search/unhurried.ts';
import { isOpenAir, kinds, type Venue } from '@rendezvous/venue-model';
import type { Wishes } from './wishes/wishes.ts';
import { fullerFirst } from './words/fuller-first.ts';
import { labelPlans } from './words/label-plans.ts';
import { festivalNote } from './words/notes/festival-note.ts';
import { missedNotes } from './words/notes/missed-notes.ts';
import { placeChecks, placeNotes } from './words/notes/place-notes.ts';
import { whyNotNotes } from './words/why-not.ts';
import { noRoomForMeal, writePlan } from './words/write-plan.ts';

/** The planner's answer: one or two plans, or the reason why there is none and what would help. */
export type Suggested = Planned | Refused;

export interface Planned {
  readonly ok: true;
  readonly plans: readonly [Plan] | readonly [Plan, Plan];
  /** Notes for the two: words that match no place, why there is no meal. */
  readonly notes: readonly string[];
  /** How much work the proof of the best plan took. */
  readonly proof: {
    readonly candidates: number;
    readonly nodes: number;
    readonly evaluated: number;
    /** False if the search ended before the proof; the plans are then the best it found. */
    readonly isExact: boolean;
    /** The most by which a better plan could still score higher; 0 if the best is proved. */
    readonly gap: number;
  };
  /**
   * A dietary restriction that no data cover: they can ask for a meal anyway and call the kitchen.
   */
  readonly canAskKitchen: boolean;
  /** Whether the first plan passes a meal time, and what was asked for takes all of its stops. */
  readonly hasNoRoomForMeal: boolean;
  /** What the audit found in plans or stand-ins that are not given out: bugs of the planner. */
  readonly withheld: readonly string[];
}

/**
 * Plans a date: reads the wishes, finds the venues that qualify, searches for the best plan and a
 * different second one, audits every promise with separate code, and puts the plans into words.
 * Pure: the same wishes, venues and context give the same answer. A plan that breaks a promise is
 * withheld; throws if none is left, which is a bug of the planner.
 */
export function suggest(wishes: Wishes, venues: readonly Venue[], context: Context): Suggested {
  return findPlans(wishes, venues, context) ?? explainRefusal({ wishes, venues, context });
}

/**
 * The same without looking for changes that would help, which takes longer than a plan: a refusal
 * then gives only the reason.
 */
export function suggestBriefly(
  wishes: Wishes,
  venues: readonly Venue[],
  context: Context,
): Suggested {
  return (
    findPlans(wishes, venues, context) ?? {
      ok: false,
      ...findCause({ wishes, venues, context }),
      waysOut: [],
    }
  );
}

function findPlans(
  wishes: Wishes,
  venues: readonly Venue[],
  context: Context,
): Planned | undefined {
  const space = prepare({ wishes, venues, context });
  const { scene } = space;
  const options = findOptions(space);
  if (!options) return undefined;
  const written = labelPlans(
    fullerFirst(
      writeAll(
        options.flatMap(({ best }) => (best ? [unhurried(best, space)] : [])),
        space,
      ),
      scene,
    ),
    scene,
  )
    .map((plan) => withProvedReasons(plan, { wishes, context }))
    .map((plan, _, all) => ({
      ...plan,
      checks: [...plan.checks, ...placeChecks(plan, all, scene)],
    }));
  const { sound: plans, withheld } = keepSound(written, { wishes, venues, context });
  const whyNot = whyNotNotes(plans, scene, venues);
  return {
    ok: true,
    plans: plans as unknown as Planned['plans'],
    notes: [
      ...placeNotes(plans, scene, venues),
      ...whyNot,
      ...notesOf(plans, space, { among: venues, said: whyNot }),
    ],
    proof: proofOf(space.candidates.length, options),
    canAskKitchen: !wishes.askKitchen && isAskingWorth(plans, scene),
    hasNoRoomForMeal: plans.slice(0, 1).some(hasNoRoomForMeal),
    withheld,
  };
}

/** Whether calling a kitchen could help where the data promise nothing. */
function isAskingWorth(plans: readonly Plan[], { unverifiable, diets }: Space['scene']): boolean {
  const isFed = plans.some(({ stops }) =>
    stops.some(({ venue }) => kinds[venue.category].role === 'meal'),
  );
  return unverifiable.length > 0 || (diets.includes('gluten-free-kitchen') && !isFed);
}

/** A plan in which so many minutes of a meal time go by is one without a meal. */
const mealMinutes = 60;

function hasNoRoomForMeal({ checks, stops }: Plan): boolean {
  const [begins, ends] = [stops[0]?.arrival ?? 0, stops.at(-1)?.departure ?? 0];
  return (
    checks.some(({ text }) => text === noRoomForMeal) &&
    mealTimes.some(({ from, to }) => Math.min(ends, to) - Math.max(begins, from) >= mealMinutes)
  );
}

/** Puts the options into words; no two have the same title. */
function writeAll(options: readonly Evaluated[], space: Space): ReturnType<typeof writePlan>[] {
  const written: ReturnType<typeof writePlan>[] = [];
  for (const found of options)
    written.push(
      writePlan(
        found,
        space,
        written.map(({ title }) => title),
      ),
    );
  return written;
}

/**
 * The best plan near the place and a second one that differs from it; undefined if there is no
 * plan.
 */
function findOptions(space: Space): readonly [Found, Found] | undefined {
  for (const hopes of hopesOf(space)) {
    const first = findNearest(space, hopes);
    if (!first.best || isBoughtTooDear(first.best, space, hopes)) continue;
    const second = findOther(space, first.best, hopes);
    const isModest = !hopes.outOfDoors && !hopes.hasPicnic;
    const modest = { ...hopes, outOfDoors: false, hasPicnic: false };
    return second.best || isModest
      ? curatedFirst(space, askedFirst(first, second, space.scene), hopes)
      : curatedFirst(space, [first, findOther(space, first.best, modest)], hopes);
  }
  return undefined;
}

/**
 * Whether a plan buys food for a picnic but leaves out something requested that another plan has.
 */
function isBoughtTooDear(plan: Evaluated, space: Space, hopes: Extras): boolean {
  const missed = missedBy(staysOf(plan), space.scene).length;
  if (!hopes.hasPicnic || missed === 0) return false;
  const { best } = findNearest(space, { ...hopes, hasPicnic: false });
  return best !== null && missedBy(staysOf(best), space.scene).length < missed;
}

/**
 * What the evening should have if possible: midnight on New Year's Eve, and the open air and a
 * picnic for those who ask for them. The most complete comes first.
 */
function hopesOf({ scene: { untilMidnight, wishes }, candidates }: Space): Extras[] {
  const midnight = untilMidnight === null ? [{}] : [{ earliestEnd: untilMidnight }, {}];
  const openAir = wishes.setting === 'outdoor' ? [{ outOfDoors: true }, {}] : [{}];
  const canPicnic = (['food', 'lawn'] as const).every((part) =>
    candidates.some(({ picnic }) => picnic === part),
  );
  const picnic = canPicnic ? [{ hasPicnic: true }, {}] : [{}];
  return midnight.flatMap((late) =>
    openAir.flatMap((out) => picnic.map((basket) => ({ ...late, ...out, ...basket }))),
  );
}

function notesOf(
  plans: readonly Plan[],
  space: Space,
  { among, said }: { readonly among: readonly Venue[]; readonly said: readonly string[] },
): string[] {
  const { scene } = space;
  const notes = missedNotes(plans, space, among, said);
  notes.push(...mealExcusesIn(plans));
  const { untilMidnight, context } = scene;
  if (
    untilMidnight !== null &&
    plans.every(({ stops }) => (stops.at(-1)?.departure ?? 0) < untilMidnight)
  )
    notes.push('Nothing that we know to be open would keep you out past midnight.');
  notes.push(...terraceNotes(plans, scene));
  const heat = plans.some(isOutside) ? null : usualHeatNote(scene);
  if (heat !== null) notes.push(heat);
  const day = specialDayOf(context.date);
  const festival = festivalNote(plans, scene, among);
  return [...notes, ...(day === null ? [] : [day]), ...(festival === null ? [] : [festival])];
}

/** Why a plan has no meal although it could, and which of the two plans if the other has one. */
function mealExcusesIn(plans: readonly Plan[]): string[] {
  const excuses = plans.map(
    ({ checks }) => checks.find(({ rule }) => rule === 'meal-excuse')?.text ?? null,
  );
  return [...new Set(excuses)].flatMap((text) => {
    if (text === null) return [];
    if (excuses.every((one) => one === text)) return [text];
    const which = excuses[0] === text ? 'first' : 'other';
    return [`In the ${which} plan ${text.charAt(0).toLowerCase()}${text.slice(1)}`];
  });
}

/** Tells those who asked for the open air when a terrace is all there is. */
function terraceNotes(plans: readonly Plan[], { wishes }: Space['scene']): string[] {
  if (wishes.setting !== 'outdoor') return [];
  const without = plans.filter(({ stops }) => !stops.some(({ venue }) => isOpenAir(venue)));
  const terraces = without.flatMap(({ stops }) =>
    stops.filter(({ venue }) => venue.outdoor).map(({ venue }) => venue.name),
  );
  return terraces.length === 0
    ? []
    : [
        `No park, garden or waterfront works at this hour and in this weather, so outdoors means a terrace: ${formatList(terraces)}.`,
      ];
}

const isOutside = ({ stops }: Plan): boolean => stops.some(({ venue }) => isOpenAir(venue));

/**
 * Why nothing is outdoors at some hours of the date, if the usual weather of the month is the
 * reason.
 */
function usualHeatNote({ wishes, context: { weather } }: Space['scene']): string | null {
  if (weather.kind !== 'normals' || wishes.setting === 'indoor') return null;
  const hour = forbiddingHours(weather, atEase).find(
    (one) => one * 60 + 60 > wishes.startMinutes && one * 60 < wishes.startMinutes + eveningMinutes,
  );
  if (hour === undefined) return null;
  return `It is usually around ${temperatureAt(weather, hour * 60)} °F at ${formatClock(hour * 60)}, so nothing outdoors is planned then.`;
}

/** The effort of sitting down. */
const atEase = 1;
const eveningMinutes = 4 * 60;

function specialDayOf(date: string): string | null {
  const holiday = closingHolidayOf(date);
  if (holiday !== null)
    return `Most places close on ${holiday}, so call ahead wherever the hours do not name the day.`;
  const eve = holidayEveOf(date);
  return eve === null ? null : `Many places close early on ${eve}, so check before you go.`;
}

function proofOf(candidates: number, found: readonly Found[]): Planned['proof'] {
  return {
    candidates,
    nodes: found.reduce((sum, one) => sum + one.nodes, 0),
    evaluated: found.reduce((sum, one) => sum + one.evaluated, 0),
    isExact: found.every((one) => one.isExact),
    gap: found[0]?.gap ?? 0,
  };
}
