import { Car, Footprints, TrainFront } from 'lucide-react';
import type { ShownPlan } from './shown-suggestion.ts';

/** "12 min drive" */
export function legWords(mode: string, minutes: number): string {
  return `${minutes} min ${legNoun(mode)}`;
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
