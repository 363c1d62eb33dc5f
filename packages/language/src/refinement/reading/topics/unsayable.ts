import { keepStops, wantOf } from '../asks.ts';
import { endEarlier } from './ends.ts';
import { some } from './hours.ts';
import { placeOf } from '../named-stop.ts';
import { cannotSay, nothingAsked, phrase, type Phrase } from '../phrases/phrase.ts';

/** Who has to rise before this goes home early. */
const latestRise = 9 * 60;

/**
 * What people ask for and no adjustment can say: told back as not understood, instead of taking
 * half of it for something else ('dinner at eight' is neither a wish for dinner nor a start at
 * eight).
 */
export const unsayablePhrases: readonly Phrase[] = [
  phrase(
    '(dinner|lunch|drink|dessert|meal|eat|coffee|<stop>) (at|around|by|before|after|for|until|till|not before|no later than|from) <clock>',
    cannotSay,
  ),
  phrase('[no] <thing> (at|around|before|after|until) <clock>', cannotSay),
  phrase(
    '(i|we|she|he|they) [both] (work|works|worked|study|teach|volunteer) (in|at|for) <thing>',
    cannotSay,
  ),
  phrase('(leave|get out of|out of|head out of) <stop> (by|at|before|around) <clock>', cannotSay),
  phrase(
    '(be|get|getting|wake|waking|am|are|is) up [again] (at|by|around|before) <clock>',
    ({ clock }) => (clock.minutes < latestRise ? endEarlier(some) : null),
  ),
  phrase(
    '(have|got|ive got|has) [a|an] [early] (work|meeting|flight|class|shift|exam|practice|call|train) [tomorrow] at <clock>',
    ({ clock }) => (clock.isBare ? null : endEarlier(some)),
  ),
  phrase(
    '(done|finished|finish|through) (eating|with dinner|with food|dinner|with <stop>) (by|before|at|around) <clock>',
    cannotSay,
  ),
  phrase('(no|not) <thing> (before|after|right before|right after|ahead of) <next>', cannotSay),
  phrase('(no|not) <thing> (before|after|right before|right after|ahead of) <stop>', cannotSay),
  phrase(
    '(before|after|near|around|next to|close to|across from|not far from|right by|walking distance from|walking distance to) <thing>',
    cannotSay,
  ),
  phrase('(across from|far from|away from) <stop>', cannotSay),
  phrase(
    '[under|below|max|at most|up to|spend|about|around|no more than|less than|only] <amount> (for|on|at) <stop>',
    cannotSay,
  ),
  phrase(
    `[under|below|max|at most|up to|spend|about|around|no more than|less than|only] <amount> (per|a|for each|each) (stop|place|venue|meal|drink
    |dish|hour|activity)`,
    cannotSay,
  ),
  phrase('<stop> (under|below|max|for|at most|less than|around|for under) <amount>', cannotSay),
  phrase(
    '(book|reserve|buy|order|get) (a|some|us a|the|us some) (table|ticket|flower|gift|room|seat|spot)',
    cannotSay,
  ),
  phrase(
    '((order|call|book) [us|me|her|him]|get (us|me|her|him)) [a|an] (uber|lyft|taxi|cab|ride|car)',
    cannotSay,
  ),
  phrase(
    '[have] <thing> (in the morning|tomorrow|tomorrow morning|early tomorrow|the next day|the next morning)',
    cannotSay,
  ),
  phrase(
    '(changed my mind about|changed our minds about|forget what i said about|never mind|nevermind|nvm) <thing>',
    cannotSay,
  ),
  phrase('[make it|its|on] [a] (double|triple|group) date', cannotSay),
  phrase('[by|on] (bike|biking|cycling) only', cannotSay),
  phrase('(call|phone|text|email|message|ring) <stop>', cannotSay),
  phrase(
    '(get to|be at|reach|arrive at|make it to|go to) <stop> (by|at|before|around|after) <clock>',
    cannotSay,
  ),
  phrase(
    '<thing> that (start|begin|open|end|close|run|is open|is on) [a bit|a little|much] (earlier|later|early|late|longer)',
    cannotSay,
  ),
  phrase(
    '<stop> [should|shouldnt|can|cant] [be|cost] [no|not] (more|less|over|under|at most) [than] half [of] [the|our] budget',
    cannotSay,
  ),
  phrase('(book|reserve) (a|an|us|me|him|her|some|our|my)', cannotSay),
  phrase('(time|a while|stay|linger) (at|in|for|on|with) <stop>', cannotSay),
  phrase('(spend|stay) [more time|less time|longer|time] (at|in) <thing>', cannotSay),
  phrase('<duration> (at|in|for|of|on) <thing>', cannotSay),
  phrase('[a] (long|short|quick|bigger|smaller) <kind>', cannotSay),
  phrase(
    '[have|do|eat|make|get|move|push|start] <stop> (earlier|later|sooner|a bit earlier|a bit later)',
    cannotSay,
  ),
  phrase(
    '[a|an] (earlier|later|early|late) (drink|dessert|show|movie|concert|set|band|<kind>)',
    cannotSay,
  ),
  phrase('(more|less) <quality> (is|are|would be) (fine|ok|okay|alright)', cannotSay),
  phrase(
    '(anything|something|somewhere|any|whatever) <thing> [is] (ok|okay|fine|good|works|goes)',
    ({ thing }) => wantOf(thing),
  ),
  phrase('<thing> (ok|okay|allowed|welcome)', () => nothingAsked),
  phrase(
    '(book|reserve|schedule|order) (it|this|that|them|everything|all of it|the whole thing) [for us|for me|for two]',
    cannotSay,
  ),
  phrase(
    '<thing> (is|are|would be) (fine|ok|okay|alright|allowed|acceptable)',
    ({ thing }, outline) =>
      thing.hasArticle || placeOf(thing.text, outline) === undefined
        ? undefined
        : keepStops([
            { ref: thing.text, said: `the ${thing.text}`, kind: thing.text, isDefinite: true },
          ]),
  ),
  phrase('move <stop> (up|down|earlier|later|to) [the] [middle|back]', cannotSay),
  phrase('(one|1|seven|7|eight|8|nine|9|ten|10) stop', cannotSay),
  phrase(
    '(more|less|fewer|not more|no more) than <number> (stop|people|person|star|drink|<thing>)',
    cannotSay,
  ),
  phrase('(start|begin|finish|end) (outdoors|outside|indoors|inside)', cannotSay),
  phrase('(closer|nearer|close|near) to (her|him|work|her place|his place|hers|his)', cannotSay),
  phrase('(closer|nearer|close|near|farther|further|far) (to|from)', cannotSay),
  phrase(
    '<stop> (start|begin|end|open|close|finish|only open) [at|by|before|until|around] <clock>',
    cannotSay,
  ),
  phrase(
    '<anyStop> (start|begin|end|open|close|finish) [too] (early|late|earlier|later)',
    cannotSay,
  ),
  phrase(
    '(up|work|wake up|get up|wake|working|class|meeting) early [tomorrow|in the morning|the next day]',
    cannotSay,
  ),
  phrase(
    'early (flight|meeting|shift|train|class|morning|work) [tomorrow|in the morning|the next day]',
    cannotSay,
  ),
];

/** What people say beside their wishes. */
export const asides: readonly Phrase[] = [
  // What waits at home.
  phrase(
    '[to|and|have to|gotta] (let|walk|feed|check on|get back to|go home to|let out) (the|our|my|her|his) (dog|cat|puppy|pup|pets|dogs|cats) [out]',
    () => nothingAsked,
  ),
  phrase(
    `(change|adjust|update|tweak|modify|edit|switch|rework|redo) (it|this|things|the plan|the date|the evening) (to|to be|to have|so|so it is
    |so its|so that|with)`,
    () => nothingAsked,
  ),
  phrase(
    `(at (some|one|any) point|along the way|later on|nothing else|thank you|why (dont|cant) (we|you)|why not|what do you (think|say) (about|of|to)|what about|how about|would you mind|any chance|thanks a lot|thanks so much|many thanks|as possible|if possible|if you can
    |if at all possible|if thats ok|if thats possible|[that|it|this] (would be|will be|is gonna be|is going to be|could be|might be|sounds|seems|looks) [so|super|pretty|really|kinda|very] (great|nice|perfect|cool|awesome|fun|lovely|amazing|good|hilarious|sick|dope|cute|sweet|epic|rad|neat|adorable|magical|dreamy|wild|better|ideal|fantastic|incredible|wonderful|excellent|funny|hot|legendary|a blast|a dream|a vibe|a hit))`,
    () => nothingAsked,
  ),
  phrase(
    `(is it too late to|its not too late to|not too late to|[were|we are|im|shes|hes] [both|such|a|big] (night owl|early bird|couch potato|party animal|homebody|total foody|foody)|instead of that one|instead of that|the whole time|the entire time|last month|last week|last year|last time|the other day|a while ago|not <clock>|not the middle|not the start|not the end|not the beginning
    |budget went up|our budget went up|jeans ok|jeans are ok)`,
    () => nothingAsked,
  ),
  phrase(
    `((would be|is|be|sounds|might be|could be) (better|easier|nicer|best|simpler|ideal) [for] [me|us|her|him|everyone]|more (us|me|her|him|our thing|our style|my thing|our speed)|would be more (us|me|our thing|our style)|even if it rain|rain or shine|no matter the weather|whatever the weather|no problem
    |no worries|no thanks|not sure|no idea|i guess|you know|of course|for a change|if we can|for once|this time|not a problem)`,
    () => nothingAsked,
  ),
  phrase(
    `([a|the|our] (dog|pet|cat|house) (sitter|walker|sitting)|no wait|wait no|oh wait|wait|scratch that|on second thought|second thoughts|correction|sorry|my bad|(i|we|she|he) (meant|mean|said|says)|meant to say|like i said
    |as i said|come to think of it|anywhere near (me|us|her|him)|nowhere near (me|us|her|him))`,
    () => nothingAsked,
  ),
  phrase(
    '(look|sound|seem|is) (good|great|nice|fine|perfect|lovely) (but|overall|otherwise|to me)',
    () => nothingAsked,
  ),
  phrase(
    `(love it|like it|love this|like this|love the plan|like the plan|nice plan|good plan|great plan|looks good|looks great|sounds good
    |almost perfect) [but|however|overall]`,
    () => nothingAsked,
  ),
  phrase(
    `(what do you think|can you do that|is that possible|would that work|does that work|go crazy|other than that|the usual|not bad but
    |more or less|at least)`,
    () => nothingAsked,
  ),
];
