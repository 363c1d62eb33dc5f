import { Car, Footprints, TrainFront } from 'lucide-react';
import { legMinutes } from './plan-stays.ts';
import type { ShownPlan } from './shown-suggestion.ts';

/** The way after a stop: "12 min drive", "at most 17 min walk". */
export function legWords(plan: ShownPlan, index: number): string {
  return `${legTime(plan, index)} ${legNoun(legMode(plan, index))}`;
}

export function legTime(plan: ShownPlan, index: number): string {
  return `${plan.route_info.legs[index]?.isAtMost ? 'at most ' : ''}${legMinutes(plan, index)} min`;
}

export function legMode({ route_info }: ShownPlan, index: number): string {
  return route_info.legs[index]?.mode ?? route_info.transportation;
}

/** Minutes on the way in all: to the first stop, between them, and home. */
export function minutesOnTheWay(plan: ShownPlan): number {
  const { way_there, way_back } = plan.route_info;
  const between = plan.venues.slice(1).reduce((sum, _, i) => sum + legMinutes(plan, i), 0);
  return between + (way_there?.minutes ?? 0) + (way_back?.minutes ?? 0);
}

/** All ways in words: what was told of them together, where nobody told of each. */
export function timeOnTheWay(plan: ShownPlan): string {
  const { legs, travel_time } = plan.route_info;
  const isAtMost = legs.some((leg) => leg.isAtMost);
  if (legs.length === 0) return travel_time;
  return `${isAtMost ? 'at most ' : ''}${minutesOnTheWay(plan)} minutes`;
}

export function legNoun(mode: string): string {
  if (mode === 'driving') return 'drive';
  return mode === 'public' ? 'ride' : 'walk';
}

/** "Driving", "Walking and public transport": every mode of the legs, or the plan's own where none is told. */
export function modesWords({ transportation, legs }: ShownPlan['route_info']): string {
  const modes = legs.length === 0 ? [transportation] : [...new Set(legs.map((leg) => leg.mode))];
  const words = modes.map((mode) => (mode === 'public' ? 'public transport' : mode)).join(' and ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function LegIcon({ mode }: { mode: string }): React.JSX.Element {
  if (mode === 'driving') return <Car className="icon" />;
  return mode === 'public' ? <TrainFront className="icon" /> : <Footprints className="icon" />;
}
