import { formatClock } from '@rendezvous/language';
import type { StuckStay } from './stays.ts';
import type { Wishes } from '../wishes/wishes.ts';
import type { MeasureName, Move } from '@rendezvous/language';

/** What is said when a measure cannot be moved any further: toward more of it, and toward less. */
const stuck: Readonly<Record<MeasureName, readonly [more: string, less: string]>> = {
  romantic: [
    'This is already as romantic as an evening gets with these wishes.',
    'Every evening with these wishes is as romantic as this one.',
  ],
  fun: [
    'This is already as much fun as an evening gets with these wishes.',
    'Every evening with these wishes is as lively as this one.',
  ],
  relaxed: [
    'This is already as relaxed as an evening gets with these wishes.',
    'Every evening with these wishes is as relaxed as this one.',
  ],
  adventurous: [
    'This is already as adventurous as an evening gets with these wishes.',
    'Every evening with these wishes is as adventurous as this one.',
  ],
  cost: [
    'Nothing more expensive fits this budget. Name a higher one to go beyond it.',
    'Nothing noticeably cheaper fits these wishes.',
  ],
  outdoors: [
    'No more outdoor stops fit this hour, this weather and these wishes.',
    'Fewer outdoor stops do not fit these wishes.',
  ],
  indoors: [
    'No more indoor stops fit these wishes.',
    'Fewer indoor stops do not fit this hour, this weather and these wishes.',
  ],
  food: [
    'No more places to eat fit into this evening.',
    'Food cannot take up less of this evening: at this hour a meal belongs to it.',
  ],
  length: [
    'A longer evening does not fit: something closes, or you wanted to be done by then.',
    'A shorter evening has no room for these stops.',
  ],
  cultural: [
    'This is already as cultural as an evening gets with these wishes.',
    'Every evening with these wishes is as cultural as this one.',
  ],
  unique: [
    'This is already as unusual as an evening gets with these wishes.',
    'Every evening with these wishes is as unusual as this one.',
  ],
  quiet: [
    'This is already as quiet as an evening gets with these wishes.',
    'Every evening with these wishes is as quiet as this one.',
  ],
  talk: [
    'These are already the best places to talk that fit these wishes.',
    'Every evening with these wishes is as good for talking.',
  ],
  travel: [
    'These stops cannot be put farther apart on purpose.',
    'Nothing closer together fits these wishes.',
  ],
  famous: [
    'These are already the best-known places that fit these wishes.',
    'Nothing less well-known fits these wishes.',
  ],
};

export function cannotMove({ measure, toward }: Move): string {
  return stuck[measure][toward === 'more' ? 0 : 1];
}

export function nothingAnswers(text: string): string {
  return `No stop for “${text}” fits this time, this area and these wishes.`;
}

export function noSuchStop(text: string): string {
  return `None of these evenings has “${text}”.`;
}

export const nothingToChange = 'Nothing had to change: this date has all of that already.';

export const notTogether = 'No evening has all of this at once. Leave one of the wishes out.';

/** One more stop does not fit; it may take the place of another. */
export function noRoom(
  texts: readonly string[],
  { endMinutes }: Pick<Wishes, 'endMinutes'>,
): string {
  const [text] = texts;
  const until = endMinutes === null ? 'this date' : `this date before ${formatClock(endMinutes)}`;
  return text === undefined
    ? `There is no room for one more stop in ${until}.`
    : `There is no room for ${text} as one more stop in ${until}. Say “swap the last stop for ${text}” instead.`;
}

export const cannotDrop =
  'The plan does not work without that stop: the others need it between them. Swap it instead.';

export const cannotMoveMeal =
  'No meal at that time fits the other stops. Try a time closer to the one planned, or another start.';

/** A stay that is already as long or as short as makes sense there; a show is stayed for. */
export function cannotStay({ name, toward, isShow }: StuckStay): string {
  if (isShow) return `${name} is stayed for as long as the show lasts.`;
  return toward === 'more'
    ? `You already have as long at ${name} as makes sense there.`
    : `You are already at ${name} for as short a time as makes sense there.`;
}

export const noRoomToStay =
  'The other stops leave no room for that: something closes, or the evening has to end. Ask for a later end, or for one stop less.';

export const noEveningAt = (label: string): string =>
  `Nothing in ${label} makes a date of these wishes. Plan a new date there with fewer of them.`;

/** Closer to a stop, or to the place that was named. */
export function cannotBeCloser(isPlace: boolean): string {
  return isPlace
    ? 'Nothing closer to where you start fits these wishes. Where you named a whole city, plan again from an address or a neighborhood.'
    : 'Nothing closer to that stop fits these wishes.';
}
