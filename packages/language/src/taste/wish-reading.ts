import { opinions, qualities } from './adjectives.ts';
import type { Host } from './by-nature.ts';
import { meanings, segmentsOf, spell, type Segment, type Target } from './lexicon.ts';
import { fold, singular } from './words-of.ts';

/** A wish as it is looked for. */
export interface WishReading {
  /** In the words of who wrote it, slips corrected. */
  readonly said: string;
  /** All of it, folded and in the singular, and what else says the same. */
  readonly phrases: readonly string[];
  /** The parts that a place must have together. */
  readonly parts: readonly Part[];
  /** Whether only what the place would be like was left out: 'fancy' of 'fancy hot chocolate'. */
  readonly isAllOfIt?: boolean;
  /** Whether a place may have its parts apart from each other. */
  readonly isApart?: boolean;
}

export interface Part {
  /** What it surely is, by the vocabulary. */
  readonly surely: readonly Target[];
  /** Who has it by nature. */
  readonly hosts: readonly Host[];
  /** All that its row of the lexicon points at; empty where the lexicon does not know it. */
  readonly akin: readonly Target[];
  /** What a place's own words may say for it. */
  readonly words: readonly string[];
  /** Whether only a place's own words tell. */
  readonly isByWords: boolean;
  /** Whether it is a kitchen's food: 'ube restaurant', which no ice cream is. */
  readonly isMeal: boolean;
  /** Whether it says what a place is like, and not what is there: the 'old' of 'old saloons'. */
  readonly isQuality: boolean;
}

/** Words that ask for nothing themselves. */
export const fillers: ReadonlySet<string> = new Set(
  `a an the some any of in on at to for with and or by from near around my our we us i me her his she he they them both you your is are be it its that this
  good great nice best really very cool cute fun favorite favourite love like want would please something somewhere anything anywhere whatever wherever thing things stuff place spot venue scene
  kind sort type lot little bit more maybe also just not have has having do doing go going try trying see seeing watch watching visit visiting get getting
  eat eating drink making play playing sit sitting look looking night evening day date time together local new live all early late long private
  similar still enough parking after afterwards afterward too please ones our stuff
  morning afternoon tonight weekend monday tuesday wednesday thursday friday saturday sunday`.split(
    /\s+/,
  ),
);
/** Behind something more exact these say only a place or an hour: 'karaoke bar', 'jazz show'. */
const heads = new Set(
  'bar club cafe lounge show joint spot house room hall night gig event party store shop trick vibe scene'.split(
    ' ',
  ),
);

/** Behind what is done in the open a shop is another place: nobody surfs in a surf shop. */
const shops = new Set(['store', 'shop']);
const outOfDoors: ReadonlySet<string> = new Set(
  'surfing cycling running hiking climbing swimming kayaking sailing boats skating dogs cats birds animals flowers gardens'.split(
    ' ',
  ),
);
const isOutOfDoors = (term: string | undefined): boolean =>
  (meanings.get(term ?? '')?.targets ?? []).some(({ value }) => outOfDoors.has(value));

/** Whether a term only says what a place is like: in 'quiet bar' the bar is asked for. */
const isOnlyAir = (term: string | undefined): boolean =>
  term !== undefined && isAir(partOfTerm(term));

/** Reads one wish, in time by its length once. Null when nothing in it asks for anything. */
export function readWish(text: string): WishReading | null {
  const known = readings.get(text);
  if (known !== undefined) return known;
  const reading = readWishAnew(text);
  if (text.length > longestKept) return reading;
  if (readings.size >= maxReadings) readings.clear();
  readings.set(text, reading);
  return reading;
}

/** A wish is read for what it asks, how it is said and where it is at home, but only once. */
const readings = new Map<string, WishReading | null>();
const maxReadings = 1_000;
const longestKept = 120;

function readWishAnew(text: string): WishReading | null {
  const folded = fold(text);
  const words = singular(folded).split(' ');
  const all = segmentsOf(text);
  // Of what the lexicon does not know, nobody can say that every example would do: a 'pretty
  // street' is no street of any kind.
  const isThingKnown = all.some(({ term }) => term !== undefined);
  const written = folded.split(' ');
  // Many of what a place is like are a thing: the 'giants' of a 'giants game' are no size.
  const asksForNothing = (at: number): boolean => {
    const word = words[at] ?? '';
    const isOpinion = isThingKnown && opinions.has(word) && written[at] === word;
    return fillers.has(word) || word.length < 2 || isOpinion;
  };
  const segments = joined(
    all.filter(
      ({ from, to, term }, i) =>
        !(term === undefined && asksForNothing(from)) &&
        !(
          i > 0 &&
          to - from === 1 &&
          heads.has(words[from] ?? '') &&
          !isOnlyAir(all[i - 1]?.term) &&
          !(shops.has(words[from] ?? '') && isOutOfDoors(all[i - 1]?.term)) &&
          all[i - 1]?.term !== undefined
        ),
    ),
    words,
  );
  if (segments.length === 0) return null;
  const parts = atTheTable(
    segments.map(({ from, to, term }) =>
      term === undefined ? partOfWords(words.slice(from, to).join(' ')) : partOfTerm(term),
    ),
  );
  const [only, ...others] = segments;
  const first = only?.from ?? 0;
  const last = segments.at(-1)?.to ?? words.length;
  const phrase = words.slice(first, last).join(' ');
  const synonyms = others.length === 0 ? (parts[0]?.words ?? []) : [];
  // A name may end in a word that asks for nothing, 'medieval times', and cuisines in 'food'.
  const name = words.length <= mostWordsOfName ? [words.join(' ')] : [];
  const isCuisine = others.length === 0 && parts[0]?.akin[0]?.on === 'cuisine';
  const food = isCuisine ? [`${phrase.replace(/ food$/, '')} food`] : [];
  return {
    said: corrected(text, folded, all),
    phrases: [...new Set([phrase, ...synonyms, ...name, ...food])],
    parts,
  };
}

const mostWordsOfName = 4;
/** Of these every place has some: whoever finds no 'typewriter museum' does not want a museum. */
const wide = new Set(
  `museum gallery tour class lesson workshop show concert performance food dinner lunch breakfast brunch meal snack dessert drink walk walking restaurant cafe bar shop
  shopping store market festival fair event game sport music dancing dance art view park garden beach history culture ride nature water house book film movie date
  party photography science animal`
    .split(/\s+/)
    .map(singular),
);
/** What names more is a sentence, and no thing told exactly. */
const mostThings = 3;
/** What must not be left out of a wish. */
const binding =
  /\b(vegan|vegetarian|halal|kosher|gluten|dairy|nut|free|no|not|non|without|less|dogs?|kids?|wheelchair|cheap|sober|alcohol)\b/;

/**
 * A wish that nothing answers to, asked for less exactly, the more exact first: both of its parts
 * at one place though not in one breath ('victorian mansions' of Victorian rooms, and a mansion),
 * then the part alone that is a thing of its own: the last ('birds' of 'spring migration birds'),
 * or where nobody knows that, a longer one before it ('day of the dead').
 */
export function lessExactly(wish: WishReading): WishReading[] {
  const things = wish.parts.filter(({ isQuality }) => !isQuality);
  const head = things.at(-1);
  if (!head || things.length < 2 || things.length > mostThings) return [];
  if (binding.test(fold(wish.said))) return [];
  const own = [
    ...(head.akin.length > 0 ? [head] : []),
    ...things.filter(isNamedAtLength),
    ...things.toReversed(),
  ].find(({ akin, words: [term = ''] }) => akin.length > 0 && !wide.has(term));
  const [term = ''] = own?.words ?? [];
  return [
    ...(things.length === 2 ? [{ ...wish, isApart: true }] : []),
    ...(own && !own.isMeal
      ? [
          {
            said: writtenIn(wish.said, term),
            phrases: own.words,
            parts: [own],
            isAllOfIt: things.every((part) => part === own || isAir(part)),
          },
        ]
      : []),
  ];
}

/** What a place has there or lies at, although the vocabulary calls it what the place is like. */
const facts: ReadonlySet<string> = new Set(
  'waterfront terrace rooftop view sunset live-music late-night garden-setting dog-friendly family-friendly'.split(
    ' ',
  ),
);
/** Whether it says what a place is like and names nothing there: 'fancy', 'romantic'. */
const isAir = ({ akin }: Part): boolean =>
  akin.some(({ on, value, strength }) => on === 'vibe' && strength === 1 && !facts.has(value)) &&
  akin.every(({ on, strength }) => strength < 1 || on === 'vibe' || on === 'interest');

/** Where a table stands: in the open is on a terrace, and by the river is at the water. */
const tables: ReadonlyMap<string, string> = new Map([
  ...['outdoor', 'outside', 'the outdoor', 'being outside'].map(
    (term) => [term, 'terrace'] as const,
  ),
  ...['river', 'lake', 'ocean', 'sea', 'the sea', 'bay'].map(
    (term) => [term, 'waterfront'] as const,
  ),
]);
const meals: ReadonlySet<string> = new Set(
  'breakfast brunch lunch dinner supper meal drink'.split(' '),
);

/** The parts of a wish, where one of them is a meal. */
function atTheTable(parts: readonly Part[]): readonly Part[] {
  if (!parts.some(({ words: [term = ''] }) => meals.has(term))) return parts;
  return parts.map((part) => {
    const table = tables.get(part.words[0] ?? '');
    return table === undefined ? part : partOfTerm(table);
  });
}

/** What has a name of several words is that thing whatever follows it. */
const isNamedAtLength = ({ akin, words: [term = ''] }: Part): boolean =>
  akin.length > 0 && term.includes(' ');

/** A term as it was written in a text. */
function writtenIn(text: string, term: string): string {
  const words = text.split(/\s+/);
  const length = term.split(' ').length;
  const at = words.findIndex(
    (_, i) => singular(fold(words.slice(i, i + length).join(' '))) === term,
  );
  return at < 0 ? term : words.slice(at, at + length).join(' ');
}

function partOfTerm(term: string): Part {
  const {
    surely = [],
    targets = [],
    hosts = [],
    words = [],
    isNarrow = false,
  } = meanings.get(term) ?? {};
  return {
    surely,
    hosts,
    akin: targets,
    words: [term, ...words.filter((word) => word !== term)],
    isByWords: isNarrow,
    isMeal: / (food|restaurant)$/.test(term) && !words.includes(term),
    isQuality: surely.length > 0 && surely.every(({ on }) => on === 'vibe'),
  };
}

const costsNothing: Target = { on: 'cost', value: 'free', strength: 1 };

function partOfWords(words: string): Part {
  const surely: Target[] =
    words === 'free'
      ? [costsNothing]
      : (qualities.get(words) ?? []).map((value) => ({ on: 'vibe', value, strength: 1 }));
  return {
    surely,
    hosts: [],
    akin: surely,
    words: [words],
    isByWords: true,
    isMeal: false,
    isQuality: surely.length > 0,
  };
}

/** Words side by side that no lexicon has are one thing: 'city lights' are no city. */
function joined(segments: readonly Segment[], words: readonly string[]): Segment[] {
  const isQuality = ({ from }: Segment): boolean =>
    words[from] === 'free' || qualities.has(words[from] ?? '');
  return segments.reduce<Segment[]>((before, segment) => {
    const last = before.at(-1);
    const isOne =
      last?.term === undefined &&
      segment.term === undefined &&
      last?.to === segment.from &&
      ![last, segment].some(isQuality);
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
