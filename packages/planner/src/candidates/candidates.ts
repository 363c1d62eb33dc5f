import { picnicPartOf, type PicnicPart } from './picnic.ts';
import { hasKitchen } from '@rendezvous/language';
import { kinds, type Category, type Kind, type Role, type Venue } from '@rendezvous/venue-model';
import { itemAt } from '../at.ts';
import { worstSky } from '../context/weather.ts';
import type { Scene } from '../scene.ts';
import { askedAt, isOfCrawls } from './asked-at.ts';
import { isMealWish } from '../wishes/home-of-wish.ts';
import { longestStay } from './longest-stay.ts';
import { leastOfAsked, onTheClock, unhurriedStay } from './unhurried-stay.ts';
import { brokenRule, isFitToEat, openingOf, type VenueRule } from './venue-rules.ts';
import type { Window } from './window.ts';
import { windowsOf } from './windows.ts';

/** A venue that may serve, with what the search needs to know of it on this date. */
export interface Candidate {
  readonly venue: Venue;
  /** Its place in the list of venues at hand. */
  readonly index: number;
  readonly kind: Kind;
  readonly shortestStay: number;
  readonly typicalStay: number;
  readonly windows: readonly Window[];
  readonly hoursKnown: boolean;
  /** What was asked for and it surely has, as bits by the places of the tastes. */
  readonly asked: number;
  /**
   * Of what was asked for that which makes more than one such place an evening, as bits by the
   * places of the tastes; 0 where one is enough.
   */
  readonly crawl: number;
  /**
   * Whether the two can have their meal there although it is no table: it has what was asked
   * for, and a kitchen for them.
   */
  readonly feeds: boolean;
  /** Of the picnic that was asked for: where its food is from, or where it is eaten. */
  readonly picnic: PicnicPart;
  /** When the sun goes down, where people come to see it; null elsewhere, and under a bad sky. */
  readonly sunset: number | null;
}

export interface Candidates {
  /** The venues that they were chosen from. */
  readonly among: readonly Venue[];
  /** Sorted by venue id. */
  readonly list: readonly Candidate[];
  /** How many venues each rule kept out: the first one they break. */
  readonly keptOut: ReadonlyMap<VenueRule['id'], number>;
}

/** The venues that break no rule of their own on this date. */
export function findCandidates(venues: readonly Venue[], scene: Scene): Candidates {
  const keptOut = new Map<VenueRule['id'], number>();
  const list: Candidate[] = [];
  for (let index = 0; index < venues.length; index += 1) {
    const venue = itemAt(venues, index);
    const broken = brokenRule(venue, scene);
    if (broken) keptOut.set(broken.id, (keptOut.get(broken.id) ?? 0) + 1);
    else list.push(candidateOf(venue, index, scene));
  }
  list.sort((a, b) => (a.venue.id < b.venue.id ? -1 : 1));
  return { among: venues, list, keptOut };
}

/** Whether what is eaten there is fit for the two, from a basket too; a lawn is fit for anybody. */
const isFed = (venue: Venue, scene: Scene): boolean =>
  !(kinds[venue.category].eating || isSoldAt(venue)) || isFitToEat(venue, scene);

const isSoldAt = ({ category }: Venue): boolean => category === 'market' || category === 'shop';

/**
 * Nobody leaves before half of a usual stay what is there on that day, nor early from a grill at
 * the table, a river, a bath or a tasting menu.
 */
const leastOfOwn = (venue: Venue): number => {
  const { event, category, stayMinutes } = venue;
  if (event === null && category === 'fine_dining') return onTheClock(stayMinutes ?? 0);
  const share = event !== null ? 1 / 2 : shareOfStay[kinds[category].role];
  return Math.max(leastAtTable(venue), onTheClock((stayMinutes ?? 0) * (share ?? 0)));
};

/** The least minutes at a table that costs two at least so much: nobody hurries through it. */
const costlyTables = [
  { fromCents: 24_000, minutes: 95 },
  { fromCents: 13_000, minutes: 80 },
] as const;

const leastAtTable = ({ category, cost }: Venue): number =>
  kinds[category].role === 'meal'
    ? (costlyTables.find(({ fromCents }) => cost.expectedCents >= fromCents)?.minutes ?? 0)
    : 0;

/** What of the usual stay at a place two take at least, by the part it plays. */
const shareOfStay: Partial<Record<Role, number>> = { meal: 0.6, activity: 2 / 3 };

/** Whether a counter has what two asked to eat as their meal: knishes at the bakery. */
const isFoodAskedFor = ({ role }: Kind, asked: number, { tastes }: Scene): boolean =>
  role === 'treat' && tastes.some(({ text }, i) => (asked & (1 << i)) !== 0 && isMealWish(text));

/** Where people go to see the sun go down, wherever it is. */
const facingIt: ReadonlySet<Category> = new Set(['viewpoint', 'beach']);

function sunsetSeenAt(
  { category, indoor, outdoor, vibes }: Venue,
  { wishes, context: { sun, weather } }: Scene,
): number | null {
  const isForIt = facingIt.has(category) || vibes.includes('sunset');
  const isOut = outdoor && !indoor && wishes.setting !== 'indoor';
  if (sun.sunset === null || !isForIt || !isOut) return null;
  return worstSky(weather, sun.sunset, sun.sunset) === 'fine' ? sun.sunset : null;
}

/** Food for a picnic is bought and carried off; on the lawn nobody looks at the clock. */
function staysFor(
  picnic: Candidate['picnic'],
  { shortestStay, usual, longest }: { shortestStay: number; usual: number; longest: number },
): number {
  if (picnic === 'food') return shortestStay;
  return Math.max(shortestStay, usual, picnic === 'lawn' ? longest : 0);
}

export function candidateOf(venue: Venue, index: number, scene: Scene): Candidate {
  const kind = kinds[venue.category];
  const [shortest] = kind.stay;
  const longest = longestStay(venue);
  const asked = askedAt(venue, scene);
  const opening = openingOf(venue, scene);
  const windows = windowsOf(venue, opening, scene);
  // A set is stayed for, however long one stays at other places of the kind, and all of
  // them by who asked for it.
  const hasMoreToSee = venue.event !== null && (venue.event.runs || venue.event.main.length > 0);
  const forSet = hasMoreToSee
    ? 0
    : Math.max(
        ...windows.map(
          ({ arriveTo, leaveFrom, wholeUntil = leaveFrom }) =>
            (asked === 0 ? leaveFrom : wholeUntil) - arriveTo,
        ),
      );
  const usual =
    forSet > 0
      ? Math.max(shortest, onTheClock(forSet))
      : Math.min(longest, Math.max(shortest, onTheClock(unhurriedStay(venue, scene, asked !== 0))));
  const least = asked === 0 ? null : leastOfAsked(venue, windows, scene);
  const picnic = isFed(venue, scene) ? picnicPartOf(venue, scene) : null;
  const wished = scene.wishes.stays?.find(({ venueId }) => venueId === venue.id)?.minutes;
  const shortestStay = wished ?? Math.max(shortest, leastOfOwn(venue), least ?? 0);
  return {
    venue,
    index,
    kind,
    shortestStay,
    typicalStay: wished ?? staysFor(picnic, { shortestStay, usual, longest }),
    windows,
    hoursKnown: opening.known,
    asked,
    crawl: isOfCrawls(venue) ? asked : 0,
    feeds:
      picnic === 'lawn' ||
      (asked !== 0 &&
        kind.role !== 'meal' &&
        (hasKitchen(venue) || isFoodAskedFor(kind, asked, scene)) &&
        isFitToEat(venue, scene)),
    picnic,
    sunset: sunsetSeenAt(venue, scene),
  };
}
