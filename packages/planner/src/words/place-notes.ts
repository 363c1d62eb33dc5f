import type { Venue } from '@rendezvous/venue-model';
import { formatList } from '@rendezvous/language';
import type { Plan } from '../plan.ts';
import type { Scene } from '../scene.ts';
import { isAtPlace } from '../search/near-first.ts';
import { missedBy } from '../search/met.ts';
import { crossingsBetween, straightMiles } from '../waters.ts';

type Stops = Pick<Plan, 'stops' | 'legs'>;

/** What the two should know of where the plans are: how far from the place they named, and over which water or state line. */
export function placeNotes(
  plans: readonly Stops[],
  scene: Scene,
  venues: readonly Venue[],
): string[] {
  const { context } = scene;
  const where = placeName(scene);
  const parts = plans.map((plan) => plan.stops.filter(({ venue }) => isAtPlace(venue, context)));
  const whichOf = (i: number) =>
    plans.length > 1 ? (['the first plan', 'the second plan'][i] ?? '') : 'this plan';
  if (!venues.some((venue) => isAtPlace(venue, context)))
    return [`We know no places ${where} yet, so ${elsewhere(plans, scene)}.`];
  if (parts.every((here) => here.length === 0))
    return [`Nothing ${where} makes an evening of these wishes, so ${elsewhere(plans, scene)}.`];
  return plans.flatMap((plan, i) => {
    const away = plan.stops.length - (parts[i]?.length ?? 0);
    if (away === 0) return crossingNote(plan, whichOf(i), scene) ?? [];
    const gained = i > 0 && plans[0] ? gainedBy(plan, plans[0], scene) : [];
    return gained.length > 0
      ? `For ${formatList(gained)} ${whichOf(i)} goes to ${destinationOf([plan], scene)}.`
      : partlyAway(plan, { away, where, which: whichOf(i), scene });
  });
}

/** 'both plans are in Chicago and Oak Park, up to 9 miles away' */
function elsewhere(plans: readonly Stops[], scene: Scene): string {
  return `${plans.length > 1 ? 'both plans are' : 'this plan is'} in ${destinationOf(plans, scene)}`;
}

/** What was asked for and a plan has beyond another. */
function gainedBy(plan: Stops, other: Stops, scene: Scene): string[] {
  const missed = missedBy(plan.stops, scene);
  return missedBy(other.stops, scene)
    .filter((taste) => !missed.includes(taste))
    .map(({ text }) => text);
}

function partlyAway(
  plan: Stops,
  { away, where, which, scene }: { away: number; where: string; which: string; scene: Scene },
): string {
  const here = plan.stops.length - away;
  const destination = destinationOf([plan], scene);
  if (here === 0)
    return `Nothing else ${where} makes an evening of these wishes, so ${which} is in ${destination}.`;
  const count = here === 1 ? `One stop of ${which} is` : `${here} stops of ${which} are`;
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

/** The towns that the stops away from the place lie in, by their addresses, and the way there: 'San Francisco, across the Golden Gate Bridge'. */
function destinationOf(plans: readonly Stops[], scene: Scene): string {
  const { context } = scene;
  const away = plans
    .flatMap(({ stops }) => stops.map(({ venue }) => venue))
    .filter((venue) => !isAtPlace(venue, context));
  const named = [...new Set(away.map(townOf))].filter((town) => town !== '' && !/\d/.test(town));
  const crossed = plans.flatMap((plan) => crossingsOf(plan, scene));
  const over = [
    ...new Set(crossed.map(({ crossing }) => viaName(crossing.name))),
    ...(context.place.isInOtherState ? ['over the state line'] : []),
  ];
  const miles = Math.round(
    Math.max(1, ...away.map((venue) => straightMiles(context.place, venue))),
  );
  const way =
    over.length > 0 ? formatList(over) : `up to ${miles} ${miles === 1 ? 'mile' : 'miles'} away`;
  return `${formatList(named)}, ${way}`;
}

/** The last part of an address; mail calls Manhattan New York. */
function townOf({ address }: Venue): string {
  const town = address.split(',').at(-1)?.trim() ?? '';
  return town === 'New York' ? 'Manhattan' : town;
}

/** A water or state line that a plan at the place crosses all the same. */
function crossingNote(plan: Stops, which: string, scene: Scene): string | undefined {
  const [first] = crossingsOf(plan, scene);
  if (!first) return undefined;
  const subject = `${which[0]?.toUpperCase()}${which.slice(1)}`;
  return `${subject} crosses ${waterName(first.water.name)} by the ${plainName(first.crossing.name)}.`;
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

/** The crossings from the place, where it is nearer than a city, to the first stop and on to the others. */
function crossingsOf({ stops, legs }: Stops, { context: { place, waters } }: Scene) {
  const first = stops[0];
  const toFirst =
    place.precision !== 'city' && first ? crossingsBetween(place, first.venue, false, waters) : [];
  const between = legs.flatMap((leg, i) => {
    const [from, to] = [stops[i], stops[i + 1]];
    return from && to ? crossingsBetween(from.venue, to.venue, leg.mode === 'walking', waters) : [];
  });
  return [...toFirst, ...between];
}
