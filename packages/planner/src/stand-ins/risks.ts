import { kinds } from '@rendezvous/venue-model';
import type { Candidate } from '../candidates/candidates.ts';
import { setsOn } from '../candidates/sets.ts';
import { temperatureAt } from '../context/weather.ts';
import type { Scene } from '../scene.ts';
import type { Stay } from './gap.ts';
import type { Risk } from './stand-in.ts';

/**
 * From this chance of rain on, or in a month with so many inches of it,
 * somewhere dry is worth knowing.
 */
const wet = { probability: 0.3, inches: 3 } as const;
/** Beyond these the open air is a matter of the day. */
const bearable = { fromF: 36, toF: 92 } as const;

/** What may make a stop fall through, the likeliest first; undefined where it can be counted on. */
export function riskOf({ candidate, arrival, departure }: Stay, scene: Scene): Risk | undefined {
  const { venue, kind, hoursKnown } = candidate;
  if (venue.event !== null) return 'event';
  const isOnStage = kind.role === 'show' && venue.category !== 'cinema';
  if (isOnStage) return 'show';
  if (!hoursKnown) return 'hours';
  if (venue.booking.need === 'required' || setsOn(venue, scene.context.date)) return 'booking';
  if (venue.booking.need === 'advised' && isSoughtAfter(candidate)) return 'booking';
  return venue.indoor ? undefined : skyRisk((arrival + departure) / 2, scene);
}

/** Whether a place that advises to book may well be full. */
function isSoughtAfter({ venue: { vibes, category } }: Candidate): boolean {
  return (
    ['iconic', 'local-favorite', 'queues', 'crowded', 'trendy'].some((vibe) =>
      vibes.some((one) => one === vibe),
    ) || kinds[category].role === 'activity'
  );
}

function skyRisk(minute: number, { context: { weather } }: Scene): Risk | undefined {
  const temperature = temperatureAt(weather, minute);
  if (temperature !== null && temperature < bearable.fromF) return 'cold';
  if (temperature !== null && temperature > bearable.toF) return 'heat';
  if (weather.kind === 'normals') return weather.rainInches >= wet.inches ? 'rain' : undefined;
  if (weather.kind === 'none') return undefined;
  const hour = weather.hours.find((one) => one.hour === Math.floor(minute / 60));
  return hour && hour.rainProbability >= wet.probability ? 'rain' : undefined;
}
