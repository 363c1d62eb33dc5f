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
  /** What it is to these two: to the child along, at their third date, on their way home. */
  readonly theirs: Reason | undefined;
}

/**
 * Weaker claims about people are true of anybody; the way home and the
 * number of the date are theirs.
 */
const leastStrength = 1;
const always: ReadonlySet<Claim['about']> = new Set(['way', 'number']);

/**
 * For each stop of an evening that somebody composed for anybody, what it is to the two who asked:
 * a wish that `written`, all that is said of it, names nowhere, at the stop that has most of it,
 * and for each stop one thing that holds for them, none twice.
 */
export function besideWritten(evening: Evening, written: readonly string[]): BesideWritten[] {
  const answer = answerOf(evening, written);
  const abouts = new Set<Claim['about']>();
  const said = new Set<string>();
  return evening.stops.map((stop, at) => {
    const place = { stop, at, evening, told: '' };
    const claims = [...peopleClaims(place), ...homeClaims(place)]
      .filter(
        ({ about, strength }) =>
          (strength >= leastStrength || always.has(about)) &&
          !(once.has(about) && abouts.has(about)),
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
      answer: answer?.stop === stop ? answer.reason : undefined,
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

/**
 * Of the wishes that the words of no stop name the first that they typed, at the stop that has most
 * of it: a second would read like a receipt.
 */
function answerOf(evening: Evening, written: readonly string[]): Answer | undefined {
  const named = written.flatMap(wordsOf);
  const answers = evening.stops.flatMap((stop, at) =>
    answersAt({ stop, at, evening, told: '' }).flatMap((reason): Answer[] => {
      const { said, by, what, strength } = reason.evidence;
      const isNamed = wordsOf(said).every((word) => named.includes(word));
      // That a kitchen is tagged as nightlife answers nobody.
      const isSure = by !== 'tag' || stop.venue.cuisines.some((cuisine) => cuisine === what);
      return isNamed || !isSure || strength < surely ? [] : [{ stop, reason, strength }];
    }),
  );
  const { interests, cuisines } = evening.scene.wishes;
  const firstSaid = [...interests, ...cuisines].find((text) =>
    answers.some(({ reason }) => fold(reason.evidence?.said ?? '') === fold(text)),
  );
  return answers
    .filter(({ reason }) => fold(reason.evidence?.said ?? '') === fold(firstSaid ?? ''))
    .toSorted((one, other) => other.strength - one.strength)[0];
}

/** Words without their endings, so that 'birding' is named by 'birds'. */
const wordsOf = (text: string): string[] =>
  singular(fold(text))
    .split(' ')
    .map((word) => word.replace(/(?<=\w{3})(?:ing|er|y|ie|e)$/, ''));
