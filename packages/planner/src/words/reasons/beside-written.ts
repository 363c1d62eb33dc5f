import { fold, singular } from '@rendezvous/language';
import type { Reason } from '../../plan.ts';
import type { Evening, SpokenStop } from '../voice/evening.ts';
import type { Claim } from './claim.ts';
import { peopleClaims } from './people-claims.ts';
import { homeClaims } from './place-claims.ts';
import { answersAt } from './wish-claims.ts';

/** What is said of a stop beside the words of who composed the date. */
export interface BesideWritten {
  /** What it has of what was asked for, where those words do not name it. */
  readonly answer: Reason | undefined;
  /** What it is to these two: to the child who comes along, at their third date, on their way home. */
  readonly theirs: Reason | undefined;
}

/** Weaker claims are true of anybody. */
const leastStrength = 0.75;

/**
 * For each stop of an evening that somebody composed for anybody, what it is to the two who asked: the wishes that `written`, all
 * that is said of it, names nowhere, each once at the stop that has most of it, and one thing that holds for them, none twice.
 */
export function besideWritten(evening: Evening, written: readonly string[]): BesideWritten[] {
  const answers = answersOf(evening, written);
  const abouts = new Set<Claim['about']>();
  const said = new Set<string>();
  return evening.stops.map((stop, at) => {
    const place = { stop, at, evening, told: '' };
    const claims = [...peopleClaims(place), ...homeClaims(place)]
      .filter(
        ({ about, strength }) =>
          strength >= leastStrength && !(once.has(about) && abouts.has(about)),
      )
      .toSorted((a, b) => b.strength - a.strength);
    const found = claims.flatMap(({ about, ways }) => {
      const text = ways.find((way) => !said.has(way));
      return text === undefined ? [] : [{ about, text }];
    })[0];
    if (found) {
      abouts.add(found.about);
      said.add(found.text);
    }
    return {
      answer: answers.get(stop),
      theirs: found && { text: found.text, evidence: null },
    };
  });
}

/** What is said again at every stop becomes a pattern; who needs something needs it everywhere. */
const once: ReadonlySet<Claim['about']> = new Set([
  'number',
  'people',
  'mood',
  'sky',
  'circumstance',
]);

/** Evidence below this is true of so many places that it answers nobody. */
const surely = 0.75;

interface Answer {
  readonly stop: SpokenStop;
  readonly reason: Reason;
  readonly strength: number;
}

/** The wishes that the words of no stop name, each at the stop that has most of it. */
function answersOf(evening: Evening, written: readonly string[]): ReadonlyMap<SpokenStop, Reason> {
  const named = written.flatMap(wordsOf);
  const best = new Map<string, Answer>();
  for (const [at, stop] of evening.stops.entries())
    for (const reason of answersAt({ stop, at, evening, told: '' })) {
      const { said, by, what, strength } = reason.evidence;
      const isNamed = wordsOf(said).every((word) => named.includes(word));
      // That a kitchen is tagged as nightlife answers nobody.
      const isSure = by !== 'tag' || stop.venue.cuisines.some((cuisine) => cuisine === what);
      if (!isNamed && isSure && strength >= surely && strength > (best.get(said)?.strength ?? 0))
        best.set(said, { stop, reason, strength });
    }
  return new Map([...best.values()].map(({ stop, reason }) => [stop, reason]));
}

/** Words without their endings, so that 'birding' is named by 'birds'. */
const wordsOf = (text: string): string[] =>
  singular(fold(text))
    .split(' ')
    .map((word) => word.replace(/(?<=\w{3})(?:ing|er|y|ie|e)$/, ''));
