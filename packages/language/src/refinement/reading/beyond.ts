import { fold } from '../../taste/words-of.ts';

/**
 * What a change of a plan cannot do, by the words that ask for it, and what can be done instead.
 */
const rows: readonly (readonly [asks: RegExp, answer: string])[] = [
  [
    /\b([1-4]|one|two|three|four|12|twelve) ?(am|in the morning)\b|\bafter midnight\b|\bsmall hours\b/,
    'A date begins between 5 AM and 11:30 PM. For a late one write “start at 11 PM” or “until 2 AM”.',
  ],
  [
    /^(hi|hey|hello|help|yo|sup|good (morning|evening)|what can you do|how does this work)\b/,
    'Write what should be different: “cheaper”, “start at 8”, “swap the last stop for bowling”, “we are vegetarian”.',
  ],
  [
    /\b(undo|go back|previous (one|version|plan)|the (old|first|other|last) (one|version)|(old|first|last) plan|put it back|changed my mind|reset)\b/,
    'Every version stays in the refinement history: restore one there. Or write what to take back, such as “no bowling”.',
  ],
  [
    /\b(under|below|max|at most|spend|more than|less than)\b.*\b(on|for) (the )?(dinner|meal|food|drinks|first|last|second|third)\b/,
    'A budget counts for the whole date: write “under $80”, or “a cheaper restaurant” for one stop.',
  ],
  [
    /\b(table|seat|booth) (by|near|at|outside|in)\b|\bwindow (seat|table)\b/,
    'Which table you get is up to the place: call ahead and ask. Here you can change the place itself.',
  ],
  [
    /^(no|nope|nah|meh|boring|bad|ugh|eh|hmm|yuck|i hate (it|this)|this sucks|not (good|great|it|for us|feeling it)|dont like (it|this))$/,
    'Which stop is it? Write “swap the first stop” or “keep dinner, change the rest”, or “all new” for three others.',
  ],
  [
    /\b(double date|triple date|group date|(four|six|4|6) of us|another couple|(for|of) (3|5|three|five) people|just me|going solo|(my|our) roommate|(bring|invite|with) (our|my|her|his|some|the)? ?friends?|table for (four|4|six|6))\b/,
    'Plans here are for two: prices and budgets count two people. For four, keep this plan and book each table for four.',
  ],
  [
    /\b((next|this|on|do it|move it to|instead on|to|its|for) (mon|tues|wednes|thurs|fri|satur|sun)day|next (week|weekend|month)|tomorrow|(mon|tues|wednes|thurs|fri|satur|sun)day instead|wrong day|another day|different day|weekend instead)\b/,
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

/**
 * What can be done instead, when a text asks for something that no change can provide; undefined if
 * there is nothing.
 */
export function insteadOf(text: string): string | undefined {
  const folded = fold(text);
  return rows.find(([asks]) => asks.test(folded))?.[1];
}
