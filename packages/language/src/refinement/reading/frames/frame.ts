import type { Ask } from '../phrases/phrase.ts';
import type { Outline } from '../line.ts';
import type { Clause, Subjects } from './clause.ts';

/** What a frame found: the subjects of a kind, in the order of its pattern. */
export interface Found {
  readonly outline: Outline;
  /** All that the clause says. */
  readonly clause: string;
  readonly all: <K extends keyof Subjects>(kind: K) => readonly Subjects[K][];
}

/**
 * A way to say something in words that may stand apart: what is known by itself stands as `STOP`,
 * `THING`, `CLOCK` … in its pattern.
 */
export interface Frame {
  readonly pattern: RegExp;
  /**
   * It complains, and so says the same where a 'not' or a 'nothing' stands beside it: 'nothing that
   * costs a fortune'.
   */
  readonly isBlame: boolean;
  readonly read: (found: Found) => Ask | undefined;
}

const kinds: Readonly<Record<string, string>> = {
  STOP: 'STOP\\d+',
  THING: 'THING\\d+',
  ANY: '(?:STOP|THING)\\d+',
  PAIR: 'PAIR\\d+',
  PLACE: 'PLACE\\d+',
  CLOCK: '(?:CLOCK|FIGURE)\\d+',
  HOUR: 'CLOCK\\d+',
  MONEY: '(?:MONEY|FIGURE)\\d+',
  DOLLARS: 'MONEY\\d+',
  TIME: 'TIME\\d+',
  MILES: 'MILES\\d+',
  COUNT: 'FIGURE\\d+',
};

const negations =
  'no|not|dont|doesnt|didnt|never|isnt|arent|wont|wouldnt|cant|cannot|shouldnt|without|nothing|none|hardly|barely';
const retractions =
  'unless|if|kidding|joking|jk|changed|backup|in case|ex|last time|used to|never ?mind|nvm|forget|instead of|except|besides';
/** What turns around what is said beside it. */
const turns = `${negations}|${retractions}`;
const [turn, retraction] = [turns, retractions].map((words) => new RegExp(`\\b(?:${words})\\b`));

/**
 * A frame from its pattern: a regular expression of whole words, `..` for any words that turn
 * nothing around, and the names of subjects in capitals.
 */
export function frame(
  pattern: string,
  read: Frame['read'],
  { isBlame = false }: { readonly isBlame?: boolean } = {},
): Frame {
  const source = pattern
    .replaceAll(/\s+\|/g, '|')
    .replaceAll(/ ?\.\. ?/g, `(?: (?!(?:${turns}|or)\\b)\\S+)*? `)
    .replaceAll(/ ?~ ?/g, `(?: (?!(?:${turns}|my|our|her|his)\\b)\\S+){0,2}? `)
    .replaceAll(/\b[A-Z]{3,}\b/g, (name) => kinds[name] ?? name);
  return { pattern: new RegExp(`(?<![\\w])(?:${source})(?!\\w)`), isBlame, read };
}

/**
 * What the first frame that fits a clause asks for; what it leaves of the clause may turn nothing
 * around, nor name a subject but those that `leaves` lets go.
 */
export function readFrames(
  frames: readonly Frame[],
  clause: Clause,
  { outline, leaves = /^$/ }: { readonly outline: Outline; readonly leaves?: RegExp },
): Ask | undefined {
  for (const { pattern, isBlame, read } of frames) {
    const match = pattern.exec(clause.text);
    if (!match) continue;
    const [words] = match;
    const rest = clause.text.slice(0, match.index) + clause.text.slice(match.index + words.length);
    if ((isBlame ? retraction : turn)?.test(rest)) continue;
    if (/\b(and|or|nor|plus|then)\b/.test(rest)) continue;
    if (subjectsOf(rest).some((name) => !leaves.test(name))) continue;
    const ask = read({ outline, clause: clause.text, all: subjectsIn(words, clause) });
    if (ask) return ask;
  }
  return undefined;
}

const subjectsOf = (words: string): readonly string[] => words.match(/\b[A-Z]+\d+\b/g) ?? [];

const subjectsIn =
  (words: string, { subjects }: Clause): Found['all'] =>
  (kind) =>
    subjectsOf(words).flatMap((name) => {
      const subject = subjects[Number(name.replace(/\D+/, ''))];
      return subject?.kind === kind ? [subject.value as never] : [];
    });
