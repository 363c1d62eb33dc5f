import { lexicon } from '../../../taste/lexicon.ts';
import { editDistanceWithin1, singular } from '../../../taste/words-of.ts';
import type { Token } from './tokens.ts';

/** From so many letters on a word may be written with a slip. */
const [shortestMeant, shortestWritten] = [6, 5];
/**
 * Words that are a letter away from one that phrases look for, and yet what people mean to write.
 */
const plainWords = new Set(
  `appear arrived backyard batter bitter branch brother budge bunch butter causal chance charge chose closed closet clover coarse coupled crooked curse dating decent doable dollar doubled
  driven easing easter extensive extent father feeding final finnish forge forged forgot fresco frescoe headed hearing heater hinting hunger hunting incense increased insert invent lager large
  leading leaning leaping likely listed living losing minuet mother nearly outsider overhear overlay packet parent parked picked priced property raising railing recent remote replaced required
  retail rising sample sampler saying scored seared seconds setter shower showing shrine sister speaker stated stepped story swaying thought timing trailing tuned waited walled weekday
  walter charle hammered wander wandered wonder bonfire wanting wasting hanging tasting casting resting testing
  lasting fasting boxing boring baking making staring string strong thing thick house horse worse course source force loving leaving clothes`.split(
    /\s+/,
  ),
);

const wordsOfTerms: ReadonlySet<string> = new Set(
  [...lexicon.keys()].flatMap((term) => term.split(' ')),
);

/** How people write on a phone, and the words they mean. */
const shorthand: ReadonlyMap<string, readonly string[]> = new Map(
  `bout=about, abt=about, u=you, ur=your, r=are, n=and, b4=before, w=with, wo=without, thru=through, tmrw=tomorrow, tmr=tomorrow, tonite=tonight, nite=night, resto=restaurant, diff=different,
  bc=because, cuz=because, cos=because, lil=little, smth=something, sth=something, sumthing=something, din=dinner, veg=vegetarian, gonna=going to, gotta=have to, wanna=want to,
  aint=isnt, dnt=dont, tix=tickets, rez=reservation, cud=could, wud=would, wld=would, outta=out of, gimme=give me, lemme=let me, cld=could, shld=should, cd=could, shd=should, til=until, till=until, hr=hour, hrs=hours, yr=year, yrs=years, mins=minutes, ppl=people, prob=maybe, probs=maybe, sumthin=something, somethin=something, nothin=nothing, rly=really, viet=vietnamese, jap=japanese, fave=favorite, fav=favorite, bday=birthday, anni=anniversary,
  touch=bit, tad=bit, smidge=bit, notch=bit, hair=bit, skosh=bit`
    .split(/,\s+/)
    .map((row) => row.split('='))
    .map(([written = '', meant = '']) => [written, meant.split(' ')]),
);

/** One word, spelled out where it is shorthand. */
export const spellOutWord = (word: string): string => shorthand.get(word)?.join(' ') ?? word;

const proposing: ReadonlyMap<string, string> = new Map([
  ['cant', 'can'],
  ['couldnt', 'could'],
  ['wouldnt', 'would'],
  ['shouldnt', 'should'],
]);
const subjects = new Set('we you i it a an the there that this'.split(' '));

const likes = new Set(
  'i we she he they do dont really also both would id more something'.split(' '),
);
const isFigure = (token: Token | undefined): boolean =>
  /^(\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|half|an|\$)$/.test(
    token?.word ?? '',
  );

/** Shorthand spelled out; each word stands where the short one was written. */
export function spellOut(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    // 'Like 8' is about eight, 'I like 1 and 3' is not.
    const isHour = tokens[i + 1]?.word !== 'an' || tokens[i + 2]?.stem === 'hour';
    if (
      token.word === 'like' &&
      isFigure(tokens[i + 1]) &&
      isHour &&
      !likes.has(tokens[i - 1]?.word ?? '')
    )
      return [{ ...token, word: 'about', stem: 'about' }];
    // 'Couldn't we' proposes as 'could we' does.
    const proposed = proposing.get(token.word);
    // 'Why cannot we' and 'I cannot, we are late' propose nothing.
    const isAsked = !/^(why|i|we|she|he|they|you)$/.test(tokens[i - 1]?.word ?? '');
    if (proposed !== undefined && isAsked && subjects.has(tokens[i + 1]?.word ?? ''))
      return [{ ...token, word: proposed, stem: proposed }];
    const meant = shorthand.get(token.word);
    // 'A touch' is a bit, 'don't touch' is not.
    const isMeasure = meant?.[0] === 'bit';
    if (!meant || (isMeasure && tokens[i - 1]?.word !== 'a')) return [token];
    return meant.map((word) => ({ ...token, word, stem: singular(word) }));
  });
}

/**
 * Words with one letter wrong, as they were meant; `vocabulary` is what phrases look for, and what
 * the lexicon knows is right already.
 */
export function correctSpelling(
  tokens: readonly Token[],
  vocabulary: ReadonlySet<string>,
): Token[] {
  return tokens.map((token) => {
    const { stem } = token;
    if (
      stem.length < shortestWritten ||
      vocabulary.has(stem) ||
      wordsOfTerms.has(stem) ||
      plainWords.has(stem) ||
      /\d/.test(stem)
    )
      return token;
    const meant = [...vocabulary].find(
      (word) =>
        word.length >= shortestMeant && word[0] === stem[0] && editDistanceWithin1(word, stem),
    );
    return meant === undefined ? token : { ...token, word: meant, stem: meant };
  });
}
