import { aVenue, openHours } from '@rendezvous/venue-model/testing';
import type { SpokenStop } from '../words/voice/evening.ts';

const opening = openHours([8, 26]);

/** A stop of 75 minutes from an hour on, at a place that is open from morning to night. */
export function aSpokenStop(fromHour: number, facts: Parameters<typeof aVenue>[0]): SpokenStop {
  const from = fromHour * 60;
  return { venue: aVenue(facts), arrival: from, departure: from + 75, opening };
}
