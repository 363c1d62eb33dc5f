import { aimFor, dropStops, keepStops, removeStops, swapStops, wantOf, wish } from '../asks.ts';
import { cannotSay, phrase, phraseOfWords, type Phrase } from '../phrases/phrase.ts';
import { everything, isFine, rest, swap, swapOthers, wrap } from './keeps.ts';
import { cut, dislike, remove } from './refusals.ts';
import type { Outline } from '../line.ts';
import { allStops, placeOf, type NamedStop } from '../named-stop.ts';
import {
  another,
  both,
  cutStops,
  improve,
  isPlanned,
  replace,
  refuse,
  replaceAll,
  skip,
} from './stop-asks.ts';

const without = `(${cut}|avoid|without|no|not|minus|not do|not go to|rather not go to)`;
const takeOut = `(${remove})`;
const notLiked = `(${dislike})`;
const into = '(for|with|to|into|by|in)';
const elsewhere = `(something else|another one|something different|somewhere else|another place|something new|a different one|somewhere different
    |another|anything else|something better|somewhere better|another option|somewhere new|something)`;
/** 'Cheaper drinks', of which the plan has none, asks for no other stop. */
const isElsewhere = ({ ref, kind }: NamedStop, outline: Outline): boolean =>
  outline.stopKinds !== undefined &&
  placeOf(ref, outline) === undefined &&
  /^(drinks|dishes|tickets|food|cocktails|beers|wine|wines)$/.test(kind ?? '');
const ends = [
  ['start|beginning', 0],
  ['middle', 1],
  ['end|very end|finish', -1],
] as const;
const stopAt = (place: number): NamedStop => ({
  ref: place,
  said: 'that stop',
  kind: undefined,
  isDefinite: true,
});
export const stopPhrases: readonly Phrase[] = [
  phrase(`${swap} <stops> [up|out|around|for me|for us|instead]`, ({ stops }) => swapStops(stops)),
  phrase(
    `${swap} <anyStop> [out] ${into} [somewhere|something] <thing>`,
    ({ anyStop, thing }, outline) => replace(anyStop, thing, outline),
  ),
  phrase(
    `${swap} <anyStop> [out] ${into} <thing> [,|and] <planned> ${into} <next>`,
    ({ anyStop, thing, planned, next }, outline) =>
      both(replace(anyStop, thing, outline), replace(planned, next, outline)),
  ),
  phrase(
    `${swap} <stops> [out] ${into} [somewhere|something] <thing>`,
    ({ stops, thing }, outline) => replaceAll(stops, thing, outline),
  ),
  phrase(`${swap} <anyStop> [out] ${into} ${elsewhere}`, ({ anyStop }) => swapStops([anyStop])),
  phrase(
    `${swap} <anyStop> [out] ${into} [something|somewhere|a place|one|a|an] [that is|thats] [a bit|a little] <compared> [place|spot|option|one]`,
    ({ anyStop, compared }) => improve(anyStop, compared.more),
  ),
  phrase(
    `${swap} <anyStop> [out] ${into} [something|somewhere|a place|one] [that is|thats] [a bit|a little] <wished> [place|spot|option|one]`,
    ({ anyStop, wished }) => improve(anyStop, wished.more),
  ),
  phrase(
    `${swap} <anyStop> [out] ${into} (something|somewhere|a place|one) [that is|thats] [a bit|a little] less <quality>`,
    ({ anyStop, quality }) => improve(anyStop, quality.less),
  ),
  phrase(`${swap} ${everything} [up]`, (_, outline) => ({
    meaning: 'Three other stops',
    change: { swap: allStops(outline) },
  })),
  phrase(
    `(start over|do over|redo|redo it|start again|from scratch|scrap it all|scrap this|scrap the whole thing|toss it|back to the drawing board|start from scratch|(something|completely|totally|whole|entirely) different|something completely different|something else entirely|all new|everything different|a whole new plan
    |new plan entirely|another idea|other ideas|a different plan|another plan|a new plan|try again|different ideas)`,
    (_, outline) => ({ meaning: 'Three other stops', change: { swap: allStops(outline) } }),
  ),
  phrase(
    `[find|suggest|give me|pick|try|want|prefer] (something else|something different|something new|somewhere different|somewhere else|an alternative|alternatives|another option|other options
    |a replacement) (for|to) <anyStop>`,
    ({ anyStop }) => swapStops([anyStop]),
  ),
  phrase(
    `(something else|somewhere else|anything else besides|anything besides|anything|anything else|anywhere|any place|some place|somewhere|something|not) (instead of|rather than
    |other than|but|than) <stop>`,
    ({ stop }) => removeStops([stop]),
  ),
  phrase('(instead of|rather than|in place of) <stop>', ({ stop }) => removeStops([stop])),
  phrase(
    `<thing> (instead of|rather than|in place of|to replace|replacing) <stop>`,
    ({ thing, stop }, outline) => replace(stop, thing, outline),
  ),
  phrase('<thing> (instead of|rather than|in place of) <kind>', ({ thing, kind }, outline) => {
    if (placeOf(kind.ref, outline) !== undefined) return replace(kind, thing, outline);
    const named = kind.kind ?? '';
    return both(wantOf(thing), wish(`No ${named}`, { dislikes: [named] }));
  }),
  phrase('<anyStop> becomes <thing>', ({ anyStop, thing }, outline) =>
    replace(anyStop, thing, outline),
  ),
  phrase(
    `(instead of|rather than|in place of) <stop> [,] [do|have|lets do|go for|id like|we want|get|i want|want|try|how about|maybe] <thing>`,
    ({ stop, thing }, outline) => replace(stop, thing, outline),
  ),
  phrase(
    '(make|turn|could|can|should|let|have) <stop> [be|into|in to|to be|have|has] [something|somewhere] [more] [active|fun|different|cool|nice|interactive|chill] [like|such as] <thing>',
    ({ stop, thing }, outline) => replace(stop, thing, outline),
  ),
  phrase(
    '<stop> (should be|could be|can be|to be|as|needs to be|must be|would be|shall be) <thing>',
    ({ stop, thing }, outline) => replace(stop, thing, outline),
  ),
  phrase(
    'for <stop> [,] [do|have|lets do|go for|id like|we want|i want|try|how about] <thing>',
    ({ stop, thing }, outline) => replace(stop, thing, outline),
  ),
  phrase(
    '(make|turn|could|can|should|let|have) <stop> [be] [something|somewhere|a bit|a little|much] <compared>',
    ({ stop, compared }) => improve(stop, compared.more),
  ),
  phrase(
    '(make|turn|could|can|should|let|have) <stop> [be] [something|somewhere|a bit|a little|much] less <quality>',
    ({ stop, quality }) => improve(stop, quality.less),
  ),
  phrase(
    '<stop> (should be|could be|can be|to be|needs to be|must be) <compared>',
    ({ stop, compared }) => improve(stop, compared.more),
  ),
  phrase(
    '<stop> (should be|could be|can be|to be|needs to be|must be|has to be) [something|somewhere] [more|a bit more|really] <wished> <close>',
    ({ stop, wished }) => improve(stop, wished.more),
  ),
  phrase(
    '<stop> (should be|could be|can be|to be|needs to be|must be) less <quality>',
    ({ stop, quality }) => improve(stop, quality.less),
  ),
  phrase(`<stop> ${isFine} [a bit|bit|a little|kinda|kind of|so] <quality>`, ({ stop, quality }) =>
    quality.isWish ? undefined : improve(stop, quality.less),
  ),
  phrase(
    `<anyStop> [${isFine}] [way|a bit|bit|a little|kinda|kind of|far] too [much] <quality>`,
    ({ anyStop, quality }) => improve(anyStop, quality.less),
  ),
  ...ends.map(([end, place]) =>
    phraseOfWords(
      `[a|an|something|somewhere] (different|other|another|new|better|else) [thing|stop|place|one|option|idea|spot] (for|at|in|to) the (${end})`,
      ({ stopNames }) =>
        swapStops([stopAt(place < 0 ? allStops({ stopNames }).length - 1 : place)]),
    ),
  ),
  phrase('(skip|jump|go|cut|get) (straight|right|directly) to <stop>', ({ stop }, outline) => {
    const there = placeOf(stop.ref, outline);
    const before = there === undefined ? [] : allStops(outline).filter((i) => i < there);
    return before.length > 0 && before.length < allStops(outline).length - 1
      ? dropStops(before.map(stopAt))
      : undefined;
  }),
  phrase(
    '(swap|sub|put|switch|substitute|trade) [in] <thing> for <stop>',
    ({ thing, stop }, outline) =>
      placeOf(thing.text, outline) === undefined ? replace(stop, thing, outline) : undefined,
  ),
  phrase('(not|no|anything but|anywhere but) (that|this) <kind>', ({ kind }) => swapStops([kind])),
  phrase(`${takeOut} <stops>`, ({ stops }, outline) => cutStops(stops, outline)),
  phrase(`${without} <stop>`, ({ stop }) => skip([stop])),
  phrase(`(${cut}) <stops>`, ({ stops }) => skip(stops)),
  phrase(
    '(dont need|no need for|can skip|could skip|could do without|can do without) <stop>',
    ({ stop }, outline) => cutStops([stop], outline),
  ),
  phrase('(somewhere|something|anywhere|anything) else for <thing>', ({ thing }, outline) => {
    const there = placeOf(thing.text, outline);
    return there === undefined
      ? undefined
      : {
          meaning: `Somewhere else for ${thing.text}`,
          change: { swap: [there], wants: [{ text: thing.text, as: there }] },
        };
  }),
  phrase(
    '[find|pick|choose|try|want|give us|need] (a|another) (different|new|better|other) (one|place|spot) [please|instead] <close>',
    cannotSay,
  ),
  phrase('[a] (new|different|another|other|better) <planned>', ({ planned }) =>
    swapStops([planned]),
  ),
  phrase(
    '<stop> [,] (no|nope|nah|no thanks|no thank you|not so much|not really|hard pass|pass|no way|less so|meh|not great|not for us|bleh|eh) <close>',
    ({ stop }) => swapStops([stop]),
  ),
  phrase(
    '<anyStop> (yes|yay|yep|for sure|definitely|stays|love it|love) <close>',
    ({ anyStop }, outline) => (isPlanned(anyStop, outline) ? keepStops([anyStop]) : undefined),
  ),
  phrase('<anyStop> (again|seriously) <close>', ({ anyStop }, outline) =>
    placeOf(anyStop.ref, outline) === undefined ? undefined : swapStops([anyStop]),
  ),
  phrase('<anyStop> (out|gone|goes|has to go|can go|must go) <close>', ({ anyStop }, outline) =>
    placeOf(anyStop.ref, outline) === undefined ? undefined : dropStops([anyStop]),
  ),
  phrase(
    `<stops> [is|are|both|look|looks|sound|sounds] [all|both|really|so] (perfect|great|good|fine|awesome|amazing|lovely|nice|cool|ok|okay) [,] [and|but|so|just] ${wrap} ${swap} ${rest}`,
    ({ stops }, outline) => swapOthers(stops, outline),
  ),
  phrase('[anything|something|somewhere|a place] (better|nicer|cooler) than <stop>', ({ stop }) =>
    swapStops([stop]),
  ),
  phrase(
    '[something|somewhere] [a bit|a little] <compared> (for|as) [just] <stop> [only]',
    ({ stop, compared }) => improve(stop, compared.more),
  ),
  phrase(
    '[something|somewhere] [a bit|a little] less <quality> (for|as) <stop>',
    ({ stop, quality }) => improve(stop, quality.less),
  ),
  phrase('without (losing|changing|touching|dropping|swapping|moving) <stops>', ({ stops }) =>
    keepStops(stops),
  ),
  phrase(`(i|we|she|he|they|im|were) ${notLiked} <stop>`, ({ stop }) => refuse(stop)),
  phrase(
    `<stop> (doesnt|does not|isnt|is not|arent|are not|wont|dont) [really|quite] (excite|excite me|excite us|appeal|appeal to me|appeal to us|work|work for us|work for me|do it
    |do it for me|do it for us|sound fun|sound great|sound good|look good|look great|feel right|fit|interest me|interest us|doing it for me|for us|for me|it)`,
    ({ stop }) => swapStops([stop]),
  ),
  phrase(
    '<anyStop> (is|are) [out|just] (a no|a no go|a hard no|out|a pass|a hard pass|not it)',
    ({ anyStop }, outline) => (isPlanned(anyStop, outline) ? refuse(anyStop) : undefined),
  ),
  // 'Twin Peaks for the view': the plan has no such stop.
  phrase('<thing> (for|as) <planned>', ({ thing, planned }, outline) =>
    placeOf(planned.ref, outline) === undefined ? undefined : replace(planned, thing, outline),
  ),
  phrase('<numbered> [,] <thing>', ({ numbered, thing }, outline) =>
    replace(numbered, thing, outline),
  ),
  phrase('(less|nothing|not) like <stop>', ({ stop }) => swapStops([stop])),
  phrase(
    '<stops> [is|are] [all|both|really|so] (perfect|great|good|fine|awesome|amazing|lovely|nice|cool)',
    ({ stops }) => (stops.length > 1 ? keepStops(stops) : undefined),
  ),
  phrase('<anyStop> <blame>', ({ anyStop }, outline) =>
    isPlanned(anyStop, outline) ? swapStops([anyStop]) : undefined,
  ),
  phrase('<anyStop> <praise>', ({ anyStop }, outline) =>
    isPlanned(anyStop, outline) ? keepStops([anyStop]) : undefined,
  ),
  phrase(
    '[do|see|visit|save|leave|go to|hit] <anyStop> [for] (another time|another day|some other time|next time|a different time|later date)',
    ({ anyStop }, outline) => cutStops([anyStop], outline),
  ),
  phrase('(take|leave|cut) <anyStop> (off|out|away)', ({ anyStop }, outline) =>
    cutStops([anyStop], outline),
  ),
  phrase(
    '(take|leave|cut) <anyStop> (off|out|away) [and] (put|add|do|have|use) [in] <thing> [instead|there|in]',
    ({ anyStop, thing }, outline) => replace(anyStop, thing, outline),
  ),
  phrase('(meh|unsure|on the fence|lukewarm|so so|iffy) (on|about) <stop>', ({ stop }) =>
    swapStops([stop]),
  ),
  // Better than what stands there, and in its place.
  phrase(
    '[anything|something|somewhere|a place|a spot|a|find a] <compared> [place|spot|one|option] than <stop>',
    ({ stop, compared }) => improve(stop, compared.more),
  ),
  phrase(
    '(splurge|go all out|spend [a bit|a little|way] more|go big) (on|for|at) <stop>',
    ({ stop }) => improve(stop, { move: { measure: 'cost', toward: 'more' } }),
  ),
  phrase(
    '(save|spend [a bit|a little|way] less|skimp|cut back|go cheap) (on|for|at) <stop>',
    ({ stop }) => improve(stop, { move: { measure: 'cost', toward: 'less' } }),
  ),
  phrase(`${notLiked} <stop>`, ({ stop }) => refuse(stop)),
  phrase(
    `<stop> ${isFine} [a bit|bit|kinda|kind of|so|too|very|not] (boring|meh|bad|lame|dull|great|weird|closed|out|wrong|terrible|awful|gross|good)`,
    ({ stop }) => swapStops([stop]),
  ),
  phrase(
    `(been to|already been to|weve been to|have been to|eaten at|ate at|weve eaten at|have eaten at|already did|already done|already seen|done|seen|went to|we know|already know
    |did) <stop> [before|already|last time|last week|last month|last year|yesterday|twice|recently|once]`,
    ({ stop }) => swapStops([stop]),
  ),

  phrase(
    `[a|some|find|suggest|pick|try|maybe|find a|suggest a|pick a|try a] (different|another|other|new|better|nicer|alternative|alternate
    |second) <kind>`,
    ({ kind }) => another(kind),
  ),
  phrase('(dont like|change|swap) <kind> (choice|pick|option)', ({ kind }) => another(kind)),
  phrase(
    '[a|an|some|find|find a|pick a|suggest a|with a] [much|a bit|slightly|a little|bit] <compared> <kind> [nearby|close by|around here|instead]',
    ({ compared, kind }, outline) =>
      isElsewhere(kind, outline) ? aimFor(compared.more) : another(kind, compared.more),
  ),
  phrase(
    '[a|an|some|find|find a|pick a|suggest a|with a] less <quality> <kind>',
    ({ quality, kind }) => (quality.less ? another(kind, quality.less) : undefined),
  ),
];
