import { lexicon } from '../../../taste/lexicon.ts';
import { editDistanceWithin1, fold, singular } from '../../../taste/words-of.ts';
import { isFiller, isLink } from '../filler.ts';
import { readCount } from '../amounts.ts';
import { isCounted } from './clock-words.ts';
import { stemAt, unbrokenFrom, wordAt, wordsBetween, type Line, type Reader } from '../line.ts';
import { allStops, kinOf, placeOf, type NamedStop } from '../named-stop.ts';
import { isPlace, readNoun } from './thing-words.ts';

const numberWords = ['first', 'second', 'third'] as const;
const numbersByWord: ReadonlyMap<string, number> = new Map(
  Object.entries({
    first: 0,
    '1st': 0,
    opening: 0,
    opener: 0,
    second: 1,
    '2nd': 1,
    middle: 1,
    third: 2,
    '3rd': 2,
  }),
);
/** 'The last' is the last of however many there are. */
const lastWords = new Set(['last', 'final', 'ending']);
const stopNouns = new Set(
  'stop place spot one thing part venue location bit pick choice destination event leg option activity'.split(
    ' ',
  ),
);
/** 'A first date', 'the last train', 'second thoughts' are no stops. */
const noStops = new Set(
  'date time train minute hour half week month year night bu call thought hand kiss two 2 three 3 half until till til long longer a plan version idea suggestion'.split(
    ' ',
  ),
);
const meals = new Set('dinner lunch supper brunch breakfast meal food'.split(' '));
/** Kinds of stop that go without an article. */
const unarticled = new Set(
  'dinner lunch supper brunch breakfast meal drink dessert coffee'.split(' '),
);

const lastOf = (line: Line): number => allStops(line).length - 1;
const numbered = (line: Line, index: number): NamedStop | undefined => {
  const word = index === lastOf(line) && index > 0 ? 'last' : numberWords[index];
  return word && index <= lastOf(line)
    ? { ref: index, said: `the ${word} stop`, kind: undefined, isDefinite: true }
    : undefined;
};

/** 'The first one', 'stop 2', 'last place'; 'the first bar' is the bar. */
export const readNumbered: Reader<NamedStop> = (line, at) => {
  const start = ['the', 'our', 'my', 'that', 'very'].includes(wordAt(line, at)) ? at + 1 : at;
  const word = wordAt(line, start);
  if (['stop', 'number', 'place', 'no', 'venue'].includes(stemAt(line, start))) {
    const count = readCount(line, start + 1);
    const stop = count && numbered(line, count.value - 1);
    return stop && { value: stop, end: count.end };
  }
  const index = lastWords.has(word) ? lastOf(line) : numbersByWord.get(word);
  const stop =
    index === undefined || noStops.has(stemAt(line, start + 1)) ? undefined : numbered(line, index);
  if (!stop) return undefined;
  if (stopNouns.has(stemAt(line, start + 1))) return { value: stop, end: start + 2 };
  const kind = readKind(line, start + 1);
  return kind
    ? { value: { ...kind.value, isDefinite: true }, end: kind.end }
    : { value: stop, end: start + 1 };
};

const longestName = 7;
const shortestSlipped = 6;

/** A stop by its name, in full or as people shorten it. */
export const readNamed: Reader<NamedStop> = (line, at) => {
  const start = wordAt(line, at) === 'the' ? at + 1 : at;
  for (let length = unbrokenFrom(line, start, longestName); length > 0; length -= 1) {
    const written = line.tokens.slice(start, start + length).map((token) => token.word);
    const named = line.stopNames
      .map((name, ref) => ({ name, ref }))
      .filter(({ name }) => isNamedBy(name, written));
    const [only] = named;
    if (only && named.length === 1)
      return {
        value: { ref: only.ref, said: only.name, kind: undefined, isDefinite: true },
        end: start + length,
      };
  }
  return undefined;
};

/**
 * Whether words are a name or a part of it that is a name itself: 'Tartine' of 'Tartine
 * Manufactory', never 'museum' of 'Museum of Modern Art'.
 */
function isNamedBy(name: string, written: readonly string[]): boolean {
  const whole = fold(name).split(' ');
  const start = whole.findIndex((_, i) =>
    written.every((word, k) => isWrittenAs(whole[i + k], word)),
  );
  if (start < 0) return false;
  const withoutThe = whole[0] === 'the' ? whole.length - 1 : whole.length;
  const isCommon = (word: string): boolean =>
    word.length < 4 || isFiller(singular(word)) || isLink(word) || lexicon.has(singular(word));
  return written.length === withoutThe || written.length >= 3 || !written.every(isCommon);
}

function isWrittenAs(meant: string | undefined, written: string): boolean {
  return (
    meant === written ||
    (meant !== undefined &&
      meant.length >= shortestSlipped &&
      meant[0] === written[0] &&
      editDistanceWithin1(meant, written))
  );
}

/** A kind of place that a plan has one of at most: 'bar', 'jazz club', 'sushi place'. */
export const readKind: Reader<NamedStop> = (line, at) => {
  const meal = stemAt(line, at);
  if (meals.has(meal)) {
    const noun = stemAt(line, at + 1);
    const end = stopNouns.has(noun) || noun === 'restaurant' ? at + 2 : at + 1;
    // Whatever the hour calls it, the plan has one meal.
    const kind = ['lunch', 'supper', 'meal', 'food'].includes(meal) ? 'dinner' : meal;
    return { value: { ref: kind, said: meal, kind, isDefinite: false }, end };
  }
  const thing = readNoun(line, at);
  if (
    !thing ||
    thing.value.hasArticle ||
    thing.value.isDefinite ||
    thing.value.unknown.length > 0 ||
    // A view is what a place has.
    thing.value.targets.at(-1)?.some(({ on }) => on === 'vibe') ||
    !isPlace(thing.value)
  )
    return undefined;
  const { text } = thing.value;
  return {
    value: { ref: text, said: `the ${text}`, kind: text, isDefinite: false },
    end: thing.end,
  };
};

const readDefiniteKind: Reader<NamedStop> = (line, at) => {
  const hasArticle = ['the', 'that', 'this', 'our', 'your'].includes(wordAt(line, at));
  if (!hasArticle && !unarticled.has(stemAt(line, at))) return undefined;
  const kind = readKind(line, hasArticle ? at + 1 : at);
  if (!kind) return undefined;
  const { kind: name, said } = kind.value;
  const kin = hasArticle ? kinIn(line, kind.value) : undefined;
  if (kin) return { value: kin, end: endOfPart(line, kind.end) };
  return {
    value: {
      ...kind.value,
      said:
        name !== undefined && unarticled.has(singular(name))
          ? wordsBetween(line, hasArticle ? at + 1 : at, hasArticle ? at + 2 : at + 1)
          : said,
      isDefinite: hasArticle,
    },
    end: hasArticle ? endOfPart(line, kind.end) : kind.end,
  };
};

/** 'The bar' of a plan that has none is the jazz club. */
function kinIn({ stopKinds, stopNames }: Line, { ref, said }: NamedStop): NamedStop | undefined {
  if (stopKinds === undefined || placeOf(ref, { stopKinds, stopNames }) !== undefined)
    return undefined;
  const place = kinOf(String(ref), { stopKinds });
  return place === undefined ? undefined : { ref: place, said, kind: undefined, isDefinite: true };
}

/** 'The museum part', 'the jazz bit' */
const parts = new Set('part bit portion visit thing leg segment idea joint'.split(' '));
const endOfPart = (line: Line, at: number): number => (parts.has(stemAt(line, at)) ? at + 1 : at);

/** A stop that is surely one of the plan's: by number, name, or 'the bar'. */
export const readStop: Reader<NamedStop> = (line, at) =>
  readNumbered(line, at) ?? readNamed(line, at) ?? readDefiniteKind(line, at) ?? readBare(line, at);

/** 'Jazz' and 'museum' are stops where the plan has one such. */
const readBare: Reader<NamedStop> = (line, at) => {
  const { stopKinds, stopNames } = line;
  const noun = stopKinds && readNoun(line, at);
  if (!noun) return undefined;
  const { text, hasArticle, isDefinite, unknown } = noun.value;
  return hasArticle ||
    isDefinite ||
    unknown.length > 0 ||
    placeOf(text, { stopKinds, stopNames }) === undefined
    ? undefined
    : {
        value: { ref: text, said: `the ${text}`, kind: text, isDefinite: false },
        end: noun.end,
      };
};

/** The same, and 'dinner' is none of the plan's without an article. */
export const readPlanned: Reader<NamedStop> = (line, at) => {
  const stop = readStop(line, at);
  return stop?.value.isDefinite ? stop : undefined;
};

/** A stop behind a verb that takes one: also 'swap bar' and 'keep 2'. */
export const readAnyStop: Reader<NamedStop> = (line, at) => {
  const definite = readStop(line, at);
  if (definite) return definite;
  // 'Swap 2' is a stop, 'don't need 2 hours' is none.
  const figure =
    /^[123]$/.test(wordAt(line, at)) && !isCounted(line, at + 1)
      ? numbered(line, Number(wordAt(line, at)) - 1)
      : undefined;
  if (figure) return { value: figure, end: at + 1 };
  const kind = readKind(line, at);
  const kin = kind && bareKin.has(wordAt(line, at)) ? kinIn(line, kind.value) : undefined;
  return kin && kind ? { value: kin, end: kind.end } : kind;
};
/** 'Swap bar for a cafe' is about the plan's, 'hate bars' about all of them. */
const bareKin = new Set('bar club pub show concert gig exhibit gallery'.split(' '));

/** Two stops or more by their figures alone: '1 and 2', '2, 3'. */
export const readFigures: Reader<readonly NamedStop[]> = (line, at) => {
  const stops: NamedStop[] = [];
  let end = at;
  for (let next = at; /^[1-6]$/.test(wordAt(line, next)); ) {
    const stop = numbered(line, Number(wordAt(line, next)) - 1);
    if (!stop) return undefined;
    stops.push(stop);
    end = next + 1;
    next = ['and', ','].includes(wordAt(line, end)) ? end + 1 : end;
    if (next === end) break;
  }
  return stops.length < 2 ? undefined : { value: stops, end };
};

/** Several stops: 'the first and the last', 'dinner and the museum', 'the first two', '1 and 3'. */
export const readStops: Reader<readonly NamedStop[]> = (line, at) => {
  const pair = readPair(line, at);
  if (pair) return pair;
  const start = wordAt(line, at) === 'both' ? at + 1 : at;
  const first = readAnyStop(line, start);
  if (!first) return undefined;
  const stops = [first.value];
  let { end } = first;
  for (;;) {
    const joint =
      wordAt(line, end) === ',' && wordAt(line, end + 1) === 'and'
        ? end + 2
        : ['and', 'or', ','].includes(wordAt(line, end))
          ? end + 1
          : end;
    const figure = /^[123]$/.test(wordAt(line, joint));
    const next =
      joint === end
        ? undefined
        : figure && stops.every((stop) => typeof stop.ref === 'number')
          ? readAnyStop(line, joint)
          : readStop(line, joint);
    if (!next) return { value: stops, end };
    stops.push(next.value);
    ({ end } = next);
  }
};

/** 'The first two', 'the last two stops' */
export const readPair: Reader<readonly NamedStop[]> = (line, at) => {
  const start = wordAt(line, at) === 'the' ? at + 1 : at;
  if (!['two', '2'].includes(wordAt(line, start + 1))) return undefined;
  const last = lastOf(line);
  const indices =
    wordAt(line, start) === 'first'
      ? [0, 1]
      : wordAt(line, start) === 'last'
        ? [last - 1, last]
        : [];
  const stops = indices.map((index) => numbered(line, index)).filter((stop) => stop !== undefined);
  return stops.length < 2
    ? undefined
    : { value: stops, end: start + (stopNouns.has(stemAt(line, start + 2)) ? 3 : 2) };
};
