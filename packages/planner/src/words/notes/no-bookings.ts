import type { Venue } from '@rendezvous/venue-model';

/** How a door says that nobody books it. */
const noBookings =
  /\bno (?:reservations?|bookings?)\b(?! (?:needed|necessary|required|fee))|\bwalk[- ]ins? only\b|\b(?:takes?|taken) (?:no|never) (?:reservations?|bookings?)\b|\bdo(?:es)? not (?:book\b|take (?:reservations?|bookings?))|\bfirst[- ]come\b|\bcannot be booked\b/i;

/** Whether something that is told of a place says that nobody books it. */
export const saysNoBookings = (texts: readonly string[]): boolean =>
  texts.some((text) => noBookings.test(text));

/** Whether a sentence sends the two to book a place that takes no bookings by its own words. */
export function isToBookInVain(
  sentence: string,
  { name, description, tip, why }: Venue,
  written: readonly string[],
): boolean {
  const [word = name] = name.replace(/^The /, '').split(/['’]?s?[ ,]/);
  const asks = new RegExp(
    String.raw`\b(?:book|reserve)\b(?! nothing)[^.;:]{0,30}\b${word.replaceAll(/[^\p{L}\d]/gu, '.')}`,
    'iu',
  );
  return asks.test(sentence) && saysNoBookings([description, tip ?? '', ...why, ...written]);
}
