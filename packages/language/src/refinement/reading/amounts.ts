import { stemAt, wordAt, wordsBetween, type Found, type Line, type Reader } from './line.ts';

/** Money is cents for two. */
export interface Amount {
  readonly cents: number;
  /** Whether it was written as money ('$80', 'eighty bucks') and not as a bare number. */
  readonly isMarked: boolean;
}
export interface AmountRange {
  readonly leastCents: number;
  readonly mostCents: number;
  readonly isMarked: boolean;
}

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const tenOf = (word: string): number => (tens.indexOf(word) + 2) * 10;

/**
 * A number in figures or words: '80', '12.50', 'eighty five', 'a hundred and twenty', 'one fifty'
 * (150).
 */
export const readNumber: Reader<number> = (line, at) => {
  const word = wordAt(line, at);
  if (/^\d+(\.\d+)?$/.test(word)) {
    const isThousands = wordAt(line, at + 1) === 'k';
    return { value: Number(word) * (isThousands ? 1000 : 1), end: isThousands ? at + 2 : at + 1 };
  }
  const small = readSmall(line, at);
  const hundreds =
    wordAt(line, small?.end ?? (word === 'a' ? at + 1 : at)) === 'hundred'
      ? (small?.value ?? 1)
      : undefined;
  if (hundreds !== undefined) {
    const afterHundred = (small?.end ?? (word === 'a' ? at + 1 : at)) + 1;
    const rest = readSmall(
      line,
      wordAt(line, afterHundred) === 'and' ? afterHundred + 1 : afterHundred,
    );
    return { value: hundreds * 100 + (rest?.value ?? 0), end: rest?.end ?? afterHundred };
  }
  const isHundredsShort = small && small.value < 10 && tens.includes(wordAt(line, small.end));
  const rest = isHundredsShort ? readSmall(line, small.end) : undefined;
  return small && rest ? { value: small.value * 100 + rest.value, end: rest.end } : small;
};

/** 'seven', 'eighty', 'eighty five' */
function readSmall(line: Line, at: number): Found<number> | undefined {
  const word = wordAt(line, at);
  if (units.includes(word)) return { value: units.indexOf(word), end: at + 1 };
  if (!tens.includes(word)) return undefined;
  const unit = units.indexOf(wordAt(line, at + 1));
  return unit > 0 && unit < 10
    ? { value: tenOf(word) + unit, end: at + 2 }
    : { value: tenOf(word), end: at + 1 };
}

/** Whole numbers up to twelve that name an hour or count something: '8', 'eight'. */
export function readCount(line: Line, at: number): Found<number> | undefined {
  const read = /^\d{1,2}$/.test(wordAt(line, at))
    ? { value: Number(wordAt(line, at)), end: at + 1 }
    : readSmall(line, at);
  return read && Number.isInteger(read.value) ? read : undefined;
}

/** What makes of a number something else than money. */
const otherUnits = new Set(
  'mile mi km kilometer minute min hour hr hrs h am pm oclock ish percent euro pound stop people person place block star time to past'.split(
    ' ',
  ),
);
/**
 * The most that a date can be told to cost, and the least that a bare number is taken for dollars.
 */
const [maxDollars, leastBareDollars] = [10_000, 13];
/** '730' and '1015' without a unit are times. */
const isHour = (word: string): boolean => /^(\d|1[0-2])(15|30|45)$/.test(word);
/** From here on '75 for both' is money. */
const leastUnmarkedDollars = 20;

/** '$80', 'eighty bucks', '40 each', and also '80' where money is spoken of. */
export const readAmount: Reader<Amount> = (line, at) => {
  const isSigned = wordAt(line, at) === '$';
  const number = readNumber(line, isSigned ? at + 1 : at);
  if (!number) return undefined;
  const hasUnit = /^(dollar|buck|usd|\$)$/.test(stemAt(line, number.end));
  const afterUnit = hasUnit ? number.end + 1 : number.end;
  const each = readEach(line, afterUnit);
  const isMarked =
    isSigned ||
    hasUnit ||
    each?.value === 2 ||
    (each !== undefined && number.value >= leastUnmarkedDollars);
  const isOther =
    otherUnits.has(stemAt(line, number.end)) ||
    number.value < leastBareDollars ||
    isHour(wordAt(line, at));
  if (!isMarked && isOther) return undefined;
  if (number.value < 1 || number.value > maxDollars) return undefined;
  return {
    value: { cents: Math.round(number.value * 100) * (each?.value ?? 1), isMarked },
    end: each?.end ?? afterUnit,
  };
};

/** Budgets are for two: '40 each' is 80. */
function readEach(line: Line, at: number): Found<1 | 2> | undefined {
  const two = stemAt(line, at);
  if (['each', 'pp', 'apiece'].includes(two)) return { value: 2, end: at + 1 };
  if (['per', 'a', 'or'].includes(two) && ['person', 'head'].includes(stemAt(line, at + 1)))
    return { value: 2, end: at + 2 };
  if (two === 'for' && ['two', 'both', '2'].includes(wordAt(line, at + 1)))
    return { value: 1, end: wordAt(line, at + 2) === 'of' ? at + 4 : at + 2 };
  if (['total', 'altogether', 'combined'].includes(two)) return { value: 1, end: at + 1 };
  return two === 'in' && ['total', 'all'].includes(stemAt(line, at + 1))
    ? { value: 1, end: at + 2 }
    : undefined;
}

export const readMoney: Reader<Amount> = (line, at) => {
  const amount = readAmount(line, at);
  return amount?.value.isMarked ? amount : undefined;
};

/** '$50 to $90', '50-90 dollars', 'between $50 and $90' */
export const readMoneyRange: Reader<AmountRange> = (line, at) => {
  const range = readAmountRange(line, at);
  return range?.value.isMarked ? range : undefined;
};

/** '$50 to $90', '50-90 dollars', and '50 to 90' where money is spoken of. */
export const readAmountRange: Reader<AmountRange> = (line, at) => {
  const isBetween = ['between', 'from'].includes(wordAt(line, at));
  // The lower end often goes without its unit, and 'to' after it is no clock here.
  const start = isBetween ? at + 1 : at;
  const isSigned = wordAt(line, start) === '$';
  const low = readNumber(line, isSigned ? start + 1 : start);
  if (!low || low.value < 1) return undefined;
  const joint = ['dollar', 'buck'].includes(stemAt(line, low.end)) ? low.end + 1 : low.end;
  if (!(wordAt(line, joint) === 'to' || (isBetween && wordAt(line, joint) === 'and')))
    return undefined;
  const high = readAmount(line, joint + 1);
  if (!high) return undefined;
  // 'Each' stands behind the upper end and speaks of both.
  const people =
    stemAt(line, high.end - 1) === 'each' || /^(person|head|pp)$/.test(stemAt(line, high.end - 1))
      ? 2
      : 1;
  const leastCents = Math.round(low.value * 100) * people;
  if (leastCents >= high.value.cents) return undefined;
  return {
    value: { leastCents, mostCents: high.value.cents, isMarked: isSigned || high.value.isMarked },
    end: high.end,
  };
};

const milesPerKilometer = 0.621;
const farthestMiles = 50;

/** '2 miles', 'a mile', 'half a mile', '3 km' */
export const readMiles: Reader<number> = (line, at) => {
  const isHalf = wordAt(line, at) === 'half';
  const number = isHalf
    ? { value: 0.5, end: wordAt(line, at + 1) === 'a' ? at + 2 : at + 1 }
    : (readNumber(line, at) ?? readArticle(line, at));
  const unit = number && stemAt(line, number.end);
  if (!number || !unit || !['mile', 'mi', 'km', 'kms', 'kilometer', 'k'].includes(unit))
    return undefined;
  const isAndHalf =
    number.value >= 1 && wordsBetween(line, number.end + 1, number.end + 4) === 'and a half';
  const figure = number.value + (isAndHalf ? 0.5 : 0);
  const miles = unit.startsWith('k') ? Math.round(figure * milesPerKilometer * 10) / 10 : figure;
  return miles > 0 && miles <= farthestMiles
    ? { value: miles, end: number.end + (isAndHalf ? 4 : 1) }
    : undefined;
};

/** 'an hour', 'another hour' are one. */
function readArticle(line: Line, at: number): Found<number> | undefined {
  return ['a', 'an', 'another', 'one'].includes(wordAt(line, at))
    ? { value: 1, end: at + 1 }
    : undefined;
}

/** 'Hour and a half', 'hour and 15' without an article. */
const readBareHour = (line: Line, at: number): Found<number> | undefined =>
  wordAt(line, at) === 'hour' && wordAt(line, at + 1) === 'and' ? { value: 1, end: at } : undefined;

/** Minutes: '2 hours', 'half an hour', 'an hour and a half', '90 minutes', '1.5 hrs'. */
export const readDuration: Reader<number> = (line, at) => {
  if (wordAt(line, at) === 'half') {
    const hour = wordAt(line, at + 1) === 'an' || wordAt(line, at + 1) === 'a' ? at + 2 : at + 1;
    return stemAt(line, hour) === 'hour' ? { value: 30, end: hour + 1 } : undefined;
  }
  const isCouple =
    wordAt(line, at) === 'couple' ||
    (wordAt(line, at) === 'a' && wordAt(line, at + 1) === 'couple');
  const couple = wordAt(line, at) === 'a' ? at + 2 : at + 1;
  const number = isCouple
    ? { value: 2, end: wordAt(line, couple) === 'of' ? couple + 1 : couple }
    : (readNumber(line, at) ?? readArticle(line, at) ?? readBareHour(line, at));
  if (!number) return undefined;
  if (
    wordsBetween(line, number.end, number.end + 3) === 'and a half' &&
    /^(hour|hr)$/.test(stemAt(line, number.end + 3))
  )
    return { value: Math.round((number.value + 0.5) * 60), end: number.end + 4 };
  const unit = stemAt(line, number.end);
  const minutes = ['hour', 'hr', 'hrs', 'h'].includes(unit)
    ? 60
    : ['minute', 'min'].includes(unit)
      ? 1
      : 0;
  if (minutes === 0 || number.value <= 0) return undefined;
  const isAndHalf =
    minutes === 60 &&
    wordAt(line, number.end + 1) === 'and' &&
    wordAt(line, number.end + 2) === 'a' &&
    wordAt(line, number.end + 3) === 'half';
  // 'An hour and 15', 'an hour fifteen'
  const joint = wordAt(line, number.end + 1) === 'and' ? number.end + 2 : number.end + 1;
  const rest = minutes === 60 && !isAndHalf ? readCount(line, joint) : undefined;
  if (rest && rest.value >= 5 && rest.value % 5 === 0 && rest.value < 60)
    return {
      value: Math.round(number.value * 60 + rest.value),
      end: /^(minute|min)$/.test(stemAt(line, rest.end)) ? rest.end + 1 : rest.end,
    };
  return {
    value: Math.round((number.value + (isAndHalf ? 0.5 : 0)) * minutes),
    end: number.end + (isAndHalf ? 4 : 1),
  };
};
