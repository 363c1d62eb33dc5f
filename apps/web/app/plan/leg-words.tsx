import type { PlanContent } from '@rendezvous/contract';
import { Car, Footprints, TrainFront } from 'lucide-react';
import { legMinutes } from './plan-stays.ts';

/** The way after a stop: "12 min drive", "at most 17 min walk". */
export function legWords(plan: PlanContent, index: number): string {
  return `${legTime(plan, index)} ${legNoun(legMode(plan, index))}`;
}

export function legTime(plan: PlanContent, index: number): string {
  return `${plan.route_info.legs?.[index]?.at_most ? 'at most ' : ''}${legMinutes(plan, index)} min`;
}

/** What the specification assumes of a way that nothing is known about. */
const usualMode = 'walking';
const usualTime = '15 minutes';

export function legMode({ route_info }: PlanContent, index: number): string {
  return route_info.legs?.[index]?.mode ?? route_info.transportation ?? usualMode;
}

/** Minutes on the way in all: to the first stop, between them, and home. */
export function minutesOnTheWay(plan: PlanContent): number {
  const { way_there, way_back } = plan.route_info;
  const between = plan.venues.slice(1).reduce((sum, _, i) => sum + legMinutes(plan, i), 0);
  return between + (way_there?.minutes ?? 0) + (way_back?.minutes ?? 0);
}

/** All ways in words: what was told of them together, where nobody told of each. */
function timeOnTheWay(plan: PlanContent): string {
  const { legs = [], travel_time = usualTime } = plan.route_info;
  const isAtMost = legs.some((leg) => leg.at_most);
  if (legs.length === 0) return travel_time;
  return `${isAtMost ? 'at most ' : ''}${minutesOnTheWay(plan)} min`;
}

export function legNoun(mode: string): string {
  if (mode === 'driving') return 'drive';
  return mode === 'public' ? 'ride' : 'walk';
}

/**
 * "Driving", "Walking and public transport": every mode of the legs, or the
 * plan's own where none is told.
 */
export function modesWords({
  transportation = usualMode,
  legs = [],
}: Pick<PlanContent['route_info'], 'transportation' | 'legs'>): string {
  const modes = legs.length === 0 ? [transportation] : [...new Set(legs.map((leg) => leg.mode))];
  const words = modes.map((mode) => (mode === 'public' ? 'public transport' : mode)).join(' and ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * "Walking and driving" and "25 min", the ways there and home among them, as one of the
 * sums below a plan.
 */
export function GettingAround({ plan }: { readonly plan: PlanContent }): React.JSX.Element {
  const { legs = [], way_there, way_back, transportation } = plan.route_info;
  const ways = legs.length === 0 ? [] : [way_there, way_back].flatMap((way) => way ?? []);
  return (
    <div>
      <dt>{modesWords({ transportation, legs: [...legs, ...ways] })}</dt>
      <dd className="num">{timeOnTheWay(plan)}</dd>
    </div>
  );
}

export function LegIcon({ mode }: { mode: string }): React.JSX.Element {
  if (mode === 'driving') return <Car className="icon" />;
  return mode === 'public' ? <TrainFront className="icon" /> : <Footprints className="icon" />;
}
