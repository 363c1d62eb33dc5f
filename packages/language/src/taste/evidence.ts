import { kinds, type Category, type Venue } from '@rendezvous/venue-model';
import type { Host } from './by-nature.ts';
import { couldBeAt, isAt, isHost } from './hosts.ts';
import { lexicon, type Target } from './lexicon.ts';
import { betweenBlanks, hasOneOf, looksOf, maySayOneOf, ownWordsOf } from './own-words.ts';
import { isToldOf, notHere } from './told-of.ts';
import { readWish, type Part, type WishReading } from './wish-reading.ts';
import { fold, singular } from './words-of.ts';

/** What a match of a wish with a venue rests on. */
export interface Evidence {
  /** A noun the place is known for, its kind, a tag, its name, or its own description. */
  readonly by: 'known_for' | 'kind' | 'tag' | 'name' | 'text';
  /** The noun, kind, tag or words, as the venue has them. */
  readonly what: string;
  /** How surely the place is what was wished: 0 to 1. */
  readonly strength: number;
  /** Whether people who live there name the place first for it. */
  readonly isFirst?: true;
}

/** How surely each tells: a place is known for its nouns, a description only mentions. */
const strengths = { known_for: 1, kind: 0.95, tag: 0.88, name: 0.85, text: 0.75 } as const;
/** What is only had somewhere is there; who is known for it is the better answer. */
export const onlyHadStrength = 0.71;
const ofMany: ReadonlySet<Venue['category']> = new Set(['food_hall', 'market']);
/** What a kitchen cooks is what it is. */
const cuisineStrength = 0.95;
/** What a place has by nature meets a wish; one that is known for it is the better answer. */
const natureStrength = 0.72;

/** From this strength on a wish is met, and may be spoken of. */
export const metFrom = 0.7;

/** What a wish rests on at a venue: all of it, or null. 'galveston beach' is a beach there. */
export function evidenceOf(venue: Venue, wish: WishReading): Evidence | null {
  return evidenceOfAll(venue, wish) ?? evidenceInPlace(venue, wish);
}

function evidenceInPlace(venue: Venue, { phrases }: WishReading): Evidence | null {
  const phrase = looksOf(phrases)[0]?.betweenBlanks ?? '';
  const place = ownWordsOf(venue).places.find((one) => phrase.includes(one));
  const rest = place === undefined ? null : withoutPlace(phrase, place);
  return rest && evidenceOfAll(venue, rest);
}

/** What is wished for apart from where, both between blanks; null where nothing else is. */
function withoutPlace(phrase: string, place: string): WishReading | null {
  const key = `${phrase}|${place}`;
  const known = readRests.get(key);
  if (known !== undefined) return known;
  const rest = readWish(phrase.replace(place, ' '));
  if (readRests.size >= maxReadRests) readRests.clear();
  readRests.set(key, rest);
  return rest;
}

/** All venues of a place are asked for the same rest: it is read once. */
const readRests = new Map<string, WishReading | null>();
const maxReadRests = 1_000;

/** How the parts of a wish are looked for. */
interface Looks {
  readonly isMeal: boolean;
  /** Those that a place has to have in one; none where it may have them apart. */
  readonly together: readonly Part[];
  readonly apart: readonly Part[];
}

const looksOfWishes = new WeakMap<WishReading, Looks>();

function looksOfWish(wish: WishReading): Looks {
  const known = looksOfWishes.get(wish);
  if (known) return known;
  const { parts, isApart = false } = wish;
  // What a place is like may be said of it anywhere: an 'old saloon' is a saloon, and old.
  const things = parts.filter(({ isQuality }) => !isQuality);
  // Of a thing that is told more exactly than the lexicon knows, a place has to have both in one:
  // 'model ships' at a model's door.
  const isQualified = !isApart && things.length > 1 && things.some(({ akin }) => akin.length === 0);
  const looks = {
    isMeal: parts.some(({ isMeal }) => isMeal),
    together: isQualified ? things : [],
    apart: isQualified ? parts.filter(({ isQuality }) => isQuality) : parts,
  };
  looksOfWishes.set(wish, looks);
  return looks;
}

function evidenceOfAll(venue: Venue, wish: WishReading): Evidence | null {
  const { isMeal, together, apart } = looksOfWish(wish);
  if (isMeal && !servesMeals(venue)) return null;
  const byNoun = proofByNounFor(venue, wish.phrases);
  if (byNoun && byNoun.strength > onlyHadStrength) return byNoun;
  let weakest = together.length > 0 ? evidenceTogether(venue, together) : undefined;
  for (const part of apart) {
    if (weakest === null) break;
    const found = evidenceOfPart(venue, part);
    weakest = found && weakest && weakest.strength <= found.strength ? weakest : found;
  }
  return strongerOf(byNoun, weakest ?? null);
}

/** The stronger of two proofs: that a kitchen has a dish too takes nothing from what it cooks. */
const strongerOf = (one: Evidence | null, other: Evidence | null): Evidence | null =>
  one && other ? (other.strength > one.strength ? other : one) : (one ?? other);

/** What has every part of a wish in one noun, name or clause of what a place says of itself. */
function evidenceTogether(venue: Venue, parts: readonly Part[]): Evidence | null {
  const own = ownWordsOf(venue);
  const holds = (text: string) => parts.every(({ words }) => hasOneOf(text, words));
  const mayHold = parts.every(({ words }) => maySayOneOf(own, words));
  const noun = mayHold ? own.knownFor.findIndex((one) => holds(betweenBlanks(one))) : -1;
  if (noun >= 0) return proofByNoun(venue, venue.knownFor[noun] ?? '');
  // Words that are nothing but its name say which: 'saint arnold brewery'.
  const others = parts.filter(({ akin, words }) => akin.length > 0 || !hasOneOf(own.name, words));
  if (others.length < parts.length && others.every((part) => evidenceOfPart(venue, part) !== null))
    return proof('name', venue.name);
  if (!mayHold) return null;
  if (!parts.some(({ akin }) => akin.length > 0 && bearsOut(venue, akin))) return null;
  if (holds(own.name)) return proof('name', venue.name);
  const clause = own.text.split('|').find((one) => holds(one) && !notHere.test(one));
  return clause === undefined ? null : proof('text', clause.trim());
}

const servesMeals = ({ category, interests }: Venue): boolean =>
  kinds[category].role === 'meal' || interests.includes('food');

function evidenceOfPart(venue: Venue, part: Part): Evidence | null {
  const own = evidenceOfFacts(venue, part);
  if (own || !part.hosts.some((host) => isOf(venue, host))) return own;
  return { by: 'kind', what: venue.category, strength: natureStrength };
}

const isOf = (venue: Venue, { kind, cuisine }: Host): boolean =>
  (kind === undefined || venue.category === kind) &&
  (cuisine === undefined || (venue.cuisines.includes(cuisine) && servesMeals(venue)));

function evidenceOfFacts(venue: Venue, { surely, akin, words, isByWords }: Part): Evidence | null {
  const byNoun = proofByNounFor(venue, words);
  if (byNoun && byNoun.strength > onlyHadStrength) return byNoun;
  let best = byNoun;
  for (const target of surely) best = strongerOf(best, evidenceOfTarget(venue, target));
  if (best || !isByWords) return best;
  const own = ownWordsOf(venue);
  if (!maySayOneOf(own, words)) return null;
  // What others do beside a path is nothing that the two do there.
  if (kinds[venue.category].role === 'stroll' && akin.some(isActivity)) return null;
  // A name may be only a name, and a description tell what passes by: some fact bears out that it
  // is for such things, as a kitchen is for dishes.
  const { eating, role } = kinds[venue.category];
  const isDish =
    akin.some(({ on }) => on === 'cuisine') &&
    (eating || venue.category === 'market') &&
    role !== 'drink';
  const isBorneOut = akin.length === 0 || isDish || bearsOut(venue, akin);
  if (isBorneOut && hasOneOf(own.name, words)) return proof('name', venue.name);
  const isSure = (word: string) =>
    isBorneOut || (word.includes(' ') && couldBeAt(venue, tagsOf(akin)));
  const looks = looksOf(words);
  const told = words.find((word, i) => {
    const look = looks[i]?.betweenBlanks ?? '';
    return isSure(word) && (isToldOf(own.moment, look) || isToldOf(own.text, look));
  });
  return told === undefined ? null : proof('text', told);
}

const isActivity = ({ on, value }: Target): boolean =>
  on === 'kind' && kinds[value].role === 'activity' && done.has(value);
/** What one does oneself, with something that is rented. */
const done: ReadonlySet<Category> = new Set(['paddling', 'skating', 'cycling', 'boat_ride']);

const bearsOut = (venue: Venue, targets: readonly Target[]): boolean =>
  targets.some((target) => evidenceOfTarget(venue, target) !== null);

function proofByNounFor(venue: Venue, phrases: readonly string[]): Evidence | null {
  const noun = nounKnownFor(venue, phrases);
  if (noun === undefined) return null;
  // Who is first for vegan brunch is not first for brunch.
  const { isFirst, ...evidence } = proofByNoun(venue, noun);
  const isThat = phrases.includes(singular(fold(noun)));
  return isFirst && isThat ? { ...evidence, isFirst } : evidence;
}

/**
 * A noun of the place that is one of the phrases, or a more exact kind of the first:
 * 'natural wine' is wine, and a hot dog is no dog, a salad bar no bar. Synonyms have to
 * stand alone: 'free play' is no play.
 */
function nounKnownFor(venue: Venue, phrases: readonly string[]): string | undefined {
  const words = ownWordsOf(venue);
  if (!maySayOneOf(words, phrases)) return undefined;
  const [own = ''] = phrases;
  let found: string | undefined;
  let kindOfIt: string | undefined;
  for (const [at, noun] of words.knownFor.entries()) {
    const said = venue.knownFor[at] ?? '';
    const isFirst = venue.firstFor.includes(said);
    const isOne =
      phrases.includes(noun) && (isFirst || noun.includes(' ') || couldHave(venue, noun));
    if (!isOne && !(isKindOf(noun, own) && isOfOneRow(noun, own) && isAkin(venue, own))) continue;
    if (isFirst && isOne) return said;
    if (isFirst) kindOfIt ??= said;
    found ??= said;
  }
  return kindOfIt ?? found;
}

/** Whether a noun ends with a phrase and says more: 'natural wine', and not 'gluten free'. */
const isKindOf = (noun: string, phrase: string): boolean =>
  phrase !== 'free' &&
  !otherArts.has(noun) &&
  noun.endsWith(phrase) &&
  noun[noun.length - phrase.length - 1] === ' ';

const otherArts: ReadonlySet<string> = new Set(['beaux art', 'martial art', 'culinary art']);

/** Whether a noun that the lexicon knows stands there beside the phrase. */
function isOfOneRow(noun: string, phrase: string): boolean {
  const meant = lexicon.get(noun);
  return meant === undefined || meant === lexicon.get(phrase);
}

/** Whether such a thing can be at a place: a bar's pool is billiards, a park's is not. */
const couldHave = (venue: Venue, phrase: string): boolean =>
  couldBeAt(venue, tagsOf(lexicon.get(phrase) ?? [])) || isAkin(venue, phrase);

/** Whether something of a place says that it has to do with a phrase that the lexicon knows. */
function isAkin(venue: Venue, phrase: string): boolean {
  const targets = lexicon.get(phrase);
  return (
    !targets ||
    (targets[0]?.on === 'cuisine' && kinds[venue.category].eating) ||
    isHost(venue, tagsOf(targets)) ||
    targets.some((target) =>
      target.on === 'interest'
        ? venue.interests.includes(target.value)
        : evidenceOfTarget(venue, target) !== null,
    )
  );
}

const tagsOf = (targets: readonly Target[]) =>
  targets.flatMap(({ on, value }) => (on === 'interest' ? [value] : []));

function evidenceOfTarget(venue: Venue, target: Target): Evidence | null {
  const { category } = venue;
  switch (target.on) {
    case 'kind':
      return category === target.value ? proof('kind', category) : null;
    case 'role':
      return kinds[category].role === target.value ? proof('kind', category) : null;
    case 'interest':
      return isAt(venue, target.value) ? proof('tag', target.value) : null;
    case 'cuisine':
      return servesFood(venue) && venue.cuisines.includes(target.value)
        ? { by: 'tag', what: target.value, strength: cuisineStrength }
        : null;
    case 'vibe':
      return venue.vibes.includes(target.value) ? proof('tag', target.value) : null;
    case 'cost':
      return venue.cost.maxCents === 0 ? proof('tag', target.value) : null;
  }
}

const servesFood = ({ category }: Venue): boolean =>
  kinds[category].eating || kinds[category].role === 'drink' || category === 'market';

const proofByNoun = (venue: Venue, noun: string): Evidence => {
  const isFirst = venue.firstFor.includes(noun);
  const isOnlyHad = venue.has.includes(noun) || (ofMany.has(venue.category) && !isFirst);
  return isOnlyHad
    ? { by: 'known_for', what: noun, strength: onlyHadStrength }
    : { ...proof('known_for', noun), ...(isFirst && { isFirst }) };
};

const proof = (by: Evidence['by'], what: string): Evidence => ({
  by,
  what,
  strength: strengths[by],
});
