import { kinds } from '@rendezvous/venue-model';
import { daysBetween } from '../../context/calendar.ts';
import type { Stop } from '../../plan.ts';
import type { Fact, Knowing } from './fact.ts';

/** The mean length of a lunation in days, and the new moon of January 6, 2000, from which it is counted: within a day of the true phase. */
const lunation = 29.530588;
const newMoon = '2000-01-06';
/** An evening in the United States lies so much after that new moon's hour, 18:14 UTC, in days. */
const eveningOffset = 0.4;
/** So many days from new or full a moon is as good as that. */
const nearly = 2;

/** How dark the sky is for those who look at the stars. */
export function nightFacts({ stops, scene: { context } }: Knowing): Fact[] {
  const { dusk } = context.sun;
  if (dusk === null || !stops.some((stop) => stop.departure > dusk && isForStars(stop))) return [];
  const age = (daysBetween(newMoon, context.date) + eveningOffset) % lunation;
  const say = (text: string): Fact[] => [{ about: 'moon', strength: 0.74, text }];
  if (Math.min(age, lunation - age) <= nearly)
    return say('The moon is nearly new that night, so the sky is as dark as it gets here.');
  return Math.abs(age - lunation / 2) <= nearly
    ? say('The moon is nearly full that night, so expect more moon than stars.')
    : [];
}

/** Whether a stop is there for the sky at night. */
export const isForStars = ({ venue: { category, knownFor } }: Stop): boolean =>
  category === 'observatory' ||
  // The stars of a kitchen are others.
  (!kinds[category].eating &&
    knownFor.some((noun) => /^stars$|\b(stargazing|telescopes?|astronomy|dark sky)\b/.test(noun)));
