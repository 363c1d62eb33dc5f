import { singular } from '../../taste/words-of.ts';
import { isConnective, isFiller } from './filler.ts';
import { stemAt, wordAt, type Line, type Reader } from './line.ts';
import { isBreak } from './phrases/tokens.ts';

const wordSet = (words: string): ReadonlySet<string> =>
  new Set(words.trim().split(/\s+/).map(singular));

const says = wordSet(
  'is are was look looks sound sounds seem seems feel feels has have had gets got s',
);
const degrees = wordSet(
  'so too very really a an the bit little kinda kind of sort like such pretty way super just total such some to me',
);
const bad = wordSet(
  `bad terrible awful horrible gross sketchy shady boring snooze snoozefest yawn dull lame meh weird wrong overrated overpriced dead depressing cringe cringey
  trash crap dated drag nightmare joke turnoff blah eh iffy questionable mid mediocre nasty ugly sad disappointing unsafe random pointless outdated stale forgettable`,
);
const good = wordSet(
  'good great perfect fine nice lovely awesome amazing cool excellent ideal wonderful fantastic brilliant incredible dope fire beautiful solid adorable',
);
const worse = wordSet('suck sucks stink stinks blows bores disappoints');
const rules = wordSet('rock rocks rules slaps');

/** So many words may lie between what is judged and the verdict. */
const longestLead = 5;

/**
 * Whether the words at a place judge what stands before them: 'looks a bit sketchy', 'has bad
 * reviews', 'sucks'.
 */
const readJudgement =
  (words: ReadonlySet<string>, verbs: ReadonlySet<string>): Reader<true> =>
  (line, at) => {
    if (verbs.has(stemAt(line, at))) return closedAt(line, at + 1);
    if (!says.has(stemAt(line, at))) return undefined;
    let end = at + 1;
    while (
      end < at + longestLead &&
      degrees.has(wordAt(line, end)) &&
      !words.has(stemAt(line, end))
    )
      end += 1;
    return words.has(stemAt(line, end)) ? closedAt(line, end + 1) : undefined;
  };

/** Nothing else is said: a noun or a filler may follow, such as the reviews that are bad. */
function closedAt(line: Line, at: number): { value: true; end: number } | undefined {
  for (let end = at; end <= at + 2; end += 1) {
    if (isBreak(line.tokens[end]) || isConnective(stemAt(line, end))) return { value: true, end };
    if (end > at && !isFiller(stemAt(line, end))) return undefined;
  }
  return undefined;
}

export const readBlame = readJudgement(bad, worse);
export const readPraise = readJudgement(good, rules);
