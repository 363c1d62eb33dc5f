import { readTerms } from './lexicon.ts';
import { fold } from './words-of.ts';

const says =
  /\b(sun ?rises?|sun ?up|(sun|it) (comes?|coming) up|day ?break|see the (sun rise|dawn))\b/;

/** Whether a wish is for the sunrise, which is to be had at one hour alone. */
export const isForSunrise = (text: string): boolean => says.test(fold(text));

const smallWords = /\b(at|by|for|before|during|with|the|a|an|to|and|see|watch|watching)\b/g;

/** What a wish for the sunrise asks for besides it: the hike in 'sunrise hike'; undefined if only the sunrise is asked for. */
export function thingAtSunrise(text: string): string | undefined {
  if (!isForSunrise(text)) return undefined;
  const rest = fold(text).replace(says, ' ').replace(smallWords, ' ').replace(/\s+/g, ' ').trim();
  return readTerms(rest).length > 0 ? rest : undefined;
}
