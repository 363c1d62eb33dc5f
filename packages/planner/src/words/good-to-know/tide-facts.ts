import { formatClock, formatList } from '@rendezvous/language';
import type { Venue } from '@rendezvous/venue-model';
import type { Tide } from '../../context/context.ts';
import type { Stop } from '../../plan.ts';
import type { Scene } from '../../scene.ts';
import { isForLowTide } from '../../wishes/tastes.ts';
import { spokenName } from '../voice/moments.ts';
import type { Fact } from './fact.ts';

/** How much the two would miss its hour, or, where that is not known, that it matters. */
const tideDecides = { known: 0.96, unknown: 0.93 } as const;
/** So long before and after it the sea stands much as at its lowest or highest, in minutes. */
const aroundTide = 60;
/** From so many feet on a low tide leaves most pools under water. */
const hardlyLow = 2;

/**
 * When the tide is as one wants it at a stop by the sea: what the sea lays bare is there for an
 * hour or two, at others every day.
 */
export function tideFacts({ venue, arrival, departure }: Stop, scene: Scene): Fact[] {
  const wanted = tideAt(venue, scene);
  if (wanted === null) return [];
  const { almanac, date } = scene.context;
  const say = (text: string, strength: number = tideDecides.known): Fact[] => [
    { about: 'tide', strength, text, places: [venue.id] },
  ];
  const name = spokenName(venue.name);
  const tides = almanac.tides(date, venue).filter(({ isLow }) => isLow === (wanted === 'low'));
  if (tides.length === 0) {
    const text = `Look up when the tide is ${wanted} at ${name} that day, and start by it.`;
    return say(text, tideDecides.unknown);
  }
  const there = tides.find(
    ({ minute }) => arrival - aroundTide <= minute && minute <= departure + aroundTide,
  );
  if (!there) {
    const hours = formatList(tides.map(({ minute }) => formatClock(onTheClock(minute))));
    return say(`${wanted === 'low' ? 'Low' : 'High'} tide at ${name} is at ${hours} that day.`);
  }
  return say(saysOf(there, name));
}

/**
 * Whether the hour of the tide by which one goes to a place is said, so that
 * nobody has to look it up.
 */
export const isTideSaid = (venue: Venue, scene: Scene): boolean =>
  tideAt(venue, scene) !== null &&
  scene.context.almanac.tides(scene.context.date, venue).length > 0;

/** The hour of a tide, and how far the sea draws back. */
function saysOf({ isLow, minute, feet }: Tide, name: string): string {
  const at = formatClock(onTheClock(minute));
  if (!isLow) return `High tide at ${name} is at ${at}.`;
  return feet > hardlyLow
    ? `Low tide at ${name} is at ${at} and not very low, so some pools stay under water.`
    : `Low tide at ${name} is at ${at}: walk out with it, and turn back as it comes in.`;
}

/** Nobody needs a tide to the minute. */
const onTheClock = (minute: number): number => 5 * Math.round(minute / 5);

/**
 * The tide by which one goes to a place, by what locals say of it, or low for those who asked for
 * what it lays bare; null where none matters.
 */
function tideAt({ tip, knownFor, firstFor, indoor }: Venue, { tastes }: Scene): string | null {
  if (indoor) return null;
  const said = /\b(low|high) tide\b/.exec(tip ?? '')?.[1];
  const isKnown = firstFor.some(isForLowTide);
  const isAskedFor = knownFor.some(isForLowTide) && tastes.some(({ text }) => isForLowTide(text));
  return said ?? (isKnown || isAskedFor ? 'low' : null);
}
