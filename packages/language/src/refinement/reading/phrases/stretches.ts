import { isConnective, isFiller, isLink, isNegator, isPossessive } from '../filler.ts';
import { stemAt, wordAt, type Line } from '../line.ts';
import { readNeed } from '../words/need-words.ts';
import { findPhrase, type Match } from './phrase.ts';
import { barePhrases, phrases, wishedAlone } from './phrasebook.ts';
import { readNamed } from '../words/stop-words.ts';
import { isBreak, type Token } from './tokens.ts';
import { needPhrases } from '../topics/needs.ts';
import { bareTastes, placePhrases } from '../topics/tastes.ts';
import { unsayablePhrases } from '../topics/unsayable.ts';

/** A stretch of a text: a phrase that stands there, or words nobody here can read. */
export interface Stretch {
  readonly from: number;
  readonly end: number;
  readonly match: Match | undefined;
}

/** The stretches of a line from its beginning to its end; filler lies between them. */
export function divide(line: Line): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  while (at < line.tokens.length) {
    const match = findAny(line, at);
    if (match && !isOutreached(line, at, match)) {
      stretches.push({ from: at, end: match.end, match });
      at = match.end;
    } else if (match || saysNothing(line, at)) {
      at += 1;
    } else {
      const end = Math.max(endOfUnread(line, at), readNamed(line, at)?.end ?? at);
      stretches.push({
        from: startOfUnread(line, at, stretches.at(-1)?.end ?? 0),
        end,
        match: undefined,
      });
      at = end;
    }
  }
  return stretches;
}

/**
 * Whether a phrase that begins behind the fillers of another reaches farther: of 'want dinner
 * before eight' the dinner has its hour. A need within a thing is meant before it: 'a guide dog'.
 */
function isOutreached(line: Line, at: number, { end, phrase }: Match): boolean {
  for (let from = at + 1; from < end && mayLead(line, from - 1); from += 1) {
    const later = findAny(line, from);
    if (!later || unsayablePhrases.includes(later.phrase)) continue;
    if (later.end > end || (later.end === end && isOfNeed(later) && isAlone(phrase))) return true;
  }
  return false;
}

const isAlone = (phrase: Match['phrase']): boolean =>
  wishedAlone.includes(phrase) || placePhrases.includes(phrase);
const isOfNeed = ({ phrase }: Match): boolean => needPhrases.includes(phrase);
const mayLead = (line: Line, at: number): boolean =>
  isFiller(stemAt(line, at)) && !isNegator(wordAt(line, at), wordAt(line, at + 1));

function findAny(line: Line, at: number): Match | undefined {
  if (isBreak(line.tokens[at])) return undefined;
  const [phrased, alone] = [findPhrase(phrases, line, at), findPhrase(barePhrases, line, at)];
  const longest = alone !== undefined && alone.end > (phrased?.end ?? 0) ? alone : phrased;
  if (!longest) return undefined;
  // Something alone, or a quality, is made something else by a word behind it that nobody knows:
  // 'thai boxing', 'free parking'.
  const mayQualify =
    wishedAlone.includes(longest.phrase) || qualitySlots.some((slot) => slot in longest.found);
  return mayQualify && !isClosed(line, longest.end) ? undefined : longest;
}
const qualitySlots = ['quality', 'compared', 'wished'] as const;

/**
 * Whether what ends before a token is whole: a break, a joining word or something that can be read
 * follows.
 */
function isClosed(line: Line, end: number): boolean {
  const stem = stemAt(line, end);
  return (
    isBreak(line.tokens[end]) ||
    isConnective(stem) ||
    isFiller(stem) ||
    isNegator(wordAt(line, end), wordAt(line, end + 1)) ||
    canBeRead(line, end)
  );
}

const canBeRead = (line: Line, at: number): boolean =>
  findPhrase(phrases, line, at) !== undefined || findPhrase(barePhrases, line, at) !== undefined;

function saysNothing(line: Line, at: number): boolean {
  const token = line.tokens[at];
  return (
    isBreak(token) ||
    isConnective(stemAt(line, at)) ||
    (isFiller(stemAt(line, at)) &&
      !isNegator(wordAt(line, at), wordAt(line, at + 1)) &&
      !ownsThing(line, at))
  );
}

/** 'My dog' is whose and not what: the whole is not read. */
function ownsThing(line: Line, at: number): boolean {
  return (
    isPossessive(wordAt(line, at)) &&
    !/^favou?rite$/.test(wordAt(line, at + 1)) &&
    findPhrase(bareTastes, line, at + 1) !== undefined
  );
}

/**
 * Where words that nobody can read end: at a break, at the next phrase of its own words, and behind
 * a 'not' only where its clause does.
 */
function endOfUnread(line: Line, start: number): number {
  const isTurned = isNegator(wordAt(line, start), wordAt(line, start + 1));
  let hasObject = false;
  let at = start + 1;
  for (; !isBreak(line.tokens[at]); at += 1) {
    const isJoint = isConnective(stemAt(line, at)) && stemAt(line, at) !== 'or';
    // 'Bring my dog and cat': the list goes on with what the verb takes.
    if (
      isJoint &&
      !(
        hasObject &&
        wordAt(line, at) === 'and' &&
        findPhrase(barePhrases, line, at + 1) &&
        !findPhrase(phrases, line, at + 1)
      )
    )
      break;
    // A single word may belong to what was not understood: 'the museum closes early'.
    if (!isJoint && !isTurned && (findPhrase(phrases, line, at)?.end ?? 0) > at + 1) break;
    if (!isJoint && readNeed(line, at)) break;
    hasObject ||= findPhrase(barePhrases, line, at) !== undefined;
  }
  return at;
}

/** Small words in front belong to what they lead up to: 'in paris'. */
function startOfUnread(line: Line, start: number, floor: number): number {
  let from = start;
  while (from > floor && isLink((line.tokens[from - 1] as Token).stem)) from -= 1;
  return from;
}
