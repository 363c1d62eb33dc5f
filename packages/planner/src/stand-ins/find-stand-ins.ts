import { fold } from '@rendezvous/language';
import { kinds } from '@rendezvous/venue-model';
import type { Candidate } from '../candidates/candidates.ts';
import { setsOn } from '../candidates/sets.ts';
import type { Scene } from '../scene.ts';
import { isMetBy } from '../score/met.ts';
import { tableFit } from '../score/table.ts';
import { planRules } from '../rules/plan-rules.ts';
import { isSequenceAllowed } from '../rules/shapes.ts';
import { itineraryOf, type BareSpace, type Evaluated } from '../search/space.ts';
import { straightMiles } from '../waters.ts';
import type { Taste } from '../wishes/tastes.ts';
import type { Gap, Stay } from './gap.ts';
import { riskOf } from './risks.ts';
import type { Risk, StandIn } from './stand-in.ts';
import { timesInstead, type Times } from './times.ts';
import { itemAt } from '../at.ts';

/** What two people who stand before a shut door still call near. */
const near = { miles: 1.6, minutes: 12 } as const;
/** A place of the same name next door is no other place. */
const nextDoorMiles = 0.06;
/**
 * How much farther away a place seems that may itself be full, that is nobody's
 * favorite, or that is ridden to.
 */
const farther = { booking: 6, unloved: 3, ridden: 5 } as const;
/** So much nearer seems what is of the same kind or cuisine, or about the same. */
const alikeMinutes = 4;
/** Each twenty dollars that it costs more or less. */
const minutesOfCents = 1 / 2000;

/** A table that fits the evening so much less than the one that is full is no comfort. */
const tooPlain = 0.35;

/** A place that would do instead. */
interface Option extends Omit<StandIn, 'venue' | 'because'> {
  readonly candidate: Candidate;
}

/**
 * For each stop of a plan that may fall through the nearest place that would do instead: it has
 * what was asked for of the stop (else plays the same part), is open for the stay, and the plan
 * with it keeps every rule of the search while the other stops keep their times. Undefined where a
 * stop can be counted on, and where nothing near would do.
 */
export function findStandIns(plan: Evaluated, space: BareSpace): (StandIn | undefined)[] {
  const stays = plan.stops.map(
    (candidate, i): Stay => ({
      candidate,
      arrival: itemAt(plan.schedule.arrivals, i),
      departure: itemAt(plan.schedule.departures, i),
    }),
  );
  return stays.map((stay, place) => {
    const because = riskOf(stay, space.scene);
    if (!because) return undefined;
    const wished = wishedOf(stays, place, space.scene);
    const gap = { ...stay, place, because, wished };
    const [best] = optionsFor(gap, plan, space).toSorted(
      (a, b) =>
        hesitation(a, gap) - hesitation(b, gap) ||
        (a.candidate.venue.id < b.candidate.venue.id ? -1 : 1),
    );
    if (!best) return undefined;
    const { candidate, ...rest } = best;
    return { venue: candidate.venue, because, ...rest };
  });
}

/** What was asked for and only one of the stops has. */
function wishedOf(stays: readonly Stay[], place: number, scene: Scene): Taste[] {
  const spoken = stays.map(({ candidate: { venue }, ...times }) => ({ venue, ...times }));
  const others = spoken.filter((_, i) => i !== place);
  const own = spoken.slice(place, place + 1);
  return scene.tastes.filter(
    (taste) => taste.isMust && isMetBy(taste, own, scene) && !isMetBy(taste, others, scene),
  );
}

function optionsFor(gap: Gap, plan: Evaluated, space: BareSpace): Option[] {
  const { legs, candidates, scene } = space;
  const { venue: gone, index } = gap.candidate;
  const beyondMiles = gone.event ? nextDoorMiles : 0;
  const goneName = fold(gone.name);
  const around = candidates.filter(({ venue }) => {
    const miles = straightMiles(venue, gone);
    return miles <= near.miles && miles > beyondMiles;
  });
  return around.flatMap((candidate): Option[] => {
    const { venue } = candidate;
    const isOther = venue.id !== gone.id && fold(venue.name) !== goneName;
    if (!isOther || !isSure(candidate, gap.because)) return [];
    if (legs.minutes(index, candidate.index) > near.minutes || !isSuch(candidate, gap)) return [];
    const leg = legs.leg(index, candidate.index);
    if (leg.mode !== 'walking' && gap.wished.length === 0) return [];
    if (tableFit(gone, scene) - tableFit(venue, scene) > tooPlain) return [];
    const times = timesInstead(candidate, gap, plan, space);
    if (!times || !hasWished(candidate, times, gap, scene)) return [];
    const openUntil = closingAfter(candidate, times, scene);
    if (openUntil === undefined || !keepsRules(candidate, times, { gap, plan, space })) return [];
    const set = setsOn(venue, scene.context.date)?.find(
      ({ begins }) => times.arrival <= begins && begins < times.departure,
    );
    return [{ candidate, leg, openUntil, begins: set?.begins ?? null, ...times }];
  });
}

/**
 * Whether a place can be counted on where the other could not: published hours, no event, no
 * ticket, and under a roof when it is for the sky.
 */
function isSure({ venue, hoursKnown }: Candidate, because: Risk): boolean {
  const { event, booking, indoor } = venue;
  if (!hoursKnown || event !== null || booking.need === 'required') return false;
  if (because === 'booking') return booking.need === 'none';
  return indoor || !forTheSky.has(because);
}
const forTheSky: ReadonlySet<Risk> = new Set(['rain', 'heat', 'cold']);

/**
 * Where nothing was wished of a stop, whether a place plays the same part; what is seen on a walk
 * is seen as well under a roof.
 */
function isSuch(candidate: Candidate, { candidate: gone, wished, because }: Gap): boolean {
  const { kind } = candidate;
  if (wished.length > 0) return true;
  // Nobody who came for jazz is served with a film.
  if (kind.role === gone.kind.role) return kind.role !== 'show' || isAlike(candidate, gone);
  const isSeen = forTheSky.has(because) || because === 'event';
  return isSeen && gone.kind.role === 'stroll' && kind.role === 'activity';
}

function hasWished({ venue }: Candidate, times: Times, { wished }: Gap, scene: Scene): boolean {
  return wished.every((taste) => isMetBy(taste, [{ venue, ...times }], scene));
}

/** How far away a place seems. */
function hesitation({ candidate, leg }: Option, { candidate: gone }: Gap): number {
  const { booking, vibes, cost } = candidate.venue;
  const isLoved = vibes.includes('iconic') || vibes.includes('local-favorite');
  return (
    leg.minutes +
    (leg.mode === 'walking' ? 0 : farther.ridden) +
    (booking.need === 'none' ? 0 : farther.booking) +
    (isLoved ? 0 : farther.unloved) -
    (isAlike(candidate, gone) ? alikeMinutes : 0) +
    Math.abs(cost.expectedCents - gone.venue.cost.expectedCents) * minutesOfCents
  );
}

function isAlike({ venue, kind }: Candidate, gone: Candidate): boolean {
  const about = gone.venue.interests.slice(0, 2);
  return (
    kind === gone.kind ||
    venue.cuisines.some((one) => gone.venue.cuisines.includes(one)) ||
    venue.interests.slice(0, 2).some((one) => about.includes(one))
  );
}

/**
 * The end of the span that holds the stay; null where that is open around the clock,
 * undefined where none does.
 */
function closingAfter(
  { venue }: Candidate,
  { arrival, departure }: Times,
  { context }: Scene,
): number | null | undefined {
  const opening = context.openings.get(venue.id);
  const spans = opening?.known ? opening.spans : [];
  const span = spans.find(([from, to]) => from <= arrival && departure <= to);
  if (!span) return undefined;
  return span[1] - span[0] >= wholeDay ? null : span[1];
}
const wholeDay = 24 * 60;

/** Whether the plan with it keeps every rule of whole plans, and the shape of an evening. */
function keepsRules(
  candidate: Candidate,
  { arrival, departure }: Times,
  {
    gap: { place },
    plan,
    space,
  }: { readonly gap: Gap; readonly plan: Evaluated; readonly space: BareSpace },
): boolean {
  const { startMinutes } = space.scene.wishes;
  const stops = plan.stops.with(place, candidate);
  const { schedule } = plan;
  const changed = itineraryOf(
    stops,
    {
      ...schedule,
      arrivals: schedule.arrivals.with(place, arrival),
      departures: schedule.departures.with(place, departure),
    },
    space,
  );
  const roles = stops.map(({ venue }) => kinds[venue.category].role);
  return (
    isSequenceAllowed(roles, startMinutes, space.meals.room) &&
    planRules.every((rule) => rule.allows(changed, space.scene, space.meals))
  );
}
