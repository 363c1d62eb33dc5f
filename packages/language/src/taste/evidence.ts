import { kinds, type Venue } from '@rendezvous/venue-model';
import { couldBeAt, isAt, isHost } from './hosts.ts';
import { lexicon, meanings, segmentsOf, spell, type Segment, type Target } from './lexicon.ts';
import { fold, singular } from './words-of.ts';

/** What a match of a wish with a venue rests on. */
export interface Evidence {
  /** A noun the place is known for, its kind, a tag, its name, or its own description. */
  readonly by: 'known_for' | 'kind' | 'tag' | 'name' | 'text';
  /** The noun, kind, tag or words, as the venue has them. */
  readonly what: string;
  /** How surely the place is what was wished: 0 to 1. */
  readonly strength: number;
}

/** How surely each tells. A noun that a place is known for is written for that; a description only mentions it. */
const strengths = { known_for: 1, kind: 0.95, tag: 0.88, name: 0.85, text: 0.75 } as const;
/** What a kitchen cooks is what it is. */
const cuisineStrength = 0.95;

/** From this strength on a wish is met, and may be spoken of. */
export const metFrom = 0.7;

/** A wish as it is looked for. */
export interface WishReading {
  /** In the words of who wrote it, slips corrected. */
  readonly said: string;
  /** All of it, folded and in the singular, and what else says the same. */
  readonly phrases: readonly string[];
  /** The parts that a place must have together. */
  readonly parts: readonly Part[];
}

interface Part {
  /** What it surely is, by the vocabulary. */
  readonly surely: readonly Target[];
  /** All that its row of the lexicon points at; empty where the lexicon does not know it. */
  readonly akin: readonly Target[];
  /** What a place's own words may say for it. */
  readonly words: readonly string[];
  /** Whether only a place's own words tell. */
  readonly isByWords: boolean;
  /** Whether it is a kitchen's food: 'ube restaurant', which no ice cream is. */
  readonly isMeal: boolean;
}

/** Words that ask for nothing themselves. */
const filler = new Set(
  `a an the some any of in on at to for with and or by from near around my our we us i me her his she he they them both you your is are be it its that this
  good great nice best really very cool cute fun favorite favourite love like want would please something somewhere anything thing stuff place spot venue scene
  kind sort type lot little bit more maybe also just not have has having do doing go going try trying see seeing watch watching visit visiting get getting
  eat eating drink play playing night evening day date time together local new live all early late long private
  morning afternoon tonight weekend monday tuesday wednesday thursday friday saturday sunday`.split(
    /\s+/,
  ),
);
/** Behind something more exact these say only that it is a place or an hour: 'karaoke bar', 'jazz show'. */
const heads = new Set(
  'bar club cafe lounge show joint spot house room hall night gig event party store shop'.split(
    ' ',
  ),
);

/** Reads one wish. Null when nothing in it asks for anything. Takes time by its length. */
export function readWish(text: string): WishReading | null {
  const folded = fold(text);
  const words = singular(folded).split(' ');
  const all = segmentsOf(text);
  const segments = joined(
    all.filter(
      ({ from, to, term }, i) =>
        !(
          term === undefined &&
          (filler.has(words[from] ?? '') || (words[from] ?? '').length < 2)
        ) &&
        !(
          i > 0 &&
          to - from === 1 &&
          heads.has(words[from] ?? '') &&
          all[i - 1]?.term !== undefined
        ),
    ),
  );
  if (segments.length === 0) return null;
  const parts = segments.map(({ from, to, term }): Part => {
    const meaning = term === undefined ? undefined : meanings.get(term);
    const written = term ?? '';
    return meaning
      ? {
          surely: meaning.surely,
          akin: meaning.targets,
          words: [written, ...meaning.words.filter((word) => word !== written)],
          isByWords: meaning.isNarrow,
          isMeal: / (food|restaurant)$/.test(written) && !meaning.words.includes(written),
        }
      : {
          surely: [],
          akin: [],
          words: [words.slice(from, to).join(' ')],
          isByWords: true,
          isMeal: false,
        };
  });
  const [only, ...others] = segments;
  const first = only?.from ?? 0;
  const last = segments.at(-1)?.to ?? words.length;
  const phrase = words.slice(first, last).join(' ');
  const synonyms = others.length === 0 ? (parts[0]?.words ?? []) : [];
  return {
    said: corrected(text, folded, all),
    phrases: [...new Set([phrase, ...synonyms])],
    parts,
  };
}

/** Words side by side that no lexicon has are one thing: 'city lights' are no city and some lights. */
function joined(segments: readonly Segment[]): Segment[] {
  return segments.reduce<Segment[]>((before, segment) => {
    const last = before.at(-1);
    const isOne =
      last?.term === undefined && segment.term === undefined && last?.to === segment.from;
    return isOne && last
      ? [...before.slice(0, -1), { ...last, to: segment.to }]
      : [...before, segment];
  }, []);
}

/** The text with each word as it was meant. */
function corrected(text: string, folded: string, segments: ReturnType<typeof segmentsOf>): string {
  const written = text.trim().split(/\s+/);
  const words = folded.split(' ');
  const slipped = segments.filter(
    ({ from, to, term }) =>
      term !== undefined && singular(words.slice(from, to).join(' ')) !== term,
  );
  if (slipped.length === 0) return text.trim();
  // Where signs stand between words ('jazz/coctails'), the plain words are said.
  const meant = written.length === words.length ? [...written] : [...words];
  for (const { from, to, term = '' } of slipped) {
    meant[from] = spell(term, words.slice(from, to).join(' '));
    meant.fill('', from + 1, to);
  }
  return meant.filter((word) => word !== '').join(' ');
}

interface OwnWords {
  readonly knownFor: readonly string[];
  readonly name: string;
  /** What the two do there. */
  readonly moment: string;
  /** What the place says of itself: its description, part by part between signs. */
  readonly text: string;
}

/** Folding takes longer than looking: a venue is folded once. */
const remembered = new WeakMap<Venue, OwnWords>();

function ownWordsOf(venue: Venue): OwnWords {
  const known = remembered.get(venue);
  if (known) return known;
  const own = {
    knownFor: venue.knownFor.map((noun) => singular(fold(noun))),
    name: ` ${singular(fold(venue.name))} `,
    moment: ` ${singular(fold(venue.moment ?? ''))} `,
    text: ` ${venue.description
      .split(/[.;:,()–—]/)
      .map((part) => singular(fold(part)))
      .join(' | ')} | ${singular(fold(venue.neighborhood))} `,
  };
  remembered.set(venue, own);
  return own;
}

/** What a wish rests on at a venue: all of it, or null. */
export function evidenceOf(venue: Venue, { phrases, parts }: WishReading): Evidence | null {
  if (parts.some(({ isMeal }) => isMeal) && !servesMeals(venue)) return null;
  const noun = nounKnownFor(venue, phrases);
  if (noun !== undefined) return proof('known_for', noun);
  // Of a thing that is told more exactly than the lexicon knows, a place has to have both in one: 'old ships' at an old door.
  const isQualified = parts.length > 1 && parts.some(({ akin }) => akin.length === 0);
  if (isQualified) return evidenceTogether(venue, parts);
  let weakest: Evidence | null = null;
  for (const part of parts) {
    const found = evidenceOfPart(venue, part);
    if (!found) return null;
    if (!weakest || found.strength < weakest.strength) weakest = found;
  }
  return weakest;
}

/** What has every part of a wish in one noun, one name or one clause of what a place says of itself. */
function evidenceTogether(venue: Venue, parts: readonly Part[]): Evidence | null {
  const own = ownWordsOf(venue);
  const holds = (text: string) =>
    parts.every(({ words }) => words.some((word) => text.includes(` ${word} `)));
  const noun = own.knownFor.findIndex((one) => holds(` ${one} `));
  if (noun >= 0) return proof('known_for', venue.knownFor[noun] ?? '');
  if (!parts.some(({ akin }) => akin.length > 0 && bearsOut(venue, akin))) return null;
  if (holds(own.name)) return proof('name', venue.name);
  const clause = own.text.split('|').find((one) => holds(one) && !notHere.test(one));
  return clause === undefined ? null : proof('text', clause.trim());
}

const servesMeals = ({ category, interests }: Venue): boolean =>
  kinds[category].role === 'meal' || interests.includes('food');

function evidenceOfPart(venue: Venue, { surely, akin, words, isByWords }: Part): Evidence | null {
  const noun = nounKnownFor(venue, words);
  if (noun !== undefined) return proof('known_for', noun);
  let best: Evidence | null = null;
  for (const target of surely) {
    const found = evidenceOfTarget(venue, target);
    if (found && (!best || found.strength > best.strength)) best = found;
  }
  if (best || !isByWords) return best;
  const own = ownWordsOf(venue);
  // A name may be only a name, and a description tell what passes by: some fact bears out that it is for such things.
  const isBorneOut = akin.length === 0 || bearsOut(venue, akin);
  const isSure = (word: string) =>
    isBorneOut || (word.includes(' ') && couldBeAt(venue, tagsOf(akin)));
  const named = words.find((word) => isBorneOut && own.name.includes(` ${word} `));
  if (named !== undefined) return proof('name', venue.name);
  const told = words.find(
    (word) => isSure(word) && (isToldOf(own.moment, word) || isToldOf(own.text, word)),
  );
  return told === undefined ? null : proof('text', told);
}

const bearsOut = (venue: Venue, targets: readonly Target[]): boolean =>
  targets.some((target) => evidenceOfTarget(venue, target) !== null);

/**
 * A noun of the place that is one of the phrases, or a more exact kind of the first: 'natural wine' is wine, and a hot dog is
 * no dog, a salad bar no bar. Synonyms have to stand alone: 'free play' is no play.
 */
function nounKnownFor(venue: Venue, phrases: readonly string[]): string | undefined {
  const { knownFor } = ownWordsOf(venue);
  const [own = ''] = phrases;
  const isOne = (noun: string) =>
    phrases.includes(noun) && (noun.includes(' ') || couldHave(venue, noun));
  const isMoreExact = (noun: string) =>
    noun.endsWith(` ${own}`) && isOfOneRow(noun, own) && isAkin(venue, own);
  const at = knownFor.findIndex((noun) => isOne(noun) || isMoreExact(noun));
  return at < 0 ? undefined : venue.knownFor[at];
}

/** Whether a noun that the lexicon knows stands there beside the phrase. */
function isOfOneRow(noun: string, phrase: string): boolean {
  const meant = lexicon.get(noun);
  return meant === undefined || meant === lexicon.get(phrase);
}

/** Whether a place is one where such a thing can be: the pool of a bar is billiards, that of a park is not. */
const couldHave = (venue: Venue, phrase: string): boolean =>
  couldBeAt(venue, tagsOf(lexicon.get(phrase) ?? [])) || isAkin(venue, phrase);

/** Whether the kind of a place, or something else of it, says that it has to do with a phrase that the lexicon knows. */
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

const notHere =
  /\b(former|formerly|once|old|ex|no|not|never|without|near|next|beside|across|opposite|before|after|behind|above|below|past|passing|named|called|beyond|like|step|than|until|was|were|used|away|toward|into|overlooking|facing)\b/;
/** So many words before a phrase may say that it is not there. */
const wordsBefore = 4;
/** And so many behind it that it has become something else: 'a chapel turned into a bar'. */
const wordsAfter = 4;

/** Whether a text says that a place has something: not that it was a church once, or lies across from one. */
function isToldOf(text: string, phrase: string): boolean {
  for (let at = text.indexOf(` ${phrase} `); at >= 0; at = text.indexOf(` ${phrase} `, at + 1)) {
    const clause = text.slice(text.lastIndexOf('|', at) + 1, at);
    const follows = text.slice(at + phrase.length + 1).split(' ', wordsAfter);
    const isNow = !follows.includes('turned') && !follows.includes('until');
    if (isNow && !notHere.test(clause.split(' ').slice(-wordsBefore).join(' '))) return true;
  }
  return false;
}

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

const proof = (by: Evidence['by'], what: string): Evidence => ({
  by,
  what,
  strength: strengths[by],
});
