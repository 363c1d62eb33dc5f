import { capitalize, fold, formatList, isDish, rootOf, singular } from '@rendezvous/language';
import { kinds, type Venue } from '@rendezvous/venue-model';
import { isMetBy } from '../../score/met.ts';
import type { Reason } from '../../plan.ts';
import type { Companion } from '../../wishes/wishes.ts';
import type { TasteEvidence } from '../../wishes/sought.ts';
import type { Taste } from '../../wishes/tastes.ts';
import { spokenClock } from '../voice/clock.ts';
import { writtenIn } from '../voice/gist/spelling.ts';
import { ownRoomOf } from '../voice/gist/table-gist.ts';
import { isNationality } from '../voice/nationality.ts';
import type { Claim, StopInPlan } from './claim.ts';
import { momentAt, setOf, sunsetAt } from './hours.ts';
import { dishesOf, isQuality, spokenWish, thingsSeen } from './speak.ts';

/**
 * What a wish with the concrete thing that meets it says beyond any other fact, and
 * what it says without one.
 */
const strengthOf = { met: 1.5, named: 1 } as const;

/** What a stop has of what was asked for, each with the concrete thing that meets it. */
export function wishClaims(place: StopInPlan): Claim[] {
  return wishesAt(place).flatMap(({ taste, evidence }) => claimsOfWish(taste, evidence, place));
}

/** 'The dinner you asked for' tells nobody anything. */
const saysNoMore = /^(?:dinner|lunch|brunch|breakfast|drinks?|dessert|food|date|night out)$/i;

/** What a stop has of what was asked for, all of it and not half, said as an answer. */
export function answersAt(place: StopInPlan): (Reason & { readonly evidence: TasteEvidence })[] {
  const { companion } = place.evening.scene.wishes;
  return wishesAt(place)
    .filter(
      ({ taste, evidence: { said } }) =>
        taste.isMust && fold(said) === fold(taste.text) && !saysNoMore.test(said),
    )
    .map(({ taste, evidence }) => {
      const wish = named(evidence.said, place.stop.venue) ?? spokenWish(evidence.said);
      const text = ownLead(wish, taste.whose, companion) ?? echoesOf(wish).at(-1) ?? wish;
      return { text, evidence };
    });
}

/** The wishes that a stop meets at its hour, the surest first. */
function wishesAt(place: StopInPlan) {
  const {
    stop,
    evening: { scene },
  } = place;
  return scene.tastes
    .flatMap((taste) => {
      const evidence = taste.evidence(stop.venue);
      return evidence && isMetBy(taste, [stop], scene) && isForNow(evidence.said, place)
        ? [{ taste, evidence }]
        : [];
    })
    .toSorted((a, b) => b.evidence.strength - a.evidence.strength);
}

const brunchIsOver = 15 * 60;

/** Whether it is the hour for a wish: a nightcap ends the night, and nobody has brunch at four. */
function isForNow(said: string, { stop, at, evening: { stops } }: StopInPlan): boolean {
  if (/\bnight ?caps?\b/i.test(said))
    return at === stops.length - 1 && kinds[stop.venue.category].role !== 'meal';
  return !/\bbrunch\b/i.test(said) || stop.arrival <= brunchIsOver;
}

/** What goes on beside a stage, so that no set begins with it. */
const besideStages =
  /\b(?:trivia|quiz|bingo|pool|darts|games?|pinball|karaoke|bowling|dominoes|shuffleboard|patio|food|dinner|drag brunch)\b/i;

/** The same wish with each thing that can be said beside it; as an echo only if there is none. */
function claimsOfWish(taste: Taste, evidence: TasteEvidence, place: StopInPlan): Claim[] {
  const { companion } = place.evening.scene.wishes;
  const wish = named(evidence.said, place.stop.venue) ?? spokenWish(evidence.said);
  const own = ownLead(wish, taste.whose, companion);
  const found = meetings(place, evidence).map(([strength, clause, alone]) => ({
    about: 'wish' as const,
    strength: strengthOf.met + evidence.strength / 2 + strength,
    ways: [own === undefined && alone ? capitalize(alone) : `${own ?? capitalize(wish)}${clause}`],
    evidence,
  }));
  if (found.length > 0) return found;
  return [
    {
      about: 'wish' as const,
      strength: strengthOf.named,
      ways: own === undefined ? echoesOf(wish) : [own],
      evidence,
    },
  ];
}

/** A name of several words as the place writes its own: 'the High Line'. */
const named = (said: string, { name }: Venue): string | undefined =>
  said.includes(' ') ? writtenIn(name, fold(said)) : undefined;

const echoesOf = (wish: string): string[] => [
  `${capitalize(wish)} as you asked`,
  ...(isQuality.test(wish) ? [] : [`The ${wish} you asked for`]),
];

/** A wish with whose taste it is, where somebody comes along by name. */
function ownLead(
  wish: string,
  whose: Taste['whose'],
  companion: Companion | null,
): string | undefined {
  const name = companion?.name;
  if (!name) return undefined;
  if (whose === 'both') return `${capitalize(wish)} for both of you`;
  return whose === 'own' ? `${capitalize(wish)} for you` : `${capitalize(wish)} for ${name}`;
}

/** Whether what was asked for is eaten, so that a dish meets it. */
const isOfFood = (said: string, { cuisines }: Venue): boolean =>
  isNationality(said) ||
  isDish(said) ||
  /\b(food|brunch|breakfast|lunch|dinner|supper|restaurants?|kitchens?|eats?|bites?|dining|menu)\b/i.test(
    said,
  ) ||
  cuisines.some((cuisine) => cuisine === fold(said).replaceAll(' ', '-'));

/**
 * Whether what the two do there is what they asked for: the place is such a
 * one, or its words say it.
 */
function isAboutIt(moment: string, { by, what, said }: TasteEvidence, venue: Venue): boolean {
  const words = singular(fold(moment)).split(' ').map(rootOf);
  const isNamed = singular(fold(`${what} ${said}`))
    .split(' ')
    .some((word) => word.length > 2 && words.includes(rootOf(word)));
  // Whoever asked for steak is not told of the butter cake.
  if (isOfFood(said, venue)) return isNamed;
  return isNamed || by === 'kind' || by === 'name' || venue.knownFor[0] === what;
}

/**
 * The concrete thing that meets a wish, how much it says, and how it is said where
 * it names the wish itself.
 */
type Meeting = readonly [strength: number, clause: string, alone?: string | false];

function meetings(place: StopInPlan, evidence: TasteEvidence): Meeting[] {
  const { stop, evening } = place;
  const { scene } = evening;
  const [set, sunset, moment] = [setOf(place), sunsetAt(place), momentAt(place)];
  const { role } = kinds[stop.venue.category];
  const isTable = role === 'meal' || role === 'treat' || role === 'drink';
  const wished = new Set(singular(fold(evidence.said)).split(' ').map(rootOf));
  const isOther = (text: string): boolean =>
    !singular(fold(text))
      .split(' ')
      .some((word) => wished.has(rootOf(word)));
  const dishes =
    isTable && isOfFood(evidence.said, stop.venue) && !isDish(evidence.said)
      ? dishesOf(stop.venue, scene).filter(isOther)
      : [];
  const own = ownRoomOf(stop.venue, scene);
  const seen = isTable || evidence.by !== 'kind' ? [] : thingsSeen(place).filter(isOther);
  const found: (Meeting | undefined)[] = [
    set && !besideStages.test(evidence.said)
      ? [0.5, `, with the ${set.what} at ${spokenClock(set.begins)}`]
      : undefined,
    sunset === undefined || !isOther('sunset')
      ? undefined
      : [0.45, `, with the ${spokenClock(sunset)} sunset`],
    sunset === undefined || isOther('sunset') ? undefined : [0.5, `, at ${spokenClock(sunset)}`],
    // 'Bowling: bowl in bow ties' says it twice.
    moment === undefined || !isAboutIt(moment, evidence, stop.venue)
      ? undefined
      : [0.4, `: ${moment}`, !isOther(moment) && moment],
    dishes.length === 0 ? undefined : [0.4, `: ${formatList(dishes.slice(0, 2))} to share`],
    isTable && own !== undefined && isOther(own) ? [0.35, ` at ${own}`] : undefined,
    seen.length === 0 ? undefined : [0.3, `, with ${formatList(seen.slice(0, 2))}`],
  ];
  return found.filter((one) => one !== undefined);
}
