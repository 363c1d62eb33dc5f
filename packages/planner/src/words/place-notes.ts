import type { Venue } from '@rendezvous/venue-model';
import { formatList } from '@rendezvous/language';
import type { Plan } from '../plan.ts';
import type { Scene } from '../scene.ts';
import { isAtPlace } from '../search/near-first.ts';
import { hasTaste, missedBy } from '../search/met.ts';
import { crossingsBetween, straightMiles } from '../waters.ts';
import type { Taste } from '../wishes/tastes.ts';

type Stops = Pick<Plan, 'stops' | 'legs'>;

/** What the two should know of where the plans are: how far from the place they named, and over which water or state line. */
export function placeNotes(
  plans: readonly Stops[],
  scene: Scene,
  venues: readonly Venue[],
): string[] {
  const whichOf = (i: number) =>
    plans.length > 1 ? (['the first plan', 'the second plan'][i] ?? '') : 'this plan';
  return [
    ...awayNotes(plans, whichOf, { scene, venues }),
    ...plans.flatMap((plan, i) => crossingNote(plan, whichOf(i), scene) ?? []),
  ];
}

/** Why plans are not at the place, or not all of them; empty where all is there. */
function awayNotes(
  plans: readonly Stops[],
  whichOf: (i: number) => string,
  { scene, venues }: { scene: Scene; venues: readonly Venue[] },
): string[] {
  const { context } = scene;
  const where = placeName(scene);
  const awayOf = ({ stops }: Stops) =>
    stops.filter(({ venue }) => !isAtPlace(venue, context)).length;
  if (!venues.some((venue) => isAtPlace(venue, context)))
    return [`We know no places ${where} yet, so ${elsewhere(plans, scene)}.`];
  if (plans.every((plan) => awayOf(plan) === plan.stops.length))
    return [`Nothing ${where} makes an evening of these wishes, so ${elsewhere(plans, scene)}.`];
  return plans.flatMap((plan, i) => {
    const away = awayOf(plan);
    if (away === 0) return [];
    const other = plans[1 - i];
    const gained = other && awayOf(other) < away ? gainedBy(plan, other, scene) : [];
    if (gained.length === 0) return [partlyAway(plan, { away, where, which: whichOf(i), scene })];
    const what = formatList(gained.map(({ text }) => text));
    return [`For ${what} ${whichOf(i)} goes to ${destinationOf([plan], scene, gained)}.`];
  });
}

/** 'both plans are in Chicago and Oak Park, up to 9 miles away' */
function elsewhere(plans: readonly Stops[], scene: Scene): string {
  return `${plans.length > 1 ? 'both plans are' : 'this plan is'} in ${destinationOf(plans, scene)}`;
}

/** What was asked for and a plan has beyond another. */
function gainedBy(plan: Stops, other: Stops, scene: Scene): Taste[] {
  const missed = missedBy(plan.stops, scene);
  return missedBy(other.stops, scene).filter((taste) => !missed.includes(taste));
}

const inWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five'] as const;

function partlyAway(
  plan: Stops,
  { away, where, which, scene }: { away: number; where: string; which: string; scene: Scene },
): string {
  const here = plan.stops.length - away;
  const destination = destinationOf([plan], scene);
  if (here === 0)
    return `Nothing else ${where} makes an evening of these wishes, so ${which} is in ${destination}.`;
  const count =
    here === 1 ? `One stop of ${which} is` : `${inWords[here] ?? here} stops of ${which} are`;
  return `${count} ${where}; too little there fits these wishes, so the rest is in ${destination}.`;
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

/** Where the stops away from the place lie, or those of them that have what they are for, and the way there: 'San Francisco, across the Golden Gate Bridge'. */
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
  return `${formatList(named.slice(0, mostNamed))}, ${over.length > 0 ? formatList(over) : far}`;
}

/** The last part of an address; mail calls Manhattan New York. */
function townOf({ address }: Venue): string {
  return plainTown(address.split(',').at(-1)?.trim() ?? '');
}

const plainTown = (town: string): string => (town === 'New York' ? 'Manhattan' : town);

/** More places in one sentence nobody follows. */
const mostNamed = 3;

/** A water that a plan crosses between its stops. */
function crossingNote({ stops, legs }: Stops, which: string, scene: Scene): string | undefined {
  const { waters } = scene.context;
  const [crossed] = legs.flatMap((leg, i) => {
    const [from, to] = [stops[i], stops[i + 1]];
    return from && to ? crossingsBetween(from.venue, to.venue, leg.mode === 'walking', waters) : [];
  });
  if (!crossed) return undefined;
  const subject = `${which[0]?.toUpperCase()}${which.slice(1)}`;
  return `${subject} crosses ${waterName(crossed.water.name)} by the ${plainName(crossed.crossing.name)}.`;
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
