import type { Subject } from './subjects.ts';

/** What past dates say about one subject. */
export interface Lesson {
  readonly subject: Subject;
  readonly name: string;
  readonly dates: number;
  /** How many of them were rated 4 or more, and 2 or less. */
  readonly good: number;
  readonly rough: number;
  /** How well the subject is believed to go, before and after these dates; 0 to 1. */
  readonly prior: number;
  readonly belief: number;
  /** How much of the belief rests on the dates; 0 to 1. */
  readonly sureness: number;
}

/** How far the dates moved the belief: what the planner goes by. -1 to 1. */
export const shiftOf = ({ belief, prior }: Lesson): number => belief - prior;
