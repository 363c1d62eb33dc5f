import {
  readAmount,
  readAmountRange,
  readDuration,
  readMiles,
  readMoney,
  readMoneyRange,
  readNumber,
  type Amount,
  type AmountRange,
} from '../amounts.ts';
import { readClock, readHour, type Clock } from '../words/clock-words.ts';
import { isConnective } from '../filler.ts';
import type { Need } from '../../../taste/needs/needs.ts';
import { isBreak } from './tokens.ts';
import { remembered, stemAt, type NamedPlace, type Reader } from '../line.ts';
import { readPlace } from '../words/place-words.ts';
import { readNeed } from '../words/need-words.ts';
import { readCompared, readQuality, readWished, type Quality } from '../qualities.ts';
import type { NamedStop } from '../named-stop.ts';
import {
  readAnyStop,
  readFigures,
  readKind,
  readNumbered,
  readPlanned,
  readStop,
  readStops,
} from '../words/stop-words.ts';
import { readThing, type Thing } from '../words/thing-words.ts';
import { readBlame, readPraise } from '../verdicts.ts';
import { readFood, readUnwanted, type Unwanted } from '../unwanted.ts';

/** What phrases leave open, by the names that patterns give it: `spend <amount>`. */
export interface SlotValues {
  number: number;
  money: Amount;
  amount: Amount;
  range: AmountRange;
  moneyRange: AmountRange;
  duration: number;
  miles: number;
  clock: Clock;
  until: Clock;
  hour: Clock;
  thing: Thing;
  next: Thing;
  last: Thing;
  unwanted: readonly Unwanted[];
  food: Unwanted;
  quality: Quality;
  compared: Quality;
  wished: Quality;
  stop: NamedStop;
  anyStop: NamedStop;
  other: NamedStop;
  planned: NamedStop;
  numbered: NamedStop;
  stops: readonly NamedStop[];
  figures: readonly NamedStop[];
  kind: NamedStop;
  need: readonly Need[];
  place: NamedPlace;
  /** Nothing more is said of it. */
  close: true;
  /** What is said before it does not please, or does. */
  blame: true;
  praise: true;
}
export type SlotName = keyof SlotValues;

/** Who reads what stands in a slot. */
export const slotReaders: { readonly [Name in SlotName]: Reader<SlotValues[Name]> } = {
  number: remembered(readNumber),
  money: remembered(readMoney),
  amount: remembered(readAmount),
  range: remembered(readAmountRange),
  moneyRange: remembered(readMoneyRange),
  duration: remembered(readDuration),
  miles: remembered(readMiles),
  clock: remembered(readClock),
  until: remembered(readClock),
  hour: remembered(readHour),
  thing: remembered(readThing),
  next: remembered(readThing),
  last: remembered(readThing),
  unwanted: remembered(readUnwanted),
  food: remembered(readFood),
  quality: remembered(readQuality),
  compared: remembered(readCompared),
  wished: remembered(readWished),
  stop: remembered(readStop),
  anyStop: remembered(readAnyStop),
  other: remembered(readStop),
  planned: remembered(readPlanned),
  numbered: remembered(readNumbered),
  stops: remembered(readStops),
  figures: remembered(readFigures),
  kind: remembered(readKind),
  need: readNeed,
  place: remembered(readPlace),
  blame: remembered(readBlame),
  praise: remembered(readPraise),
  close: (line, at) =>
    isBreak(line.tokens[at]) || isConnective(stemAt(line, at))
      ? { value: true, end: at }
      : undefined,
};
