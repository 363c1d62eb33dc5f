import { readRefinement } from './read-refinement.ts';

/**
 * What a mood says of the frame of a date: how many stops, and the minute of the day by which it is
 * over.
 */
export interface FrameWords {
  readonly stops?: number;
  readonly endMinutes?: number;
}

/**
 * Of words about hours, such as 'until ten', the end is read as that of an evening of so many
 * minutes.
 */
const usualMinutes = 210;

/**
 * Reads of a mood what its clauses say of hours and stops ('sitter until ten', 'two stops, work
 * tomorrow'), as a refinement would say it; what they say of all else is left to others.
 */
export function readFrameWords(text: string, startMinutes: number): FrameWords {
  const outline = {
    startMinutes,
    endMinutes: startMinutes + usualMinutes,
    totalCents: 0,
    stopNames: [],
  };
  return text.split(/[.,;!?]/).reduce<FrameWords>((read, clause) => {
    const { adjustment, unread } = readRefinement(clause, outline);
    const { stops, wishes } = adjustment;
    // 'The two things she loves' are no stops.
    const isOfStops = stops !== undefined && unread.length === 0 && !/\bthings?\b/i.test(clause);
    const { end } = wishes;
    return {
      ...read,
      ...(isOfStops && { stops }),
      ...(end && 'at' in end && end.at > startMinutes && { endMinutes: end.at }),
    };
  }, {});
}
