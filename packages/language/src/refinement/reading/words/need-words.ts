import { readNeeds, type Need } from '../../../taste/needs/needs.ts';
import { wordsBetween, type Found, type Line, type Reader } from '../line.ts';
import { isBreak } from '../phrases/tokens.ts';

const none = { mood: '', dislikes: [], diets: [], cuisines: [], doneBefore: [] };
const needsIn = (line: Line, from: number, end: number): readonly Need[] =>
  readNeeds({ ...none, interests: [wordsBetween(line, from, end)] }).needs;

const spansByLine = new WeakMap<Line, ReadonlyMap<number, Found<readonly Need[]>>>();

/**
 * What the two need, by the fewest words that say it; the rest of their clause decides whether they
 * do: 'the dog is at home'.
 */
export const readNeed: Reader<readonly Need[]> = (line, at) => {
  const spans = spansByLine.get(line) ?? spansIn(line);
  spansByLine.set(line, spans);
  return spans.get(at);
};

function spansIn(line: Line): ReadonlyMap<number, Found<readonly Need[]>> {
  const spans = new Map<number, Found<readonly Need[]>>();
  for (let from = 0; from < line.tokens.length; from += 1) {
    let end = from;
    while (!isBreak(line.tokens[end])) end += 1;
    for (const need of needsIn(line, from, end)) {
      const [start, last] = spanOf(need, line, { from, end });
      const known = spans.get(start);
      spans.set(start, {
        value: [...(known?.value ?? []), need],
        end: Math.max(known?.end ?? 0, last),
      });
    }
    from = end;
  }
  return new Map([...spans].map(([start, span]) => [start, withWithin(spans, start, span)]));
}

/** 'Six months pregnant' says that she is, before it says how she walks. */
function withWithin(
  spans: ReadonlyMap<number, Found<readonly Need[]>>,
  start: number,
  { value, end }: Found<readonly Need[]>,
): Found<readonly Need[]> {
  const isExpecting = [...spans].some(
    ([from, within]) => from >= start && within.end <= end && within.value.includes('pregnant'),
  );
  return { value: isExpecting ? ['pregnant'] : value, end };
}

/** The fewest words of a clause that say a need, from the first place where they do. */
function spanOf(
  need: Need,
  line: Line,
  clause: { readonly from: number; readonly end: number },
): readonly [from: number, end: number] {
  let last = clause.from + 1;
  while (last < clause.end && !needsIn(line, clause.from, last).includes(need)) last += 1;
  let start = last - 1;
  while (start > clause.from && !needsIn(line, start, last).includes(need)) start -= 1;
  return [start, last];
}
