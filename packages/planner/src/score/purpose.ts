import { serves } from '@rendezvous/language';
import type { Category, Role } from '@rendezvous/venue-model';
import { isLit } from '../candidates/window.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { packsPicnics } from '../candidates/picnic.ts';
import { temperatureAt } from '../context/weather.ts';
import type { Scene } from '../scene.ts';
import { companyOf, pickedOf } from '../curated/company.ts';
import { suitsOn } from '../wishes/suits-all.ts';
import { isForOtherPeople } from './for-whom.ts';
import { roomFit, tableFit } from './table.ts';

/** What a stop offers by itself, as far as it is known before its purpose. */
interface Known {
  /** How well it meets each taste. */
  readonly tastes: readonly number[];
  readonly mood: number;
  readonly loved: number;
}

/**
 * How purposeful a stop is, 0 to 1: it has what was asked for, it is the meal that fits the
 * evening, or it is well-known company that fits the mood. Anything else fills time, and a place
 * for other people is below 0.
 */
export function purposeOf(candidate: Candidate, known: Known, scene: Scene): number {
  const isMeal = candidate.kind.role === 'meal';
  if (candidate.picnic === 'food')
    return packsPicnics(candidate.venue) ? forPicnic.packed : forPicnic.other;
  const company = companyOf(candidate.venue.id, scene);
  const asked =
    Math.max(0, ...known.tastes) *
    (isMeal ? 1 : roomFitOfAsked(candidate, scene)) *
    (1 - ofCompany.asked * (1 - company));
  if (asked < askedFrom && isForOtherPeople(candidate.venue, scene)) return ofOtherPeople;
  if (asked < askedFrom && isApart(candidate, scene)) return ofApart;
  const certain = candidate.hoursKnown ? 1 : ofUnknownHours;
  const isUnasked = asked < askedFrom && scene.tastes.some(({ isMust }) => isMust);
  const byItself =
    certain *
    (isMeal
      ? (isUnasked ? ofUnaskedMeal : 1) * mealFit(candidate, scene)
      : companyFit(candidate, known, scene) +
        ofCompany.unasked * company +
        ofPicked * pickedOf(candidate.venue.id, scene));
  const alone = isMeal ? askedAlone.meal : candidate.feeds ? 1 : askedAlone.other;
  const reason =
    (isForOthers(candidate, scene) ? ofOthers : 1) *
    (mayLeaveDogOut(candidate, scene) ? ofUnknownDoor : 1) *
    Math.max(byItself, asked * (alone + (1 - alone) * byItself));
  const full = Math.min(1, candidate.typicalStay / fullStayMinutes);
  return (1 - shareOfStay) * reason + shareOfStay * full;
}

/** What a place is worth to those who bring a dog if nobody says whether it may come. */
const ofUnknownDoor = 0.65;

const mayLeaveDogOut = ({ venue }: Candidate, scene: Scene): boolean =>
  scene.needs.includes('dog') && suitsOn(venue, 'dog', scene) === 'ask';

/** The food is half of a picnic; it is best from a shop that packs picnics. */
const forPicnic = { packed: 0.9, other: 0.6 } as const;

/**
 * Something that was asked for loses this share if its room does not fit an evening the two dress
 * up for.
 */
const lostToRoom = 0.7;

const roomFitOfAsked = ({ venue }: Candidate, scene: Scene): number =>
  1 - lostToRoom * (1 - roomFit(venue, scene));

/**
 * What a stop gains if a curated date has it next to what was asked for, and what one loses that
 * none has.
 */
const ofCompany = { asked: 0.12, unasked: 0.25 } as const;

/** What a stop that nobody asked for gains where those who know the city often choose it. */
const ofPicked = 0.25;

/** A meal that nobody asked for takes one of three stops that were meant for something else. */
const ofUnaskedMeal = 0.9;
/** From this match on, a stop is what was asked for. */
const askedFrom = 0.5;

/**
 * A wish is met whatever the place is like, but better by one that fits the evening; this matters
 * most for dinner.
 */
const askedAlone = { meal: 0.4, other: 0.75 } as const;
/** Nobody sets out for a place that may be closed, unless they asked for it. */
const ofUnknownHours = 0.35;
/** A kitchen for people with a restriction is not the first choice of two people without it. */
const ofOthers = 0.5;

/** A place for people unlike these two, and that they did not ask for, does more harm than good. */
const ofOtherPeople = -0.6;

const isForOthers = ({ venue }: Candidate, { diets }: Scene): boolean =>
  serves(venue, 'gluten-free-kitchen') && !diets.some((diet) => diet.startsWith('gluten-free'));
/** Stops that take their time make a full evening. */
const fullStayMinutes = 75;
const shareOfStay = 0.2;

/**
 * The base value of a stop that nobody asked for: a drink or something sweet belongs to an evening,
 * while a walk or a sight is rarely a reason to go.
 */
const ofRole: Readonly<Record<Exclude<Role, 'meal'>, number>> = {
  show: 0.2,
  drink: 0.35,
  activity: 0.17,
  treat: 0.22,
  stroll: 0.1,
};
/**
 * How much it counts to be related to what they asked for: murals next to the museum, a second room
 * with a band.
 */
const ofAskedWorld = 0.3;
/**
 * How much the mood counts: a lot if they named nothing else, less next to wishes, most for what
 * they eat or drink.
 */
const ofMood = { alone: 0.6, besideWishes: { table: 0.5, other: 0.3 }, errand: 0.15 } as const;
/**
 * Most shopping is an errand; people go to these shops for an evening only if they asked for them.
 */
const errands: ReadonlySet<Category> = new Set([
  'shop',
  'market',
  'library',
  'bookshop',
  'record_shop',
]);
/** From this minute on, nobody goes to see a sight on purpose, indoors or outdoors. */
export const lateSights = { from: 21 * 60, left: 0.25 } as const;
const culturalFrom = 0.7;
/**
 * Whoever came for something else does not want to sit in the dark, take a ferry or do something
 * that needs full attention.
 */
const ofItsOwn: ReadonlySet<Category> = new Set([
  'cinema',
  'boat_ride',
  'skating',
  'golf_range',
  'climbing_gym',
  'escape_room',
  'axe_throwing',
  'amusement_park',
  'cycling',
  'paddling',
  'spa',
  'cooking_class',
  'dance_class',
  'pottery_studio',
  'art_workshop',
]);

const isApart = ({ venue }: Candidate, { tastes }: Scene): boolean =>
  ofItsOwn.has(venue.category) && tastes.some(({ isMust }) => isMust);

/**
 * What such a place is worth next to what they came for: it takes two hours and has nothing to do
 * with it.
 */
const ofApart = 0.1;

/** Whether people look at a kind of place: a park, a square, a museum, a hall. */
export const isSight = ({ role, scale }: Candidate['kind']): boolean =>
  role === 'stroll' || (role === 'activity' && scale.cultural >= culturalFrom);
/**
 * A shorter stop is just a point on the way, and a longer one that nobody asked for takes over the
 * date.
 */
const worthwhileMinutes = 45;
const longestUnasked = { show: 100, other: 75 } as const;

/** What a place gains to which all are led gladly, and what remains of one to which few are. */
const ofDraw = { strong: 0.15, slight: 0.25, table: 0.5 } as const;

/** An outdoor counter is no place for a meal in the cold. */
function mealFit(candidate: Candidate, scene: Scene): number {
  const { venue } = candidate;
  const isCold = !venue.indoor && !isBearable(candidate, scene);
  const drawn = venue.draw === 'slight' ? ofDraw.table : 1;
  return tableFit(venue, scene) * (isCold ? inTheCold : 1) * drawn;
}

function companyFit(candidate: Candidate, { mood, loved }: Known, scene: Scene): number {
  const { kind, venue, typicalStay } = candidate;
  const isErrand = errands.has(venue.category);
  const base = kind.role === 'meal' || isErrand ? 0 : ofRole[kind.role];
  const akin = Math.max(0, ...scene.tastes.map((taste) => taste.akin(venue)));
  const liked =
    base +
    (venue.draw === 'strong' ? ofDraw.strong : 0) +
    (isErrand ? ofMood.errand : moodShare(candidate, scene)) * mood +
    0.15 * (2 * loved - 1) +
    (isErrand ? 0 : ofAskedWorld * akin);
  const longest = kind.role === 'show' ? longestUnasked.show : longestUnasked.other;
  const isTreat = kind.role === 'treat';
  const full = Math.min(1, isTreat ? 1 : typicalStay / worthwhileMinutes, longest / typicalStay);
  const seen = venue.indoor ? 1 : openAirFit(candidate, scene);
  const late = isSight(kind) && firstArrival(candidate) >= lateSights.from;
  const left =
    (venue.draw === 'slight' ? ofDraw.slight : 1) *
    (isIceInTheCold(candidate, scene) ? iceInTheCold.left : 1) *
    (late ? lateSights.left : 1) *
    (isTooMuch(candidate, scene) ? exertion.left : 1) *
    (hasOnlyUnwanted(candidate, scene)
      ? againstMood
      : mood < ofTheMood && !hasSomeOfMood(candidate, scene)
        ? besideMood
        : 1);
  return Math.min(1, Math.max(0, liked * full * seen * left * roomFit(venue, scene)));
}

function moodShare({ kind: { role } }: Candidate, { tastes }: Scene): number {
  if (!tastes.some(({ isMust }) => isMust)) return ofMood.alone;
  return role === 'drink' || role === 'treat'
    ? ofMood.besideWishes.table
    : ofMood.besideWishes.other;
}

/** Nobody climbs or rows on a date unless they asked for it, or for an adventure. */
const exertion = { from: 3, left: 0.5 } as const;

const isTooMuch = ({ venue }: Candidate, { mood }: Scene): boolean =>
  venue.needs.effort >= exertion.from &&
  !mood.moods.some(({ wanted }) => wanted.includes('adventurous'));

/** What remains of it where it has nothing that the mood wants, nor does its kind. */
const besideMood = 0.8;
const ofTheMood = 0.5;

/**
 * What remains of the value of a place that nobody asked for, if it has something that the mood
 * does not want and nothing that it wants.
 */
const againstMood = 0.4;

/** Whether a place has something that the mood does not want, and nothing that it wants. */
export const hasOnlyUnwanted = (
  { venue: { vibes } }: Pick<Candidate, 'venue'>,
  { mood: { moods } }: Scene,
): boolean =>
  moods.length > 0 &&
  moods.every(
    ({ wanted, unwanted }) =>
      vibes.some((vibe) => unwanted.includes(vibe)) && !vibes.some((vibe) => wanted.includes(vibe)),
  );

const hasSomeOfMood = ({ venue: { vibes } }: Candidate, { mood: { moods } }: Scene): boolean =>
  moods.length === 0 || moods.some(({ wanted }) => vibes.some((vibe) => wanted.includes(vibe)));

const firstArrival = ({ windows }: Candidate): number =>
  Math.min(...windows.map(({ arriveFrom }) => arriveFrom));

/** What remains of the value of an outdoor place in the dark, if it is lit and if it is not. */
const inTheDark = { lit: 0.25, view: 0.8, unlit: 0.15 } as const;
const bearableF = { from: 48, to: 94 } as const;
const inTheCold = 0.25;

/**
 * What remains of the value of an outdoor place at the earliest hour at which it can be visited.
 */
function openAirFit(candidate: Candidate, scene: Scene): number {
  const { venue } = candidate;
  const { sun } = scene.context;
  const from = firstArrival(candidate);
  const isDark = sun.dusk !== null && from >= sun.dusk;
  const view = venue.vibes.includes('view') && isLit(venue);
  const light = !isDark
    ? 1
    : view
      ? inTheDark.view
      : isLit(venue)
        ? inTheDark.lit
        : inTheDark.unlit;
  return light * (isBearable(candidate, scene) ? 1 : inTheCold);
}

/** Below this temperature few people want ice cream. */
const iceInTheCold = { belowF: 58, left: 0.15 } as const;

function isIceInTheCold(candidate: Candidate, { context: { weather } }: Scene): boolean {
  const usual = temperatureAt(weather, firstArrival(candidate));
  return candidate.venue.category === 'ice_cream' && usual !== null && usual < iceInTheCold.belowF;
}

/** Whether it is neither cold nor hot outdoors at the earliest hour of a visit. */
function isBearable(candidate: Candidate, { context: { weather } }: Scene): boolean {
  const usual = temperatureAt(weather, firstArrival(candidate));
  return usual === null || (usual >= bearableF.from && usual <= bearableF.to);
}
