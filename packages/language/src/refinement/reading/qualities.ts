import { readTerms } from '../../taste/lexicon.ts';
import { readMood } from '../../taste/moods.ts';
import { fold, singular } from '../../taste/words-of.ts';
import type { MeasureName, Move } from '../adjustment.ts';
import { unbrokenFrom, wordAt, wordsBetween, type Line, type Reader } from './line.ts';
import { isBreak } from './phrases/tokens.ts';

/** What a quality asks for: to move a measure, or a word of mood. */
export type Aim = { readonly move: Move } | { readonly mood: string };

/**
 * How a place or an evening can be, by degrees: 'romantic', 'quieter', 'cheap', 'off the beaten
 * path'.
 */
export interface Quality {
  readonly more: Aim;
  /** Undefined where the opposite is nothing the planner knows. */
  readonly less: Aim | undefined;
  /** 'Quieter' and 'quietest' say more by themselves. */
  readonly isCompared: boolean;
  /** Standing alone it is a wish: 'cheap' is, 'expensive' may as well be a complaint. */
  readonly isWish: boolean;
}

/**
 * Qualities that are measured, and moods whose opposite has a name. `+cost` moves a measure up,
 * `-cost` down, `~casual` is a word of mood, and `~` alone the mood as it was written. Every other
 * mood the planner knows is one of `taste/moods.ts`.
 */
const table: readonly (readonly [words: string, more: string, less: string])[] = [
  [
    'romantic, romance, lovey dovey, coupley, couply, datey, mushy, sappy',
    '+romantic',
    '-romantic',
  ],
  ['fun, funner, exciting, playful, entertaining, interesting', '+fun', '-fun'],
  ['boring, dull, lame, meh, bland, serious, sleepy', '-fun', '+fun'],
  [
    'relaxed, relaxing, chill, chilled, calm, mellow, laid back, laidback, low key, lowkey, easygoing, easy going, unhurried, slow, slow paced, peaceful, gentle, lazy',
    '+relaxed',
    '-relaxed',
  ],
  [
    'hectic, rushed, stressful, intense, packed, exhausting, tiring, frantic, busy, fast paced, full on, strenuous, active, physical',
    '-relaxed',
    '+relaxed',
  ],
  [
    'adventurous, adventure, action, adrenaline, thrills, daring, bold, wild, thrilling, spontaneous',
    '+adventurous',
    '-adventurous',
  ],
  [
    'cultural, culture, cultured, artsy, arty, artistic, intellectual, highbrow',
    '+cultural',
    '-cultural',
  ],
  [
    'unique, unusual, original, quirky, weird, different, offbeat, out of the ordinary, one of a kind, unexpected, creative, memorable',
    '+unique',
    '-unique',
  ],
  ['something different, something new, something out of the ordinary', '+unique', '-unique'],
  ['generic, basic, ordinary, predictable, cliche, standard, boring old', '-unique', '+unique'],
  ['quiet', '+quiet', '-quiet'],
  ['introvert, introverted, introvert friendly', '+quiet', '-quiet'],
  ['loud, noisy, rowdy', '-quiet', '+quiet'],
  [
    'cheap, affordable, inexpensive, budget friendly, low budget, frugal, low cost, wallet friendly, economical',
    '-cost',
    '+cost',
  ],
  // A meal is never free: 'free things only' is read as far as a plan with a meal can go.
  ['free, for free, free of charge', '-cost', ''],
  ['expensive, pricey, costly, extravagant, dear', '+cost', '-cost'],
  ['long', '+length', '-length'],
  ['short, quick, short and sweet', '-length', '+length'],
  ['close, near, nearby, compact', '-travel', '+travel'],
  ['far, far apart, far away, spread out, distant', '+travel', '-travel'],
  [
    'touristy, famous, popular, mainstream, iconic, well known, tourist heavy',
    '+famous',
    '-famous',
  ],
  [
    'local, off the beaten path, off the beaten track, under the radar, hidden, hidden gem, hidden gems, lesser known, less known, undiscovered',
    '-famous',
    '+famous',
  ],
  ['hole in the wall, no frills, unpretentious', '-famous', '+famous'],
  ['cheesy, corny, tacky, gimmicky, kitschy', '+famous', '-famous'],
  ['scary, creepy, risky, dangerous', '+adventurous', '-adventurous'],
  ['outdoorsy', '+outdoors', '-outdoors'],
  ['foodie, food focused, food centered, food heavy', '+food', '-food'],
  ['lively, energetic, upbeat, buzzing, vibrant', '~', '+quiet'],
  ['energy', '~energetic', '+quiet'],
  ['strait laced', '~elegant', '~casual'],
  ['fancy, formal, elegant, classy, sophisticated, luxurious, glamorous', '~', '~casual'],
  ['stiff, rigid, fussy', '~elegant', '~casual'],
  ['grown up, grownup, mature, polished', '~elegant', '~casual'],
  ['edgy, funky, eclectic', '+unique', '-unique'],
  ['posh, upscale, dressy, swanky, high end, stuffy, snobby, pretentious', '~elegant', '~casual'],
  ['casual, informal, relaxed dress, dressed down', '~', '~elegant'],
  ['birthday', '~birthday', ''],
  [
    'celebrate, celebrating, celebration, special occasion, promotion, new job, promoted, graduation',
    '~celebration',
    '',
  ],
];

/** Alone these may as well complain of what is planned. */
const onlyCompared = new Set(
  `boring dull lame meh bland serious sleepy hectic rushed stressful intense packed exhausting tiring frantic busy strenuous physical generic basic ordinary
  predictable cliche standard loud noisy rowdy expensive pricey costly extravagant dear long short quick close near far distant touristy famous popular mainstream iconic
  stuffy snobby pretentious cheesy corny tacky gimmicky kitschy scary creepy risky dangerous interesting easy warm cool simple normal friendly deep happy young fresh social cold hot`.split(
    /\s+/,
  ),
);

/** Whether a word alone may as well complain of what is planned as wish for it. */
export const mayComplain = (word: string): boolean => onlyCompared.has(singular(word));

const parseAim = (text: string, word: string): Aim | undefined => {
  if (text === '') return undefined;
  if (text.startsWith('~')) return { mood: text.slice(1) || word };
  return {
    move: { measure: text.slice(1) as MeasureName, toward: text.startsWith('+') ? 'more' : 'less' },
  };
};

const rowsByWord = new Map(
  table.flatMap(([words, ...aims]) =>
    words.split(', ').map((word) => [singular(fold(word)), aims] as const),
  ),
);
const longestQuality = Math.max(...[...rowsByWord.keys()].map((word) => word.split(' ').length));

/** Every word that a quality is looked for by. */
export const qualityWords: readonly string[] = [...rowsByWord.keys()].flatMap((words) =>
  words.split(' '),
);

export const readQuality: Reader<Quality> = (line, at) => {
  for (let length = unbrokenFrom(line, at, longestQuality); length > 0; length -= 1) {
    const words = wordsBetween(line, at, at + length);
    const value = qualityOf(words) ?? (length === 1 ? comparedQuality(words) : undefined);
    if (value && !(wherever.has(words) && leadsOn(line, at + length)))
      return { value, end: at + length };
  }
  return undefined;
};

/** 'Near a station' says where, and not how far apart. */
const wherever = new Set(['near', 'close']);
const leadsOn = (line: Line, at: number): boolean =>
  !isBreak(line.tokens[at]) &&
  !/^(and|but|or|by|together|enough|to|so|then|though|each)$/.test(wordAt(line, at));

/**
 * What people are, feel and tell of: a mood where the mood is asked for, and no wish in a sentence
 * about a plan.
 */
const told = new Set(
  `nerd, geek, kid, homebody, grandma, nonna, grandparent, babysitter, tired parent, toddler, visitor, tourist, influencer, crush, sweetheart, village, college memory, childhood, memories
  camp, budget, broke, hungry, nervous, tired, exhausted, worn out, long day, long week, after work, after her shift, after his shift, hangover, hungover, hung over, sleepy, shy, smitten, in love
  happy, proud, curious, scared, terrified, sad, homesick, melancholy, gloomy, rainy, rainy day, snowy, snow day, snowed in, cold, warm, cool, easy, soft, cute, moving, wonder, awe, inspired, smart
  reset, recover, recovering, melt, melted, melting, touching, making up, swept away, secret, wired, woo, scream, screaming, shout, shouting, jumping, tipsy, buzzed, pumped, hype
  hyped, sweaty, sweat, sunburn, sunburned, salty, sandy, muddy, dusty, barefoot, fresh, tough, proper, grown, grand, wow, splurge, promotion, got promoted, milestone, big deal, visiting
  friendly, normal, real, convenient, messy, greasy, tasty, snacky, generous, comfort, deep, odd, strange, vacation, midweek, teamwork, playing, cheering, girly, debate, banter, young, never done
  all night, layover, passing through, new in town, first visit, no plan, laugh, laughter, giggle, frugal, celebrate, with children`
    .split(/,\s+|\n\s*/)
    .map((word) => singular(word)),
);

/** A quality by its words; undefined for what is none. */
export function qualityOf(words: string): Quality | undefined {
  const stem = singular(words);
  const row = rowsByWord.get(stem);
  const isWish = !onlyCompared.has(stem);
  if (row) {
    const more = parseAim(row[0], stem);
    return more && { more, less: parseAim(row[1], stem), isCompared: false, isWish };
  }
  // 'A nerd' is who they are, and no mood.
  if (told.has(stem)) return undefined;
  // 'Sunset' is a mood and also something to see: that is meant.
  const isThing = readTerms(words).some((part) => part[0]?.on !== 'vibe');
  const isMood = !isThing && readMood(words).found.join() === singular(fold(words));
  return isMood ? { more: { mood: stem }, less: undefined, isCompared: false, isWish } : undefined;
}

/** 'Quieter', 'cozier', 'cheapest', 'slower', 'simpler', 'bigger'; 'farther' is 'far'. */
function comparedQuality(word: string): Quality | undefined {
  const ending = /(i?e(?:r|st))$/.exec(word)?.[1];
  if (ending === undefined || word.length < 5) return undefined;
  const root = word.slice(0, -ending.length);
  const bases = ending.startsWith('i')
    ? [`${root}y`]
    : [root, `${root}e`, ...(/(.)\1$/.test(root) ? [root.slice(0, -1)] : [])];
  const base = /^f[au]rther$/.test(word)
    ? 'far'
    : bases.find((candidate) => candidate.length > 2 && qualityOf(candidate));
  const quality = base === undefined ? undefined : qualityOf(base);
  return quality && { ...quality, isCompared: true, isWish: true };
}

/** A quality that is compared: 'quieter', 'more romantic'. */
export const readCompared: Reader<Quality> = (line: Line, at: number) => {
  const isMore = wordsBetween(line, at, at + 1) === 'more';
  const quality = readQuality(line, isMore ? at + 1 : at);
  return quality && (isMore || quality.value.isCompared) ? quality : undefined;
};

/** A quality that is a wish by itself. */
export const readWished: Reader<Quality> = (line, at) => {
  const quality = readQuality(line, at);
  return quality?.value.isWish ? quality : undefined;
};
