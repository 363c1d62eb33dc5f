import { fold } from '../../taste/words-of.ts';

/** What a change of a plan cannot do, by the words that ask for it, and what can be done instead. */
const rows: readonly (readonly [asks: RegExp, answer: string])[] = [
  [
    /\b(double date|triple date|group date|(four|six|4|6) of us|another couple|(bring|invite|with) (our|my|her|his|some|the)? ?friends?|table for (four|4|six|6))\b/,
    'Plans here are for two: prices and budgets count two people. For four, keep this plan and book each table for four.',
  ],
  [
    /\b((next|this|on|do it|move it to|instead on) (mon|tues|wednes|thurs|fri|satur|sun)day|next (week|weekend|month)|tomorrow|another day|different day|weekend instead)\b/,
    'A change keeps the day: plan a new date for the other one.',
  ],
  [
    /\b(book|reserve|call|buy (the )?tickets?|make (a|the) reservation)\b/,
    'Nothing can be booked from here. Ask “do we need to book?” to hear what to reserve, and where.',
  ],
  [
    /\b(text|email|send|message|tell|write|poem|card|gift)\b/,
    'Only the plan can be changed here. To show it to somebody, share it.',
  ],
];

/** What can be done instead of what a text asks for and no change can be; undefined where nobody knows. */
export function insteadOf(text: string): string | undefined {
  const folded = fold(text);
  return rows.find(([asks]) => asks.test(folded))?.[1];
}
