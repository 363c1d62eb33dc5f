import type { MeasureName, Move } from '../adjustment.ts';

/** What more and less of each measure is called. */
const meanings: Readonly<Record<MeasureName, readonly [more: string, less: string]>> = {
  romantic: ['More romantic', 'Less romantic'],
  fun: ['More fun', 'More serious'],
  relaxed: ['More relaxed', 'More active'],
  adventurous: ['More adventurous', 'Less adventurous'],
  cost: ['Spend more', 'Cheaper'],
  outdoors: ['More outdoors', 'Less outdoors'],
  indoors: ['More indoors', 'Less indoors'],
  food: ['More food', 'Less about food'],
  length: ['Longer', 'Shorter'],
  cultural: ['More culture', 'Less culture'],
  unique: ['More unusual', 'Less unusual'],
  quiet: ['Quieter', 'Livelier'],
  talk: ['Better for talking', 'Less talking'],
  travel: ['Farther apart', 'Closer together'],
  famous: ['Better-known places', 'Less touristy'],
};

/** A move as a short sentence: 'More romantic', 'Cheaper'. */
export function describeMove({ measure, toward }: Move): string {
  const [more, less] = meanings[measure];
  return toward === 'more' ? more : less;
}
