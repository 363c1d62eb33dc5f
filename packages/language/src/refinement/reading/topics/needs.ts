import { capitalize, formatList } from '../../../format.ts';
import { needTexts } from '../../../taste/needs/needs.ts';
import { wish } from '../asks.ts';
import { phrase, type Phrase } from '../phrases/phrase.ts';

/** What the two cannot do without, in any of the words that the form knows for it. */
export const needPhrases: readonly Phrase[] = [
  phrase('<need>', ({ need }) =>
    wish(capitalize(formatList(need.map((one) => needTexts[one]))), { needs: need }),
  ),
];
