import type { CuratedDate } from '../../curated/curated-date.ts';
import { isOfAnotherOccasion } from '../../curated/for-others.ts';
import { isForOtherCompany } from '../../curated/other-company.ts';
import { isTideSaid } from '../good-to-know/tide-facts.ts';
import { isForDay } from '../days-told.ts';
import { isTrueOf } from '../curated-words.ts';
import { isOfAnotherWay } from '../other-ways.ts';
import { sentencesIn } from '../sentences.ts';
import type { Evening } from '../voice/evening.ts';
import { isNotForThem } from '../voice/not-for-them.ts';
import { isToBookInVain } from './no-bookings.ts';

/** Whether a sentence sends them to a table of the tides. */
const isToLookUpTide = (sentence: string): boolean =>
  /\btides?\b/i.test(sentence) && /\b(?:look|check|find|tables?|charts?)\b/i.test(sentence);

/** What says that all of it is walked. */
const ofFeet =
  /\bnobody (?:has|needs) to drive\b|\bno driving\b|\bso walk\b|\b(?:all|everything|both|two|three) [^.]*\b(?:on foot|within a few (?:blocks|doors)|on (?:one|the same) (?:street|avenue|block))/i;

/** What goes on from the sentence before it. */
const goesOn =
  /^(?:Otherwise|Else|If not|That|Those|Then|But|So|And|It|They|Both|There)\b|\bthe (?:latter|former)\b/;

/**
 * What of the note of a date speaks to these two on that day: of no other weekday, season, way
 * there or company; null where nothing does.
 */
export function noteFor(
  { note, stops: written }: CuratedDate,
  { stops, legs, scene }: Pick<Evening, 'stops' | 'legs' | 'scene'>,
): string | null {
  const sentences = sentencesIn(note ?? '');
  const isTideKnown = stops.some(({ venue }) => isTideSaid(venue, scene));
  const isRidden = legs.some(({ mode }) => mode !== 'walking');
  const isForThem = (sentence: string): boolean =>
    !(isRidden && ofFeet.test(sentence)) &&
    !(isTideKnown && isToLookUpTide(sentence)) &&
    !stops.some(({ venue }, i) => isToBookInVain(sentence, venue, written[i]?.why ?? [])) &&
    isForDay(sentence, scene.context.date) &&
    isTrueOf(sentence, stops, scene) &&
    !isOfAnotherWay(sentence, scene) &&
    !isNotForThem(sentence, scene) &&
    !isOfAnotherOccasion(sentence, scene) &&
    !isForOtherCompany(sentence, scene);
  const told: string[] = [];
  let isBeforeTold = true;
  for (const sentence of sentences) {
    isBeforeTold = isForThem(sentence) && (isBeforeTold || !goesOn.test(sentence));
    if (isBeforeTold) told.push(sentence);
  }
  return told.join(' ') || null;
}
