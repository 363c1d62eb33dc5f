import { kinds, scales, type Scale, type Venue, type Vibe } from '@rendezvous/venue-model';
import { moodWords } from './mood-words.ts';
import { matchTerms, readTerms, type Target } from './lexicon.ts';
import { fold, singular } from './words-of.ts';

interface Mood {
  /** How strongly the mood asks for (or, negative, against) each scale of a kind. */
  readonly scale: Partial<Record<Scale, number>>;
  readonly wanted: readonly Vibe[];
  readonly unwanted: readonly Vibe[];
}

const mood = (scale: Mood['scale'], wanted: readonly Vibe[] = [], unwanted: readonly Vibe[] = []): Mood => ({ scale, wanted, unwanted });

const romantic = mood({ intimacy: 1, quiet: 0.6, light: 0.8 }, ['romantic', 'intimate', 'candlelit', 'view', 'sunset'], ['loud', 'crowded', 'family-friendly']);
const fun = mood({ energy: 1, novelty: 0.7, quiet: -0.3 }, ['playful', 'lively', 'festive'], ['quiet']);
const relaxed = mood({ energy: -1, talk: 0.7, quiet: 0.6 }, ['cozy', 'quiet', 'good-for-talking', 'casual'], ['loud', 'crowded', 'queues', 'late-night']);
const adventurous = mood({ novelty: 1, energy: 0.8 }, ['adventurous', 'outdoorsy', 'quirky', 'hidden']);
const cultural = mood({ cultural: 1, novelty: 0.2 }, ['artsy', 'historic']);
const lively = mood({ energy: 1, quiet: -0.7 }, ['lively', 'live-music', 'late-night', 'trendy'], ['quiet']);
const elegant = mood({ light: 0.8, intimacy: 0.6, quiet: 0.4 }, ['elegant', 'luxurious', 'candlelit'], ['casual', 'loud', 'playful', 'quirky']);
const casual = mood({ energy: 0.1, talk: 0.8, intimacy: -0.2 }, ['casual', 'local-favorite', 'good-for-talking'], ['luxurious', 'elegant']);
const cozy = mood({ intimacy: 0.8, energy: -0.6, quiet: 0.5 }, ['cozy', 'intimate', 'candlelit', 'rustic'], ['loud', 'crowded', 'lively']);
const talky = mood({ talk: 1, quiet: 0.8 }, ['good-for-talking', 'quiet', 'intimate'], ['loud', 'crowded']);
const quirky = mood({ novelty: 1 }, ['quirky', 'hidden', 'artsy'], ['touristy']);
const scenic = mood({ light: 1 }, ['scenic', 'view', 'sunset', 'waterfront', 'rooftop']);
const outdoorsy = mood({ light: 0.6, quiet: 0.3 }, ['outdoorsy', 'scenic', 'waterfront', 'garden-setting']);
const active = mood({ energy: 1, quiet: -0.1 }, ['adventurous', 'outdoorsy', 'playful']);
const nostalgic = mood({ cultural: 0.5, intimacy: 0.3 }, ['classic', 'historic', 'local-favorite'], ['modern', 'trendy']);
const family = mood({ energy: 0.4, novelty: 0.4, intimacy: -0.6 }, ['family-friendly', 'playful', 'casual'], ['elegant', 'crowded', 'late-night']);
const visiting = mood({ light: 0.6, novelty: 0.3, energy: 0.1 }, ['iconic', 'view', 'scenic', 'historic', 'waterfront', 'classic']);
const trendy = mood({ novelty: 0.8, energy: 0.3 }, ['trendy', 'modern', 'rooftop'], ['touristy']);

const moodsByName = { romantic, fun, relaxed, adventurous, cultural, lively, elegant, casual, cozy, talky, quirky, scenic, outdoorsy, active, nostalgic, visiting, trendy, family };

const moods: ReadonlyMap<string, Mood> = new Map([
  ...Object.entries(moodWords).flatMap(([name, words]) =>
    words.split(',').map((word): [string, Mood] => [singular(fold(word)), moodsByName[name as keyof typeof moodWords]]),
  ),
  // Two who say no more than this want to hear each other.
  ['intimate', { ...romantic, scale: { intimacy: 1, quiet: 0.7 } }],
]);

/** Where nothing is said: a date is for talking, with some closeness and some light. */
const unspoken = mood({ talk: 0.6, intimacy: 0.4, light: 0.4 }, ['good-for-talking', 'romantic'], ['loud']);

/**
 * A mood as it was read: the words it was found in, what it asks of kinds and venues, and what else
 * the text speaks of.
 */
export interface MoodReading {
  readonly found: readonly string[];
  readonly moods: readonly Mood[];
  readonly terms: readonly (readonly Target[])[];
}

/** What follows these is not wished: 'nothing fancy', 'not too loud', 'no crowds'. */
const negations: ReadonlySet<string> = new Set(['not', 'nothing', 'no', 'never', 'without', 'less', 'hate']);
const betweenNegationAndWord: ReadonlySet<string> = new Set(['too', 'very', 'so', 'overly', 'really', 'a', 'any', 'that']);

/**
 * Reads a mood as people write it ('unhurried, a little windswept, nothing fancy'). What it says no
 * to is left out.
 */
export function readMood(text: string): MoodReading {
  const words = singular(fold(text)).split(' ').filter((word) => word !== '');
  const found: string[] = [];
  const rest: string[] = [];
  let isNegated = false;
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] ?? '';
    const length = [4, 3, 2, 1].find((size) => moods.has(words.slice(i, i + size).join(' ')));
    // 'No pressure' is a mood of its own.
    if (negations.has(word) && (length ?? 1) === 1) isNegated = true;
    else if (!isNegated || !betweenNegationAndWord.has(word)) {
      if (!isNegated && length !== undefined) found.push(words.slice(i, i + length).join(' '));
      else if (!isNegated) rest.push(word);
      isNegated = false;
      i += (length ?? 1) - 1;
    }
  }
  const read = found.map((word) => moods.get(word)).filter((value) => value !== undefined);
  return { found, moods: read, terms: readTerms(rest.join(' ')) };
}

/**
 * How alike two moods are, from -1 for the opposite over 0 where either says nothing to 1: the
 * cosine of what they ask of scales and air.
 */
export function likenessOfMoods(one: MoodReading, other: MoodReading): number {
  const [a, b] = [vectorOf(one), vectorOf(other)];
  const sizeOf = (vector: ReadonlyMap<string, number>) =>
    Math.hypot(...vector.values());
  const size = sizeOf(a) * sizeOf(b);
  if (size === 0) return 0;
  let product = 0;
  for (const [key, value] of a) product += value * (b.get(key) ?? 0);
  return product / size;
}

/** An air weighs in a mood as half of a scale. */
const ofAir = 0.5;

/** What moods ask for, added up: above 0 for, below against it. */
function vectorOf({ moods: asked }: MoodReading): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  const add = (key: string, value: number) => sums.set(key, (sums.get(key) ?? 0) + value);
  for (const { scale, wanted, unwanted } of asked) {
    for (const [key, value] of Object.entries(scale)) add(key, value);
    for (const vibe of wanted) add(vibe, ofAir);
    for (const vibe of unwanted) add(vibe, -ofAir);
  }
  return sums;
}

/** How well a venue meets one mood, 0 to 1: its kind's scales, then its own air. */
function matchOne(venue: Venue, asked: Mood): number {
  const kind = kinds[venue.category];
  let sum = 0;
  let weight = 0;
  for (const scale of scales) {
    const wish = asked.scale[scale] ?? 0;
    sum += Math.abs(wish) * (wish >= 0 ? kind.scale[scale] : 1 - kind.scale[scale]);
    weight += Math.abs(wish);
  }
  const wanted = asked.wanted.filter((vibe) => venue.vibes.includes(vibe)).length;
  const unwanted = asked.unwanted.filter((vibe) => venue.vibes.includes(vibe)).length;
  const air = Math.min(1, wanted / 2) - Math.min(1, unwanted / 2);
  return Math.min(1, Math.max(0, 0.5 * (sum / Math.max(weight, 0.01)) + 0.5 * (0.5 + 0.5 * air)));
}

/**
 * How well a venue meets a mood, 0 to 1; without one, how well it suits two people who want to
 * talk.
 */
export function matchMood(venue: Venue, reading: MoodReading): number {
  const asked = reading.moods.length > 0 ? reading.moods : [unspoken];
  const byMood = asked.reduce((sum, one) => sum + matchOne(venue, one), 0) / asked.length;
  if (reading.terms.length === 0) return byMood;
  return 0.6 * byMood + 0.4 * Math.max(...reading.terms.map((part) => matchTerms(venue, [part])));
}
