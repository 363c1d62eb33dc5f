import { Car, Footprints, TrainFront } from 'lucide-react';

/** "12 min drive" */
export function legWords(mode: string, minutes: number): string {
  return `${minutes} min ${legNoun(mode)}`;
}

export function legNoun(mode: string): string {
  if (mode === 'driving') return 'drive';
  return mode === 'public' ? 'ride' : 'walk';
}

/** "Driving", "Public transport", "Walking" */
export function modeWords(mode: string): string {
  if (mode === 'public') return 'Public transport';
  return mode.charAt(0).toUpperCase() + mode.slice(1);
}

export function LegIcon({ mode }: { mode: string }): React.JSX.Element {
  if (mode === 'driving') return <Car className="icon" />;
  return mode === 'public' ? <TrainFront className="icon" /> : <Footprints className="icon" />;
}
