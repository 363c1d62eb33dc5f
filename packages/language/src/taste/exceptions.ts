import { segmentsOf } from './lexicon.ts';

/** A wish and what it leaves out: of 'wine but not bars' wine, and bars. */
export interface Excepting {
  /** Empty where nothing is left to wish for: 'anything but sushi'. */
  readonly wanted: string;
  readonly unwanted: string;
}

const parted =
  /^(.*?)[\s,(–—-]*\b(?:but (?:not|no|without)|anything but|everything but|just not|(?:i|we|he|she|they) (?:do(?:n['’]?t| not)|does(?:n['’]?t| not)|can(?:['’]?t|not)|never) (?:eats?|drinks?|likes?|wants?)|except(?: for)?|other than|apart from|aside from|minus|not|no|without|nothing)\s+(?:(?:a|an|any|the|in|at|too|so|very)\s+)*(.+?)[\s).!]*$/i;
/** Behind 'not' these leave nothing out: 'not just bars', 'no more than two drinks'. */
const noException =
  /^(?:just|only|more|less|far|sure|necessarily|picky|always|your|really)\b|\bfree\b/i;
/** Words before the exception that wish for nothing. */
const anythingAtAll =
  /^(?:we|i|really|like|love|want|something|anything|everything|all|any|food|cuisine|please|open to|up for|down for|a|an|the|kind|of|\s)*$/i;

/** Reads what a wish leaves out; null where it leaves out nothing, or nothing that can be read. */
export function readException(text: string): Excepting | null {
  const found = parted.exec(text.trim());
  const [, before = '', unwanted = ''] = found ?? [];
  if (!found || noException.test(unwanted)) return null;
  const wanted = anythingAtAll.test(before) ? '' : before.trim();
  const isRead = segmentsOf(unwanted).every(({ term }) => term !== undefined);
  // What is left out in words that nobody knows ('but not the downtown market') is at least no wish.
  if (!isRead)
    return wanted === '' || !/\bbut not?\b/i.test(text) ? null : { wanted, unwanted: '' };
  return { wanted, unwanted };
}
