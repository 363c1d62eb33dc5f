import { fold } from '@rendezvous/language';
import type { Venue } from '@rendezvous/venue-model';

/** Written with a capital wherever it stands. */
const proper =
  /\b(arizona|california|january|february|april|june|july|august|september|october|november|december|american|italian|french|spanish|mexican|cuban|peruvian|brazilian|argentine|argentinian|colombian|venezuelan|salvadoran|puerto rican|jamaican|caribbean|latin|greek|turkish|lebanese|israeli|persian|afghan|georgian|moroccan|ethiopian|eritrean|senegalese|nigerian|west african|african|indian|pakistani|nepalese|bengali|thai|vietnamese|burmese|lao|filipino|indonesian|malaysian|chinese|cantonese|sichuan|taiwanese|japanese|korean|mongolian|german|polish|russian|ukrainian|british|english|irish|scottish|scandinavian|swedish|danish|swiss|austrian|czech|hungarian|texan|texas|tex-mex|cajun|creole|southern|sonoran|oaxacan|yucatecan|hawaiian|mediterranean|middle eastern|neapolitan|sicilian|roman|basque|portuguese|belgian|dutch|yemeni|syrian|egyptian|armenian|californian|southwestern|native american|native|kona|victorian|gothic|gulf|new york|new orleans|chicago|detroit|nashville|houston|hollywood|broadway|christmas|shakespeare|dungeons and dragons|k-pop|viet-cajun|bavarian|guinness|impressionists?|navajo|hopi|hohokam|art deco|sunday|friday|saturday|caesar|peking|hainan|hainanese|hong kong|shanghai|alabama|kentucky|memphis|kansas city|frank lloyd wright|van gogh|rembrandt|rodin|monet|turrell|golden gate|bay bridge|lake michigan|hudson|ipa|ipas|tiffany|empire state|statue of liberty|joan miro|george washington|alexander hamilton|hamilton|malort|new haven|south mountain|camelback|white sox|cubs|giants(?= game)|dodgers|yankees|mets(?= game)|astros|diamondbacks|safdie|monday|tuesday|wednesday|thursday|piet oudolf|mies van der rohe|warhol|beatles|star wars|harry potter|mount tamalpais|four peaks|san francisco|los angeles|brooklyn|manhattan|jersey|nintendo|beat poetry|beijing|viet|korea|arabian|las vegas|route 66|gaudi|picasso|calder|chagall|wright|magritte|twombly|rothko|warhol|hopper|vermeer|kusama|noguchi|matisse|basquiat|pollock|seurat|brooklyn bridge|queen mary|jewish|chinatown|little italy|little tokyo|robie|milky way|millennium park|alcatraz|k?bbq)\b/gi;
const titled = (text: string): string =>
  text.replaceAll(/(^|[\s-])(?!(?:of|and|the|van|der)\b)[a-z]/g, (letter) => letter.toUpperCase());

/** A noun with the capitals that the place's own texts give it: 'Van Gogh', 'French toast'. */
export function spelled(noun: string, venue: Venue): string {
  return withCapitals(writtenIn(venue.description, noun) ?? noun);
}

/** Words that have capitals wherever they stand: 'Thai', 'Frank Lloyd Wright', 'IPA'. */
export function withCapitals(text: string): string {
  return text.replaceAll(proper, (word) =>
    /^(ipas?|k?bbq)$/i.test(word)
      ? word.toUpperCase().replace(/S$/, 's')
      : word === 'beat poetry'
        ? 'Beat poetry'
        : titled(word),
  );
}

/**
 * How a text writes some words in the middle of a sentence; undefined where it has them
 * nowhere but at a beginning.
 */
export function writtenIn(text: string, noun: string): string | undefined {
  const at = text.toLowerCase().indexOf(noun);
  if (at < 0 || /\w/.test(text[at - 1] ?? '') || /\w/.test(text[at + noun.length] ?? ''))
    return undefined;
  const written = text.slice(at, at + noun.length);
  const isBeginning = at === 0 || /[.!?:]\s$/.test(text.slice(0, at));
  const inside = written.slice(1);
  return isBeginning && inside === inside.toLowerCase() ? undefined : written;
}

/** Dishes and things that are counted: one of them takes an article, or is spoken of as several. */
const counted: ReadonlySet<string> = new Set(
  `roll bun latte chop kebab burger sandwich taco bagel croissant cookie donut doughnut dumpling pancake waffle sausage oyster wing slice tart scone macaron empanada arepa burrito torta
  sundae milkshake shake martini cocktail omelette omelet sub gyro wrap crepe biscuit dosa samosa pretzel churro beignet eclair tamale quesadilla enchilada pupusa meatball bratwurst cupcake
  kolache concha cannoli pierogi pastry fritter bonbon truffle malt margarita negroni cappuccino cortado float spritz highball sandwich po'boy cheesesteak fajita tostada sope gordita chalupa egg
  cheeseburger hamburger dog plate flight pint skewer panini popover pie cake negroni julep ipa daiquiri spritz cone hoagie taquito relleno schnitzel cosmopolitan sazerac flight tasting bonbon`.split(
    /\s+/,
  ),
);

/** 'mutton chop' as 'mutton chops'; what is not counted, or is several already, as it is. */
export function several(noun: string): string {
  const last = fold(noun).split(' ').at(-1) ?? '';
  if (!counted.has(last) || uncounted.test(noun)) return noun;
  if (/(ch|sh|x|s)$/.test(last)) return `${noun}es`;
  return /[^aeiou]y$/.test(last) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** 'Honey cake' and 'key lime pie' are had by the piece, and spoken of as if they were not. */
const uncounted = /\b(pie|cake|cannoli|pierogi)$|\bby the /i;

/** A word with 'a' or 'an' before it. */
export function withArticle(phrase: string): string {
  const isVowel =
    /^([aeio]|u(?!ni|se|sa|kr|k\b)|hour|honest|8|11\b|18\b)/i.test(phrase) &&
    !/^(one|once|oaxacan)\b/i.test(phrase);
  return `${isVowel ? 'an' : 'a'} ${phrase}`;
}

/**
 * Whether a word may stand before a noun as what describes it: no small word, no verb that is
 * known to follow a subject.
 */
const boundary =
  /^(and|or|of|in|on|at|with|for|from|by|to|into|under|over|above|behind|near|where|that|who|while|when|as|then|is|are|was|has|have|had|serves?|pours?|sells?|makes?|holds?|plays?|keeps?|its|their|your|you|it|they|this|these|all|plus|beside|between|around|through|past|like|than|but|not|no|until|after|before|without|inside|outside|among|along|against|across|each|every|both|some|any|most|half|only|just)$/i;
const maxBefore = 3;
const mostBehind = 3;

/**
 * A noun as the place's description has it, with its article and what describes it: 'a brick wine
 * cave', 'Oakland's oldest movie house', 'a granite library of rare maps'; undefined where the
 * description has it in no such way.
 */
export function phraseIn(description: string, noun: string): string | undefined {
  const lower = description.toLowerCase();
  if (!lower.includes(noun)) return undefined;
  const at = lower.search(new RegExp(`(?<![\\w-])${escaped(noun)}(?![\\w-])`));
  if (at < 0) return undefined;
  const written = description.slice(at, at + noun.length);
  if (!isWhole(description.slice(at + noun.length))) return undefined;
  const sentence =
    description
      .slice(0, at)
      .split(/(?<=[.!?:;,])\s|\s[–—]\s/)
      .at(-1) ?? '';
  const words = sentence.trim() === '' ? [] : sentence.trim().split(/\s+/);
  const before: string[] = [];
  for (const word of words.toReversed()) {
    if (boundary.test(word) || /[,.:;!?()]/.test(word)) return undefined;
    before.unshift(word);
    const isFirst = before.length === words.length;
    if (/^(a|an)$/i.test(word) || (isFirst && isOwner(word))) {
      const phrase = [...before, written].join(' ');
      const own = /^(A|An)\b/.test(phrase)
        ? phrase.charAt(0).toLowerCase() + phrase.slice(1)
        : phrase;
      return `${own}${behindIn(description.slice(at + noun.length))}`;
    }
    if (before.length >= maxBefore) return undefined;
  }
  return undefined;
}

/** Whether a noun ends there: in 'a beat poetry room' it is poetry that does not. */
export const isWhole = (rest: string): boolean => {
  const next = /^\s+([\w’'-]+)/.exec(rest)?.[1];
  return (
    next === undefined || boundary.test(next) || /(ing|ed|ly)$/.test(next) || /^[A-Z0-9]/.test(next)
  );
};

/** 'Oakland's': whoever has it stands at the beginning with a capital. */
const isOwner = (word: string): boolean => /^[A-Z][\w.]*['’]s?$/.test(word);

/** What follows with 'of': ' of rare maps'; empty where it goes on too long. */
function behindIn(rest: string): string {
  const [, words] = /^ of ((?:[\w’'-]+ ?)+)/.exec(rest) ?? [];
  if (!words) return '';
  const taken: string[] = [];
  for (const word of words.trim().split(' ')) {
    if (boundary.test(word) && taken.length > 0) break;
    taken.push(word);
    if (taken.length > mostBehind) return '';
  }
  return /^(a|an|the|it|which|them|one|\w+ed)$/i.test(taken.at(-1) ?? '')
    ? ''
    : ` of ${taken.join(' ')}`;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
