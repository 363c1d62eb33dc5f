import {
  alternativesOf,
  capitalize,
  isForSunrise,
  isParentsDay,
  meanings,
  readTerms,
  readWish,
  segmentsOf,
  thingAtSunrise,
  type Catalogue,
} from '@rendezvous/language';
import { kinds, type Venue } from '@rendezvous/venue-model';
import { senseOf } from './sense-of.ts';
import { isNamedAt } from './own-words.ts';
import { rememberedAmong } from './remembered.ts';
import { softDrinksFor } from './soft-drinks.ts';
import { finderOf, likeness, soughtOf, type Met } from './sought.ts';
import { isStreet, saidStreet, streetNamed } from './typed/streets.ts';
import type { Wishes } from './wishes.ts';

/** One thing the two like, and how well a venue meets it. */
export interface Taste extends Met {
  /** In their words, slips corrected. */
  readonly text: string;
  /**
   * When it can be had in the open: stars and a bonfire in the dark, a sunset or sunrise as the sun
   * goes down or comes up, tide pools as the sea lays them bare.
   */
  readonly hour: 'any' | 'dark' | 'sunset' | 'sunrise' | 'low tide';
  /** Whether it is a thing at any other hour as well: of 'sunrise hike' the hike. */
  readonly isThing: boolean;
  /** Who wished it: it was asked for, the one who asks likes it, or both. */
  readonly whose: 'asked' | 'own' | 'both';
  /** Whether it was asked for, so that a plan meets it or has to say that it does not. */
  readonly isMust: boolean;
  /** How much it counts beside the others. */
  readonly weight: number;
  /** What was looked for instead, in their words, where nothing has all of it. */
  readonly instead?: string;
  /**
   * Whether a venue has it that is not known for it, where such venues are no answer
   * to the wish by themselves.
   */
  readonly isOnlyHadAt?: (venue: Venue) => boolean;
  /** The same wish asked for less exactly, the more exact first. */
  readonly looser: () => readonly Taste[];
}

/**
 * A taste for which nothing is to be had on that day and so near: the nearest thing of
 * its world counts for more.
 */
export function withoutTheThing(taste: Taste): Taste {
  return { ...taste, match: (venue) => likeness.inItsPlace * taste.akin(venue) };
}

/**
 * What both like counts more than what was asked for, and that more than what
 * only the one who asks likes.
 */
const weightOf: Readonly<Record<Taste['whose'], number>> = { both: 2, asked: 1, own: 0.5 };
/**
 * The tastes of the two, of those who come `withChildren` one of their children’s too, and
 * where the two are `isDry` none of alcohol; and of what was asked for the words that
 * nothing at hand answers to.
 */
export function readTastes(
  { interests: typed, cuisines, companion }: Wishes,
  venues: readonly Venue[],
  { isDry = false, withChildren = false }: { isDry?: boolean; withChildren?: boolean } = {},
): { tastes: Taste[]; unread: string[] } {
  const interests = typed.map((text) => asMeant(text, venues));
  const own = { interests: companion?.ownInterests ?? [], cuisines: companion?.ownCuisines ?? [] };
  const unread = [...interests, ...cuisines].filter((text) => !isKnown(text, venues));
  const read = (texts: readonly string[], whose: Taste['whose']): Taste[] =>
    texts.flatMap((text) => {
      const soft = isDry ? softDrinksFor(text) : [];
      const either = soft.length > 0 ? soft : alternativesOf(text, catalogueOf(venues));
      const tastes = either.flatMap((one) => tasteOf(one, whose, venues) ?? []);
      return tastes.length > 1 ? [anyOf(tastes, text, venues)] : tastes;
    });
  const merge = (asked: readonly string[], liked: readonly string[]): Taste[] => {
    const [askedMeanings, likedMeanings] = [
      new Set(asked.map(senseOf)),
      new Set(liked.map(senseOf)),
    ];
    return [
      ...asked.flatMap((text) => read([text], likedMeanings.has(senseOf(text)) ? 'both' : 'asked')),
      ...read(
        liked.filter((text) => !askedMeanings.has(senseOf(text))),
        'own',
      ),
    ];
  };
  const kitchens = [
    ...Map.groupBy(merge(cuisines, own.cuisines), (taste) => taste.whose).values(),
  ].map((those) => kitchenOf(those, venues));
  const theirs = withChildren ? [forChildren(venues)] : [];
  return { tastes: [...merge(interests, own.interests), ...kitchens, ...theirs], unread };
}

function tasteOf(text: string, whose: Taste['whose'], venues: readonly Venue[]): Taste | undefined {
  if (!isKnown(text, venues)) return undefined;
  // An hour is no tag of a place: whoever wants a sunrise hike is content
  // with any good place to hike.
  const atSunrise = thingAtSunrise(text);
  const { met, less } = soughtOf(atSunrise ?? text, venues);
  const street = streetNamed(text, venues);
  const asked = {
    text: street === undefined ? (readWish(text)?.said ?? text) : saidStreet(street),
    // 'Sunset Boulevard' is no hour.
    hour: street === undefined ? hourOf(text) : 'any',
    isThing: atSunrise !== undefined,
    whose,
    isMust: whose !== 'own',
    weight: weightOf[whose],
  } as const;
  const looser = (): readonly Taste[] =>
    less().map(({ reading, ...metLess }) => ({
      ...asked,
      ...(reading.isApart || reading.isAllOfIt ? {} : { instead: reading.said }),
      ...metLess,
      looser: () => [],
    }));
  return { ...asked, ...met, looser };
}

/** The sand that is eaten with a spoon: 'japanese desert', 'late night deserts'. */
const sweetDeserts =
  /\b(japanese|korean|chinese|thai|indian|filipino|mexican|italian|french|greek|turkish|asian|vegan|frozen|chocolate|late[ -]night|sweet|fancy|good) desert(s?)\b|\bdesert(?= (?:shops?|bars?|cafes?|menus?|dates?)\b)/gi;
/** A meal on a feast is that meal, and the day is known: 'easter brunch'. */
const feastOfMeal =
  /^(?:easter(?: sunday)?|mother'?s'? day|father'?s'? day|valentine'?s?(?: day)?|christmas(?: eve| day)?|thanksgiving|new year'?s?(?: eve| day)?|birthday|anniversary) (?=(?:brunch|breakfast|lunch|dinner|supper)$)/i;

/** What a text means beyond its letters, where no place has what it says. */
function asMeant(text: string, venues: readonly Venue[]): string {
  const sweet = text.replace(sweetDeserts, '$1 dessert$2').trim();
  return catalogueOf(venues).isHad(sweet) ? sweet : sweet.replace(feastOfMeal, '');
}

/** Whether the lexicon knows some of a text, or some venue answers to it. */
function isKnown(text: string, venues: readonly Venue[]): boolean {
  return !isParentsDay(text) && (readTerms(text).length > 0 || catalogueOf(venues).isHad(text));
}

/** What the places at hand know of a text. */
export const catalogueOf = (venues: readonly Venue[]): Catalogue => ({
  isNamed: (text) => isNamedAt(text, venues) || isStreet(text, venues),
  isHad: (text) => {
    const find = finderOf(text, venues);
    return venues.some((venue) => find(venue) !== null);
  },
});

/** Lights that are hung for the dark. */
const lightsAtNight = /\b(?:christmas|holiday|xmas|zoo) ?lights?\b/i;

/** A fire in the open is lit once the light is gone. */
const fires =
  /\b(?:bon|camp|beach )fires?\b|\bfire ?pits?\b|\bfire rings? (?:at|on|by) the (?:beach|sand)\b/i;

/** Whether a text asks for a fire in the open. */
export const isForFire = (text: string): boolean => fires.test(text);

/** Whether a text speaks of what the sea lays bare for an hour or two. */
export const isForLowTide = (text: string): boolean =>
  /\btid(?:e|al) ?pool(?:s|ing)?\b|\blow tides?\b/i.test(text);

function hourOf(text: string): Taste['hour'] {
  if (isForLowTide(text)) return 'low tide';
  if (lightsAtNight.test(text) || isForFire(text)) return 'dark';
  const surely = segmentsOf(text).flatMap(({ term }) => {
    const targets = term === undefined ? [] : (meanings.get(term)?.surely ?? []);
    return targets.flatMap(({ on, value, strength }) =>
      on === 'interest' && strength === 1 ? [value] : [],
    );
  });
  if (isForSunrise(text)) return 'sunrise';
  return surely.includes('stargazing') ? 'dark' : surely.includes('sunsets') ? 'sunset' : 'any';
}

/** So many cuisines are named where any will do. */
const maxNamed = 4;

/** Preferred cuisines of the same people are one wish: any of them will do, at a table. */
function kitchenOf(cuisines: readonly Taste[], venues: readonly Venue[]): Taste {
  const named = cuisines.slice(0, maxNamed).map(({ text }) => capitalize(text));
  const text = `${named.join(' or ')}${cuisines.length > maxNamed ? ' or others' : ''}`;
  const any = anyOf(cuisines, text, venues);
  const ifEating =
    <T>(found: (venue: Venue) => T, otherwise: T) =>
    (venue: Venue): T =>
      kinds[venue.category].eating ? found(venue) : otherwise;
  return {
    ...any,
    evidence: ifEating(any.evidence, null),
    match: ifEating(any.match, 0),
    akin: () => 0,
  };
}

/** What a child goes out for, whatever else its parents have in mind. */
const childrensThings =
  'kids,playground,zoo,aquarium,carousel,mini golf,arcade,model trains,dinosaurs,petting zoo'.split(
    ',',
  );

/**
 * What is there for the children of those who bring them: never said as a wish of theirs,
 * and no matter of tables.
 */
function forChildren(venues: readonly Venue[]): Taste {
  const things = childrensThings.flatMap((text) => tasteOf(text, 'own', venues) ?? []);
  const any = anyOf(things, 'for children', venues);
  return {
    ...any,
    evidence: () => null,
    match: (venue) => (kinds[venue.category].eating ? 0 : any.match(venue)),
    akin: () => 0,
  };
}

/** One wish that any of several things meets: 'beach or pool'. */
function anyOf(tastes: readonly Taste[], text: string, venues: readonly Venue[]): Taste {
  const whose = tastes[0]?.whose ?? 'asked';
  return {
    text,
    hour: 'any',
    isThing: true,
    whose,
    isMust: whose !== 'own',
    weight: weightOf[whose],
    evidence: rememberedAmong(venues, (venue) => {
      const found = tastes.flatMap((taste) => taste.evidence(venue) ?? []);
      return found.toSorted((a, b) => b.strength - a.strength)[0] ?? null;
    }),
    match: rememberedAmong(venues, (venue) =>
      Math.max(...tastes.map((taste) => taste.match(venue))),
    ),
    akin: rememberedAmong(venues, (venue) => Math.max(...tastes.map((taste) => taste.akin(venue)))),
    looser: () => [],
  };
}
