import type { Question } from '../adjustment.ts';

/** How each thing is asked about. What only sounds like a question ('can we start later?') is none of these. */
const askedBy: readonly (readonly [Question, RegExp])[] = [
  [
    'sunset',
    /\b(when|what time|how late)\b.*\b(sun ?(set|rise)|golden hour|sun (goes|go|going) down|(get|gets) dark)\b|^is it dark\b/,
  ],
  [
    'parking',
    /\b(is|are|where|any|will|can|could|how|whats|do)\b.*\b(parking|garage)\b|\bwhere\b.*\bpark\b(?! (is|to)\b)|\bpark the car\b/,
  ],
  [
    'booking',
    /\b(do|should|must|need|have|can|are|is|would|does)\b.*\b(book|booking|reserve|reservations?|tickets?|walk ins?)\b/,
  ],
  [
    'station',
    /\b(nearest|closest|which|what|near an?|near the)\b.*\b(station|subway|bart|metro|train|bus stop)\b|\b(far|close|near) (from|to)\b.*\b(station|subway|bart|metro|train|bus stop)\b/,
  ],
  [
    'dress',
    /\bwhat\b.*\bwear\b|\bdress code\b|^(are|is)\b.*\b(sneakers|jeans|shorts|sandals|heels|a suit|a tie)\b.*\b(ok|okay|allowed|fine|needed)\b|^is (it|this|that|the \w+)\b.*\b(dressy|fancy|formal|casual)\b|\b(should|do) (i|we|she|he)\b.*\bdress up\b/,
  ],
  [
    'weather',
    /\b(whats?|hows?|what is|how is)\b.*\bweather\b|\bwill it (rain|snow|be (cold|hot|warm|windy|chilly|dry))\b|\bhow (cold|hot|warm)\b|\bneed an? (umbrella|jacket|coat|sweater)\b/,
  ],
  [
    'program',
    /\b(who|what|whos|whats)\b.*\b(playing|performing|showing|on stage|(is )?on tonight)\b|\bset ?times?\b|\b(when|what time)\b.*\b(show|set|music|movie|film|concert|band)\b.*\b(start|begin|end|on)/,
  ],
  [
    'travel',
    /\bhow (do|can|should|would|will) (we|i) (get|go)\b|\bhow (long|far)\b.*\b(walk|drive|ride|way|between|apart|from|trip)\b|\bhow far\b|\blast (train|bus|bart)\b/,
  ],
  [
    'hours',
    /\b(when|what time|until when|how late|till when)\b.*\b(open|opens|close|closes|closing|kitchen)\b|^(is|are|will)\b.*\bopen\b/,
  ],
  [
    'cost',
    /\bhow (much|expensive|pricey)\b|\bwhat\b.*\b(cost|costs|price|total)\b|\bdoes (that|it|this|the total) include\b/,
  ],
  [
    'access',
    /^(is|are|does|do|can|will)\b.*\b(wheelchair|accessible|step ?free|stairs|steps|ramp|elevator|stroller|(dogs?|pets?|kids|children) (allowed|welcome|ok|okay))\b/,
  ],
  [
    'diet',
    /^(is|are|do|does|can|will)\b.*\b(vegan|vegetarian|veggie|gluten|celiac|halal|kosher|dairy|allerg\w+|nuts?|menu)\b/,
  ],
];
const opensQuestion =
  /^(when|where|who|why|what|which|how|is|are|does|do|did|will|whats|hows|whos|wheres)\b/;

export interface Questions {
  readonly asked: readonly Question[];
  /** The text with blanks where the questions stood, so that places in it stay what they were. */
  readonly rest: string;
}

/** Takes the questions about a plan out of a text: they are answered and change nothing. */
export function readQuestions(text: string): Questions {
  const asked: Question[] = [];
  const rest = text.replaceAll(/[^.!?;\n]+[.!?;\n]*/g, (sentence) => {
    const question = questionIn(sentence);
    if (question === undefined) return sentence;
    asked.push(question);
    return ' '.repeat(sentence.length);
  });
  return { asked: [...new Set(asked)], rest };
}

function questionIn(sentence: string): Question | undefined {
  const words = sentence
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9 ]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .replace(/^(and|so|but|also|oh|btw|hey|hi|ok|wait) /, '');
  const isAsked = opensQuestion.test(words) || sentence.includes('?');
  if (
    !isAsked ||
    /^(can|could|would|should) (we|you|i|it)\b(?!.*\b(park|book|reserve|walk in)\b)/.test(words)
  )
    return undefined;
  if (
    /^(what|how) about\b|^how (can|could) (we|you) make\b|^(is|are) there\b(?!.*(parking|garage|steps|stairs|elevator|ramp))/.test(
      words,
    )
  )
    return undefined;
  const known = askedBy.find(([, pattern]) => pattern.test(words))?.[0];
  if (known) return known;
  const isOpen =
    /^why\b/.test(words) || (/^(who|when|where)\b/.test(words) && sentence.includes('?'));
  return isOpen ? 'other' : undefined;
}

const praise =
  /^(?:(?:no|nope|nah|omg|shes|hes|theyre|gonna|going|will|leave|how|notes|keep|stay|change|as|this|that|it|the plan|everything|all|looks?|sounds?|seems?|is|its|are|so|very|really|just|absolutely|wow|yes|yay|ok|okay|great|perfect|lovely|awesome|amazing|wonderful|fantastic|beautiful|nice|good|cool|excellent|love|we|i|thanks?|thank|you|much|a lot|lot|so much|thx|cheers|done|well|no changes?|nothing to change|dont change (?:a thing|anything)|as it is|fine|happy|with|plan|idea|works?|for|us|me|and|to|exactly|what|wanted|a|can|t|cant|wait)\b[ ,.!]*)+$/;

/** Whether a text only says that they like it. */
export function isPraise(text: string): boolean {
  const words = text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z ]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  return (
    words !== '' &&
    praise.test(words) &&
    /\b(great|perfect|lovely|awesome|amazing|wonderful|fantastic|beautiful|nice|good|cool|excellent|love|thanks?|thx|cheers|fine|happy|works?|no change|change|no notes|leave it|love it)\b/.test(
      words,
    )
  );
}
