import type { Adjustment, TimeChange, Want } from '../../adjustment.ts';
import type { Outline } from '../line.ts';
import { readRefinement } from '../read-refinement.ts';
import type { Expected, Sentence } from './refinement-sentences.ts';

/** The plan that the sentences of this folder's tests speak of. */
export const evening = {
  startMinutes: 18 * 60 + 30,
  endMinutes: 22 * 60 + 45,
  totalCents: 9600,
  stopNames: ['Museum of Modern Art', 'Tartine Manufactory', 'The Alembic'],
};
export const morning = { ...evening, startMinutes: 9 * 60, endMinutes: 13 * 60 };

/** 'Walk @0' as the wish for a walk in the first place. */
function wantOf(text: string): Want {
  const [thing = '', as] = text.split(' @');
  return as === undefined
    ? { text: thing }
    : { text: thing, as: /^\d$/.test(as) ? Number(as) : as };
}

function timeOf(text: string): TimeChange {
  if (/^[+-]/.test(text)) return { by: Number(text) };
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return { at: hour * 60 + minute };
}

function adjustmentOf(expected: Expected): Adjustment {
  const {
    wants = [],
    dishes = [],
    meals = [],
    samples = [],
    moves = [],
    keep = [],
    swap = [],
    drop,
    adds = [],
    stops,
    meal,
  } = expected;
  const { maxMiles, mode, setting, mood, dislikes, diets, needs, start, end, most, least } =
    expected;
  const textsOf = (stops: readonly string[]): string[] => stops.map((stop) => wantOf(stop).text);
  const wishes = {
    ...{ maxMiles, mode, setting, mood, dislikes, diets, needs },
    start: start && timeOf(start),
    end: end && timeOf(end),
    mostCents: most && most * 100,
    leastCents: least && least * 100,
    likes: [...(expected.likes ?? []), ...textsOf(wants), ...textsOf(adds)],
    cuisines: [...(expected.cuisines ?? []), ...textsOf(dishes)],
    haveEaten: meals.length > 0 ? false : expected.haveEaten,
    meal: meal && timeOf(meal),
  };
  return {
    wishes: wishes as Adjustment['wishes'],
    moves: moves.map((move) => {
      const [measure, toward] = move.split(' ');
      return { measure, toward } as Adjustment['moves'][number];
    }),
    wants: [...wants, ...dishes, ...meals, ...samples].map(wantOf),
    keep,
    swap,
    ...(drop && { drop }),
    ...(adds.length > 0 && {
      add: adds.map((text) => {
        const [thing = '', at] = text.split(' @');
        return { text: thing, ...(at !== undefined && { at: at as 'first' | 'last' }) };
      }),
    }),
    ...(stops !== undefined && { stops }),
    ...(expected.order && { order: expected.order }),
    ...(expected.near !== undefined && { near: expected.near }),
  };
}

const sorted = <T>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

/** An adjustment whose lists are compared as sets, in words. */
export function describeAll(
  { wishes, ...lists }: Adjustment,
  {
    unread,
    questions = [],
    isContent,
  }: Pick<Expected, 'questions' | 'isContent'> & { unread: readonly string[] },
): string {
  const parts = Object.entries({
    ...wishes,
    ...lists,
    unread,
    questions,
    isContent: isContent || undefined,
  }).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value !== undefined));
  return parts
    .map(
      ([key, value]) => `${key}: ${JSON.stringify(Array.isArray(value) ? sorted(value) : value)}`,
    )
    .toSorted()
    .join(', ');
}

/** What a sentence is read as, in words. */
export const readAs = (text: string, from: Outline): string => {
  const { adjustment, isContent, ...said } = readRefinement(text, from);
  return describeAll(adjustment, { ...said, ...(isContent && { isContent }) });
};

/**
 * The sentences that are read otherwise than expected: what was read, and what should have been.
 */
export function misreadings(sentences: readonly Sentence[], from: Outline): string[] {
  return sentences
    .map(([text, expected]) => ({
      text,
      read: readAs(text, from),
      meant: describeAll(adjustmentOf(expected), { ...expected, unread: expected.unread ?? [] }),
    }))
    .filter(({ read, meant }) => read !== meant)
    .map(({ text, read, meant }) => `"${text}" was read as { ${read} } and means { ${meant} }`);
}
