import { readTerms } from '../../taste/lexicon.ts';
import type { Question } from '../adjustment.ts';
import { spellOutWord } from './phrases/spelling.ts';

/** What a question is about, by its words: the first row that is found. */
const subjects: readonly (readonly [Question, RegExp])[] = [
  [
    'sunset',
    /\b(sun ?(set|rise)|golden hour|sun (goes|go|going|is) down|(get|gets|getting|be) dark)\b|^is it dark\b/,
  ],
  [
    'parking',
    /\b(parking|garages?|valet|park (the|my|our|a) car)\b|\bwhere\b.*\bpark\b(?! (is|to)\b)|\b(leave|put|ditch) (the|my|our|a) car\b/,
  ],
  [
    'booking',
    /\b(book|booked|booking|reserve|reserved|reservations?|rsvp|tickets?|walk ins|(?<!\b(a|the|some|little) )walk in|sold out|sells out|full|wait ?list|in advance|ahead of time|a wait|show up|long (wait|line|queue))\b/,
  ],
  [
    'station',
    /\b(nearest|closest|which|what|near an?|near the|near|by|on|with|take|far from|close to|near to)\b.*\b(station|subway|bart|metro|muni|train|bus|bus stop)\b/,
  ],
  [
    'dress',
    /\b(wear|dress code|dress up|dressy|overdressed|underdressed|sneakers|jeans|shorts|sandals|heels|a suit|a tie)\b|^is (it|this|that|the \w+)\b.*\b(fancy|formal|casual)\b/,
  ],
  [
    'weather',
    /\b(weather|forecast|nice out|nice outside|sunny|cold out|rain|raining|snow|windy|foggy|chilly|humid|(be|get|gets|it|how|too) (that |very |really |so )?(cold|hot|warm|wet)|umbrella|jacket|coat|sweater|heaters?|heat lamps)\b/,
  ],
  [
    'program',
    /\bwho(s| is) (the |our )?(band|act|singer|performer|dj|musician|group|comedian|artist)\b|\b(bands? plays?|playing|performing|showing|exhibit|exhibition|exhibits|on stage|set ?times?|lineup|on tonight|whats on|what is on|the (band|act|show) tonight)\b|\b(when|what time|how long)\b.*\b(show|set|music|movie|film|concert|band)\b/,
  ],
  ['hours', /^(is|are|will|does|do) .*\b(open|closed|close|closes)\b/],
  [
    'travel',
    /\bhow (do|can|should|would|will) (we|i) (get|go)\b|\bhow (long|far|many (minutes|miles|blocks))\b.*\b(walk|drive|ride|way|between|apart|from|to|trip|get)\b|\b(far|walkable|walking distance|without a car|need a car|need the car|by (car|bus|train|bart)|get(ting)? (there|home|back|from|to|around)|get there|get home|get back|get from|walk (there|from|over)|uber|lyft|cab|taxi)\b|\blast (train|bus|bart)\b/,
  ],
  [
    'hours',
    /\b(open|opens|close|closes|closing|closed|shut|shuts|kitchen|last call|last entry|(?<!\d )hours|how late)\b/,
  ],
  [
    'cost',
    /\bhow (much|expensive|pricey)\b|\bwhat (do|does|will|would) .*\b(run|runs|set us back|set me back|come to)\b|\b(most expensive|cheapest|priciest)\b|^whats (cheaper|pricier|more expensive)\b|\b(cost|costs|price|prices|total|bill|cover|cover charge|entry fee|admission|tip|gratuity|credit cards?|cash|amex|visa|venmo|apple pay|damage|add up to|pay)\b/,
  ],
  [
    'access',
    /\b(wheelchairs?|accessible|accessibility|step ?free|stairs|steps|ramp|elevators?|strollers?|(dogs?|pets?|kids|children) (allowed|welcome|ok|okay|friendly)|(allow|let in) (dogs?|pets?|kids|children)|age limit|ids?|18|21|carded|they card|restrooms?|bathrooms?)\b/,
  ],
  [
    'diet',
    /\b(vegan|vegetarian|veggie|gluten|celiac|halal|kosher|dairy|allerg\w+|nuts?|menu|mocktails?|non ?alcoholic)\b/,
  ],
];
/** A sentence that asks by its form: a question word, or a verb before who does it. */
const asks =
  /^(when|where|who|whom|why|what|which|how|whats|hows|whos|whens|wheres|isnt|arent|doesnt|wont|dont (we|you|they)|(is|are|am|was)(?! (at|in|on|to|too|so|not|just|already|really|gonna|going|getting|kinda|very|super|feeling|coming|bringing|never|also|thinking|hoping)\b)|does|did|will|do (we|i|you|they|the|people|these|those|any))\b/;
/** 'Should we book' asks, 'should we start later' proposes: by what it is about. */
const mayAsk = /^(shouldnt|should|can|could|would|have|has|do|need|any)\b/;
const factOfAPlace =
  /\b((strollers?|wheelchairs?|walkers?|prams?) (in|into|inside|at|fit|through|up)|park|parking|book|reserve|walk in|get there|get home|get back|take (the )?(bart|bus|train|muni)|walk (there|from)|rain|weather|wear|dress up|sunset|last call|just show up|pay (cash|with|by)|sneakers|jeans|shorts)\b/;
/** What only sounds like a question and proposes something. */
const proposals =
  /^(what else (for|instead of|besides)\b|why (a|an|the|all the|so many|so much|another) .*\b(replace|swap|change|lose|drop|skip|instead)\b|who (wants|goes to|likes|designed|picked|chose|thought|does)\b|why (is|are|does|do|was) \w+( \w+)? (so|this|that) \w+|what else (can|could|should|might) (we|i) (do|try|see|have|get)|(is there|are there) (anything|something|somewhere) (besides|other than|else)|(anything|something|somewhere|anywhere) (?!.*\b(park|parking|open|playing)\b)|(can|could) (we|i) (get|be|arrive|leave|start|begin|end|finish|eat|go)( (there|home|back|out))? (at|by|before|around|after) (\d|noon|midnight)|(what|how) (about|bout|abt)|how (can|could) (we|you) make|why (dont|not|cant)|what if (we|you|it|the \w+ (was|were))\b(?!.*(sold out|closed|full|rain))|(is|was|are) it too late to|(is|was|are) (it|there) (any )?(way|possible|ok|okay|cool|alright|fine|a way|a chance|chance)|(are|am|is) (we|you|i) able|what do you (think|say) (about|of|to)|do you have (?!(a |the |to )?(pay\b|parking|address|phone|menu|number))|(do|did|would|will) (you|we) (mind|think (we|you|it) (can|could)|have (something|anything|somewhere|any|other)|know (a|any|of|somewhere))|(do|does|did) ((we|i|it|this|that|they|dinner) (really |even |actually |all )?(have|need) to (be|do|go|start|end|see|eat|visit|have)|(we|i) (really |even |actually |all )?need (the|a|an|that|this|so|all|\d|two|three|four))(?!.*\b(reservations?|tickets?|booking|id|ids|jacket|coat|umbrella|car)\b))\b/;
const thereIs = /^(is|are) there\b/;

/** Takes the courtesies off the front: 'ok so what time …'. */
const opening =
  /^((and|so|but|also|oh|btw|hey|hi|ok|okay|wait|um|hmm|quick question|question|just wondering|wondering|curious|actually|love it|perfect|please|pls|maybe|just|sorry|thanks|roughly|approximately|hold on|lol|haha|uh|ugh|also) )+/;

export interface Questions {
  readonly asked: readonly Question[];
  /** The text with blanks where the questions stood, so that places in it stay what they were. */
  readonly rest: string;
}

/**
 * A sentence, or a part of one before what proposes something: 'why is it so expensive, can we do
 * burgers'.
 */
const sentences =
  /(?:[^.!?;\n,]|,(?!\s*(?:(?:and|so|but) )?(?:can we|could we|can you|could you|let'?s|maybe|how about|what about|make it|swap|add|skip|drop|i'?d|we'?d|please)\b))+[.!?;\n,]*/gi;

/** Takes the questions about a plan out of a text: they are answered and change nothing. */
export function readQuestions(text: string): Questions {
  const asked: Question[] = [];
  const rest = text.replaceAll(sentences, (sentence) => {
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
    .split(' ')
    .map(spellOutWord)
    .join(' ')
    .replace(opening, '');
  if (proposals.test(words)) return undefined;
  // 'Last entry to the museum is when'
  const turned =
    /^(?:(.*) )?(?:is|are|starts?|ends?|opens?|closes?|costs?) (?:at )?(when|where|what( time)?|how (?:much|long|far))$/.test(
      words,
    );
  if (turned) return subjects.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other';
  if (
    /^((can|could|will|would) you )?(please )?(tell (me|us) (more )?about|explain|describe|whats up with)\b/.test(
      words,
    )
  )
    return 'other';
  if (
    !/\bno need\b|\bdont need\b/.test(words) &&
    /\b(somewhere|place|spot|where|need|easy|with|good|nearby|near)\b.*\b(parking|to park|(we|i) can park|a garage)\b/.test(
      words,
    )
  )
    return 'parking';
  const embedded = opensAmid.exec(words)?.[0];
  if (embedded !== undefined) return subjects.find(([, pattern]) => pattern.test(embedded))?.[0];
  const isMarked = sentence.includes('?');
  const isProposal = mayAsk.test(words) && !factOfAPlace.test(words);
  const isAsked = asks.test(words) || (mayAsk.test(words) && !isProposal);
  if (!isAsked && (!isMarked || isProposal)) return undefined;
  // 'Soup weather, ramen?' asks of what stands last.
  const about = isAsked ? words : (sentence.toLowerCase().split(',').at(-1) ?? words);
  // 'A rooftop at sunset?' names a thing beside, and proposes it.
  const row = subjects.find(([, pattern]) => pattern.test(about));
  const subject = row?.[0];
  const isBeside = row !== undefined && readTerms(about.replace(row[1], ' ')).length > 0;
  if (!isAsked && subject === 'sunset' && isBeside) return undefined;
  // 'Is there dancing at the club?' asks of the club.
  if (thereIs.test(words) && / at (the|that|this) \w+$/.test(words)) return subject ?? 'other';
  // 'Is there somewhere quieter?' asks for it; 'is there parking?' asks of what is planned.
  if (thereIs.test(words)) return asksOfPlaces.has(subject) ? subject : undefined;
  if (subject) return subject;
  return asks.test(words) && (isMarked || opensSurely.test(words)) ? 'other' : undefined;
}
/** 'It is a Monday, are these places open': a question behind a statement. */
const opensAmid =
  /(?<=\w )(are|is) (these|they|those|any of (these|them)|the \w+)( (places|spots|stops|even|still|actually|all))* (open|closed|sold out|walkable|accessible|far apart)\b.*/;
const asksOfPlaces: ReadonlySet<Question | undefined> = new Set<Question>([
  'parking',
  'access',
  'station',
  'cost',
  'dress',
]);
const opensSurely =
  /^((what|which|when) (?!(about|bout|abt|if|i|we|id|wed|ever)\b)\w+|why|is|are|does|did|was|will|do (we|i|you|they|people)|whos|who|which|whats \w+er|whats (next to|near|around|nearby|on|good)|whats (more|less) \w+|(whats|what is|hows|how is) (the|it|that|this)|what (kind|sort|type|did|does|do|else|would|happens|makes|happened)|how (?!about|bout|abt|can we|could we|can you))\b/;

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
/** One of these says that it pleases. */
const pleased = words(
  `great perfect perf lovely awesome nailed killed crushed hoped dreamy magic magical phenomenal stellar delightful unreal outstanding superb splendid flawless amazing wonderful fantastic beautiful nice good cool excellent love loved lovin sold deal dope nailed obsessed incredible brilliant sweet ideal thanks thank
  solid hell heck thx ty cheers fine happy works yes yay yup yep yess yesss yasss woohoo lit fire bomb sick approved lgtm kk booking booked chef chefs gem stoked excited down in exactly gotcha bet ace`,
);
/** Beside it nothing else is asked for. */
const besides = words(
  `no nope nah yeah ya sure not bad ill take kiss kisses into best ever spot on lets do go im thats omg ooh oooh oh wow hmm shes hes theyre he she they gonna going will leave how notes keep
  stay change changes anything nothing thing as this that it the plan everything all look looks sound sounds seem seems is its are so very really just absolutely totally definitely ok okay
  exactly what we were hoping hoped asked after u ur w r n this one went go going gonna roll rolling run running with it absolute absolutely truly honest
  wouldnt couldnt change job great plan work we i you much lot done well fine with idea work for fun us me and to exactly what wanted a an can t cant wait like now right away tonight dont same way be is theres time job one of my our
  from side add nvm nevermind k kk alright aight yo dude babe were wanted needed asked looking hoping
  actually honestly pretty super haha lol lets locked screenshot screenshotted saving saved this`,
);

/** 'Looks fun', 'sounds like a plan' */
const lookingGood =
  /\b(looks?|sounds?|seems?|thats|thatll be|gonna be|so) (like )?((so|really|super|very|pretty) )?(a plan|a blast|fun|romantic|cute|delicious|yummy|magical|dreamy|a good time|interesting|exciting)\b/g;

/** Whether a text only says that they like it. */
export function isPraise(text: string): boolean {
  const said = text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z ]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .replaceAll(lookingGood, 'great')
    .trim()
    .split(/ +/);
  const isKept =
    /\b(no notes|(no|dont) changes?|dont change|leave (it|everything)|keep (it|everything))\b/.test(
      said.join(' '),
    );
  return (
    said.every((word) => pleased.has(word) || besides.has(word)) &&
    (isKept ||
      (said.some((word) => pleased.has(word)) &&
        !/^(what is|what are|who|why|how)\b|(?<!\bnot )\bbad\b|\b(not|isnt|arent|never|no longer)( \w+)? (good|great|perfect|happy|cool|nice|down|in|excited|sold|stoked|obsessed|into|ideal|fun|lit|works|best)\b|\bdont (love|like)\b/.test(
          said.join(' '),
        )))
  );
}
