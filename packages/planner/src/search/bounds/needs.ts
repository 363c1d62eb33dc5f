import { roles } from '@rendezvous/venue-model';
import { byteAt, floatAt, itemAt } from '../../at.ts';

/**
 * A quantity of the stops, added up, of which a plan has at least so much: most often 1
 * for each stop of some sort.
 */
export interface Need {
  /** What each candidate adds, by its place in the space. */
  readonly values: Float64Array;
  readonly least: number;
  /**
   * Whether a candidate that is of the sort can be so between two minutes of the day;
   * where it is left out, always.
   */
  readonly canBe?: (candidate: number, from: number, to: number) => boolean;
}

/** Whether it is a number of stops. */
export const isCounted = ({ values, least }: Need): boolean =>
  least >= 1 && Number.isInteger(least) && values.every((value) => value === 0 || value === 1);

/** The same of those candidates only of which that much is possible. */
export const onlyOf = (need: Need, isPossible: (candidate: number) => boolean): Need => ({
  ...need,
  values: need.values.map((value, c) => (value > 0 && isPossible(c) ? value : 0)),
});

/** With more of them than this the rest is not counted down but checked on whole plans. */
const mostStates = 64;
/** Bits of a byte. */
const mostCounted = 8;

/**
 * What a plan still lacks of what it needs, as a number that the search carries: 0 where nothing is
 * lacking. Candidates fall into patterns by what they give.
 */
export class Needs {
  readonly states: number;
  /** The pattern of each candidate, and how many patterns there are. */
  readonly patternOf: Uint8Array;
  readonly patterns: number;
  /** Those that are counted down. */
  readonly counted: readonly Need[];
  private readonly bitsOf: Uint8Array;
  private readonly lacking: Uint8Array;

  constructor(needs: readonly Need[], candidates: number) {
    const counted: Need[] = [];
    let states = 1;
    for (const need of needs) {
      if (states * (need.least + 1) > mostStates || counted.length === mostCounted) continue;
      states *= need.least + 1;
      counted.push(need);
    }
    this.counted = counted;
    this.bitsOf = new Uint8Array(candidates);
    for (let n = 0; n < counted.length; n += 1) {
      const { values } = itemAt(counted, n);
      for (let i = 0; i < candidates; i += 1)
        this.bitsOf[i] = byteAt(this.bitsOf, i) | (floatAt(values, i) << n);
    }
    const seen = new Map<number, number>([[0, 0]]);
    this.patternOf = this.bitsOf.map((bits) => {
      const pattern = seen.get(bits) ?? seen.size;
      seen.set(bits, pattern);
      return pattern;
    });
    [this.states, this.patterns] = [states, seen.size];
    this.lacking = new Uint8Array(states * seen.size);
    for (let state = 0; state < states; state += 1)
      for (const [bits, pattern] of seen)
        this.lacking[state * seen.size + pattern] = lackingAfter(state, bits, counted);
  }

  /** When nothing is chosen yet: all of it, but of the first of the needs no more than so much. */
  start(mostOfFirst: number): number {
    const [first] = this.counted;
    return this.states - 1 - (first ? Math.max(0, first.least - mostOfFirst) : 0);
  }

  /** The same where so much of the first of the needs is lacking at least. */
  atLeast(state: number, leastOfFirst: number): number {
    const [first] = this.counted;
    return first
      ? state + Math.max(0, Math.min(first.least, leastOfFirst) - (state % (first.least + 1)))
      : state;
  }

  /** Of what is lacking of these needs and of others after them, what is of these. */
  ofFirst(lacking: number): number {
    return lacking % this.states;
  }

  /** What is lacking after a candidate of a pattern. */
  after(state: number, pattern: number): number {
    return byteAt(this.lacking, state * this.patterns + pattern);
  }

  /** What is lacking after a candidate that is reached and left between two minutes. */
  afterStay(state: number, c: number, from: number, to: number): number {
    if (state === 0) return 0;
    const { counted } = this;
    const bits = byteAt(this.bitsOf, c);
    let given = bits;
    for (let n = 0; n < counted.length; n += 1)
      if ((bits >>> n) % 2 === 1 && counted[n]!.canBe?.(c, from, to) === false) given &= ~(1 << n);
    return given === bits
      ? this.after(state, byteAt(this.patternOf, c))
      : lackingAfter(state, given, counted);
  }
}

/** Each need is a digit that is counted down to 0. */
function lackingAfter(state: number, bits: number, needs: readonly Need[]): number {
  let [rest, place, after] = [state, 1, 0];
  for (let n = 0; n < needs.length; n += 1) {
    const { least } = itemAt(needs, n);
    const digit = rest % (least + 1);
    rest = Math.floor(rest / (least + 1));
    after += place * (digit > 0 && ((bits >>> n) & 1) === 1 ? digit - 1 : digit);
    place *= least + 1;
  }
  return after;
}

/** Candidates of one role that give the same to the needs. */
export interface CandidateClass {
  readonly role: number;
  readonly pattern: number;
  readonly candidates: Int32Array;
  /** How much of each taste one of them has at most. */
  readonly mostOfTastes: Float64Array;
}

/** What is known of the candidates, by their places in the space. */
interface OfCandidates {
  readonly ofRole: readonly Int32Array[];
  readonly tasteCount: number;
  readonly matches: Float64Array;
}

/** The candidates by their roles and by what they give to the needs. */
export function classesOf(all: OfCandidates, needs: Needs): CandidateClass[] {
  return roles.flatMap((_, role) =>
    Array.from({ length: needs.patterns }, (__, pattern) => {
      const those = itemAt(all.ofRole, role).filter((c) => needs.patternOf[c] === pattern);
      return { role, pattern, candidates: those, mostOfTastes: mostOfTastes(those, all) };
    }).filter(({ candidates }) => candidates.length > 0),
  );
}

function mostOfTastes(
  candidates: Int32Array,
  { tasteCount, matches }: Pick<OfCandidates, 'tasteCount' | 'matches'>,
): Float64Array {
  const most = new Float64Array(tasteCount);
  for (const c of candidates)
    for (let t = 0; t < tasteCount; t += 1)
      most[t] = Math.max(floatAt(most, t), floatAt(matches, c * tasteCount + t));
  return most;
}
