import type { Venue } from '@rendezvous/venue-model';
import { formatList } from '@rendezvous/language';
import type { Check, Plan } from '../../plan.ts';
import type { Scene } from '../../scene.ts';
import { isAtPlace } from '../../search/rings.ts';
import { hasTaste, missedBy } from '../../score/met.ts';
import { crossingsBetween, straightMiles } from '../../waters.ts';
import { spokenWish } from '../reasons/speak.ts';
import type { Taste } from '../../wishes/tastes.ts';

type Stops = Pick<Plan, 'stops' | 'legs'>;

/**
 * What the two should know of where all plans are: how far from the place they named, and over
 * which water or state line.
 */
export function placeNotes(
  plans: readonly Stops[],
  scene: Scene,
  venues: readonly Venue[],
): string[] {
  const where = placeName(scene);
  const { context } = scene;
  if (!venues.some((venue) => isAtPlace(venue, context)))
    return [`We don’t know any places ${where} yet, so you go to ${destinationOf(plans, scene)}.`];
  if (plans.every((plan) => awayOf(plan, scene) === plan.stops.length))
    return [`For what you asked, you go to ${destinationOf(plans, scene)}.`];
  if (plans.every((plan) => awayOf(plan, scene) > 0))
    return [`Part of it is in ${destinationOf(plans, scene)}.`];
  return plans.length > 1 ? [] : plans.flatMap((plan) => crossing(plan, scene) ?? []).map(ended);
}

/**
 * What is so of one plan alone: where it leaves the place and for what, and
 * the water that it crosses.
 */
export function placeChecks(plan: Stops, plans: readonly Stops[], scene: Scene): Check[] {
  const others = plans.filter((one) => one !== plan);
  if (others.length === 0) return [];
  const away = others.every((other) => awayOf(other, scene) === 0) && awayOf(plan, scene) > 0;
  const gained = others.flatMap((other) => gainedBy(plan, other, scene));
  const what = formatList(gained.map(({ text }) => spokenWish(text)));
  const told = [
    ...(away
      ? [
          `${gained.length > 0 ? `For ${what} you` : 'You'} go to ${destinationOf([plan], scene, gained)}`,
        ]
      : []),
    ...[crossing(plan, scene) ?? []].flat(),
  ];
  return told.map((text) => ({ rule: 'place', text }));
}

const ended = (text: string): string => `${text}.`;

const awayOf = ({ stops }: Stops, { context }: Scene): number =>
  stops.filter(({ venue }) => !isAtPlace(venue, context)).length;

/** What was asked for and a plan has beyond another. */
function gainedBy(plan: Stops, other: Stops, scene: Scene): Taste[] {
  const missed = missedBy(plan.stops, scene);
  return missedBy(other.stops, scene).filter((taste) => !missed.includes(taste));
}

/** 'in Lakeview', 'in the Loop', 'near the Ferry Building'. */
function placeName({ context: { place } }: Scene): string {
  const name = place.label.split(',')[0] ?? place.label;
  if (place.precision === 'address') return 'near you';
  const said = takesArticle.test(name) ? `the ${name}` : name;
  return place.precision === 'venue' ? `near ${said}` : `in ${said}`;
}

const takesArticle =
  /^(Bronx|Loop|South Loop|West Loop|Heights|Galleria|Presidio|Embarcadero|Tenderloin|Seaport|North Shore|East End|Gold Coast|Castro\b.*|.* District|.* Side)$/;

/**
 * Where the stops away from the place lie, or those of them that have what they are for, and the
 * way there: 'San Francisco, across the Golden Gate Bridge'.
 */
function destinationOf(
  plans: readonly Stops[],
  scene: Scene,
  tastes: readonly Taste[] = [],
): string {
  const { context } = scene;
  const { place } = context;
  const all = plans
    .flatMap(({ stops }) => stops.map(({ venue }) => venue))
    .filter((venue) => !isAtPlace(venue, context));
  const meant = all.filter((venue) => tastes.some((taste) => hasTaste(taste, venue)));
  const away = meant.length > 0 ? meant : all;
  const own = place.label.split(', ').map(plainTown);
  const names = away.map((venue) =>
    own.includes(townOf(venue)) ? venue.neighborhood : townOf(venue),
  );
  const named = [...new Set(names)].filter((name) => name !== '' && !/\d/.test(name));
  const crossed = plans.flatMap(({ stops: [first] }) =>
    first ? crossingsBetween(place, first.venue, false, context.waters) : [],
  );
  const over = [
    ...new Set(crossed.map(({ crossing }) => viaName(crossing.name))),
    ...(place.isInOtherState ? ['over the state line'] : []),
  ];
  const miles = Math.round(Math.max(1, ...away.map((venue) => straightMiles(place, venue))));
  const far = `${away.length > 1 ? 'up to ' : ''}${miles} ${miles === 1 ? 'mile' : 'miles'} away`;
  return `${formatList(named.slice(0, maxNamed))}, ${over.length > 0 ? formatList(over) : far}`;
}

/** The last part of an address; mail calls Manhattan New York. */
function townOf({ address }: Venue): string {
  return plainTown(address.split(',').at(-1)?.trim() ?? '');
}

const plainTown = (town: string): string => (town === 'New York' ? 'Manhattan' : town);

/** More places in one sentence nobody follows. */
const maxNamed = 3;

/** The water that a plan crosses between its stops, if it does. */
function crossing({ stops, legs }: Stops, scene: Scene): string | undefined {
  const { waters } = scene.context;
  const [crossed] = legs.flatMap((leg, i) => {
    const [from, to] = [stops[i], stops[i + 1]];
    return from && to ? crossingsBetween(from.venue, to.venue, leg.mode === 'walking', waters) : [];
  });
  return (
    crossed &&
    `You cross ${waterName(crossed.water.name)} by the ${plainName(crossed.crossing.name)}`
  );
}

const plainName = (name: string): string => name.split(',')[0] ?? name;

/** 'the East River', 'San Francisco Bay'; of a water with two names the first. */
function waterName(name: string): string {
  const plain = name.split(' and ')[0] ?? name;
  return plain.endsWith(' Bay') ? plain : `the ${plain}`;
}

function viaName(name: string): string {
  const plain = plainName(name);
  return `${/\b(Tunnel|Tubes?)$/.test(plain) ? 'through' : 'across'} the ${plain}`;
}
