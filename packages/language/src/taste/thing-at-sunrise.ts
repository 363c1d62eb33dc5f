import { readTerms } from './lexicon.ts';
import { isForSunrise, sunriseWords } from './sunrise.ts';
import { fold } from './words-of.ts';

const smallWords = /\b(at|by|for|before|during|with|the|a|an|to|and|see|watch|watching)\b/g;

/**
 * What a wish for the sunrise asks for besides it: the hike in 'sunrise hike'; undefined if only
 * the sunrise is asked for.
 */
export function thingAtSunrise(text: string): string | undefined {
  if (!isForSunrise(text)) return undefined;
  const rest = fold(text)
    .replace(sunriseWords, ' ')
    .replace(smallWords, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return readTerms(rest).length > 0 ? rest : undefined;
}
