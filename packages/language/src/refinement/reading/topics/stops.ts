import { singular } from '../../../taste/words-of.ts';
import { capitalize, formatList } from '../../../format.ts';
import {
  aimFor,
  dropStops,
  keepStops,
  removeStops,
  swapStops,
  together,
  wantOf,
  wish,
} from '../asks.ts';
import type { Outline } from '../line.ts';
import { phrase, type Ask, type Phrase } from '../phrase.ts';
import type { Aim } from '../qualities.ts';
import { cut, dislike } from './refusals.ts';
import { allStops, othersThan, placeOf, type NamedStop } from '../stop-words.ts';
import type { Thing } from '../thing-words.ts';

/** Something instead of a stop. What is called 'the museum' is a stop itself, and stops do not change places. */
function replace(stop: NamedStop, thing: Thing): Ask | undefined {
  if (thing.isDefinite) return undefined;
  const meaning = capitalize(`${thing.said} instead of ${stop.said}`);
  return together([swapStops([stop]), wantOf(thing, meaning, stop.ref)], meaning);
}

const both = (one: Ask | undefined, other: Ask | undefined): Ask | undefined =>
  one && other && together([one, other]);

/** Another of the same kind, maybe a better one: 'a cheaper restaurant'. */
function another(stop: NamedStop, aim?: Aim): Ask {
  const name = stop.kind ?? 'place';
  const meaning = `${singular(name) === name ? 'Another' : 'Other'} ${name}`;
  const other: Ask = {
    meaning,
    change: {
      swap: [stop.ref],
      wants: stop.kind === undefined ? [] : [{ text: stop.kind, as: stop.ref }],
    },
  };
  const better = aimFor(aim);
  return better ? together([other, better]) : other;
}

/** 'Skip the bar' is about the bar of the plan, 'skip dessert' about desserts; a stop that is counted goes, and none takes its place. */
function skip(stops: readonly NamedStop[]): Ask {
  if (stops.every(isCounted)) return dropStops(stops);
  const [only] = stops;
  return only?.kind !== undefined && stops.length === 1 && !only.isDefinite
    ? wish(`No ${only.said.replace(/^the /, '')}`, { dislikes: [only.kind] })
    : removeStops(stops);
}

/** 'The last stop', in contrast to 'the bar' and 'Tartine'. */
const isCounted = ({ ref, said }: NamedStop): boolean =>
  typeof ref === 'number' && said.endsWith(' stop');

function improve(stop: NamedStop, aim: Aim | undefined): Ask | undefined {
  const better = aimFor(aim);
  return better && together([swapStops([stop]), better]);
}

const keepWhereItCan = 'Keep the rest where it can stay';
/** Where a stop is known by its kind alone, nobody here knows which the others are. */
function keepOthers(stops: readonly NamedStop[], outline: Outline): Ask {
  const keep = othersThan(stops, outline);
  return { meaning: keep.length > 0 ? 'Keep the rest' : keepWhereItCan, change: { keep } };
}
const onlySwap = (stops: readonly NamedStop[], outline: Outline): Ask =>
  together([swapStops(stops), keepOthers(stops, outline)]);

function swapOthers(stops: readonly NamedStop[], outline: Outline): Ask | undefined {
  const swap = othersThan(stops, outline);
  return swap.length > 0
    ? together([keepStops(stops), { meaning: 'Others instead of the rest', change: { swap } }])
    : undefined;
}

/** 'Just dinner and the museum': of the plan's stops these and no other, where there are two or more. */
function onlyThese(stops: readonly NamedStop[], outline: Outline): Ask | undefined {
  const rest = othersThan(stops, outline);
  return stops.length < 2 || rest.length === 0
    ? undefined
    : together(
        [keepStops(stops), { meaning: '', change: { drop: rest } }],
        `Only ${formatList(stops.map(({ said }) => said))}`,
      );
}

const keep = `(keep|leave|stick with|stick to|hold on to|hold onto|retain|hang on to|preserve|lock|lock in|(dont|do not|not|never) (change|touch|swap|replace|move
    |lose|drop|remove|skip|alter|get rid of|switch))`;
const asItIs =
  '[as it is|as is|as they are|the same|in|where it is|unchanged|alone|in place|in there|for sure|like it is|same|though]';
const swap = `(swap|swap out|change|change out|replace|switch|switch out|exchange|trade|rethink|redo|swap up|change up|change something about|trade in
    |sub|sub out|update)`;
/** Whether somebody surely speaks of a stop of the plan. */
const isPlanned = (stop: NamedStop, outline: Outline): boolean =>
  stop.isDefinite || placeOf(stop.ref, outline) !== undefined;

const cutOut = `(${cut})`;
const remove = `(${cut}|avoid|without|no|not|minus|not do|not go to|rather not go to)`;
const notLiked = `(${dislike})`;
const love =
  '(love|like|really like|loved|adore|enjoy|happy with|(im|were) happy with|want to keep|into|excited about|cant wait for|looking forward to)';
const into = '(for|with|to|into|by|in)';
const elsewhere = `(something else|another one|something different|somewhere else|another place|something new|a different one|somewhere different
    |another|anything else|something better|somewhere better|another option|somewhere new|something)`;
const rest = `(the rest|the others|the other two|the other 2|everything else|all else|the other stops|the other ones|others|rest|everything other
    |the remaining stops|other stops|the other places)`;
const but = '(but|except|except for|apart from|besides|other than|but not|aside from|bar)';
const everything =
  '(everything|all|them all|all of it|all of them|the whole thing|all three|all the stops|every stop|the same places|the plan)';
const isFine = '(is|are|look|looks|sound|sounds|seem|seems|was)';

export const stopPhrases: readonly Phrase[] = [
  // Kept
  phrase(`${keep} [only|just] <stops> ${asItIs}`, ({ stops }) => keepStops(stops)),
  phrase(`(i|we|she|he|they) [do|both|all|really] ${love} <planned>`, ({ planned }) =>
    keepStops([planned]),
  ),
  phrase('(love|loved|loving|adore|happy with|excited about) <planned>', ({ planned }) =>
    keepStops([planned]),
  ),
  phrase(
    '(love|loved|loving|adore|happy with|excited about|excited for) <stop> <close>',
    ({ stop }) => keepStops([stop]),
  ),
  phrase(`(i|we|she|he|they) [do|both|all|really] ${love} <figures>`, ({ figures }) =>
    keepStops(figures),
  ),
  phrase('(love|like|keep|happy with) <figures>', ({ figures }) => keepStops(figures)),
  phrase(
    `<stops> [is|are|can|should|has to|must|needs to|have to] (stay|stays|remain|remains|staying|kept|be kept|non negotiable)`,
    ({ stops }) => keepStops(stops),
  ),
  phrase(
    `<stop> ${isFine} [really|so|already] (good|great|perfect|fine|nice|lovely|awesome|amazing|cool|fun|excellent|ideal|spot on|wonderful)`,
    ({ stop }) => keepStops([stop]),
  ),
  phrase(
    `<stop> (and|,) <planned> ${isFine} [really|so|already] (good|great|perfect|fine|nice|lovely|awesome|amazing|cool)`,
    ({ stop, planned }) => keepStops([stop, planned]),
  ),
  phrase(`${keep} ${everything} ${but} <stops>`, ({ stops }, outline) => onlySwap(stops, outline)),
  phrase(
    `[${everything}|it] [${isFine}] (good|great|fine|perfect|nice|lovely|love it|like it) ${but} <stops>`,
    ({ stops }, outline) => onlySwap(stops, outline),
  ),
  phrase(
    `${everything} ${but} <stops> ${isFine} (good|great|fine|perfect|nice|lovely)`,
    ({ stops }, outline) => onlySwap(stops, outline),
  ),
  phrase(
    '(everything|all|fine|good|great|nice) (except|except for|apart from|besides|aside from) <stops>',
    ({ stops }) => swapStops(stops),
  ),
  phrase(
    `${everything} ${but} <stops> (stays|stay|is staying|should stay|is a keeper|remains)`,
    ({ stops }, outline) => onlySwap(stops, outline),
  ),
  phrase(
    `${everything} ${but} <stops> (can change|can go|could change|is negotiable|is up for grabs)`,
    ({ stops }, outline) => swapOthers(stops, outline),
  ),
  phrase(`(only|just) ${swap} <stops>`, ({ stops }, outline) => onlySwap(stops, outline)),
  phrase(`${swap} (only|just) <stops>`, ({ stops }, outline) => onlySwap(stops, outline)),
  phrase(
    '(just|only|nothing but) [do|have|keep|want|leave] <stops> [is enough|please|thats it|will do] <close>',
    ({ stops }, outline) => onlyThese(stops, outline),
  ),
  phrase(`${keep} <stops> ${asItIs} [,] [and|but|then] ${swap} ${rest}`, ({ stops }, outline) =>
    swapOthers(stops, outline),
  ),
  phrase(`${swap} <stops> [up|out] [,] [and|but] ${keep} ${rest} ${asItIs}`, ({ stops }, outline) =>
    onlySwap(stops, outline),
  ),
  phrase(`${swap} ${everything} ${but} <stops>`, ({ stops }, outline) =>
    swapOthers(stops, outline),
  ),
  phrase(`${keep} ${everything} ${asItIs}`, (_, outline) => ({
    meaning: 'Keep all stops',
    change: { keep: allStops(outline) },
  })),
  phrase('[the] same (place|stop|spot|venue)', (_, outline) => ({
    meaning: 'Keep all stops',
    change: { keep: allStops(outline) },
  })),
  // What is not named stays where it can without being told to.
  phrase(`(${keep}|with) ${rest} ${asItIs}`, () => ({ meaning: keepWhereItCan, change: {} })),
  phrase(
    `${rest} (is|are|can|should) (fine|good|great|perfect|ok|stay|lovely|nice) [as it is]`,
    () => ({ meaning: keepWhereItCan, change: {} }),
  ),
  phrase(
    `[make|get|keep|have|can|could] ${rest} [be|is|could be|should be] [something|somewhere|a bit|a little|much|more] <compared>`,
    ({ compared }) => aimFor(compared.more),
  ),
  phrase(`${rest} (stay|as is|as it is|the same|unchanged) [the same|as it is]`, () => ({
    meaning: keepWhereItCan,
    change: {},
  })),

  // Changed
  phrase(`${swap} <stops> [up|out|around|for me|for us|instead]`, ({ stops }) => swapStops(stops)),
  phrase(`${swap} <anyStop> [out] ${into} [somewhere|something] <thing>`, ({ anyStop, thing }) =>
    replace(anyStop, thing),
  ),
  phrase(
    `${swap} <anyStop> [out] ${into} <thing> [,|and] <planned> ${into} <next>`,
    ({ anyStop, thing, planned, next }) => both(replace(anyStop, thing), replace(planned, next)),
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
    `(start over|start from scratch|(something|completely|totally|whole|entirely) different|something completely different|something else entirely|all new|everything different|a whole new plan
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
    ({ thing, stop }) => replace(stop, thing),
  ),
  phrase(
    `(instead of|rather than|in place of) <stop> [,] [do|have|lets do|go for|id like|we want|get|i want|want|try|how about|maybe] <thing>`,
    ({ stop, thing }) => replace(stop, thing),
  ),
  phrase(
    '(make|turn|could|can|should|let|have) <stop> [be|into|in to|to be|have|has] [something|somewhere] [more] [active|fun|different|cool|nice|interactive|chill] [like|such as] <thing>',
    ({ stop, thing }) => replace(stop, thing),
  ),
  phrase(
    '<stop> (should be|could be|can be|to be|as|needs to be|must be|would be|shall be) <thing>',
    ({ stop, thing }) => replace(stop, thing),
  ),
  phrase(
    'for <stop> [,] [do|have|lets do|go for|id like|we want|i want|try|how about] <thing>',
    ({ stop, thing }) => replace(stop, thing),
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

  phrase('(not|no|anything but|anywhere but) (that|this) <kind>', ({ kind }) => swapStops([kind])),
  phrase(`${remove} <stop>`, ({ stop }) => skip([stop])),
  phrase(
    '(dont need|no need for|can skip|could skip|could do without|can do without) <stop>',
    ({ stop }) => skip([stop]),
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
  phrase(`${cutOut} <stops>`, ({ stops }) => skip(stops)),
  phrase(
    '[find|pick|choose|try|want|give us|need] (a|another) (different|new|better|other) (one|place|spot) [please|instead] <close>',
    () => undefined,
  ),
  phrase('[a] (new|different|another|other|better) <planned>', ({ planned }) =>
    swapStops([planned]),
  ),
  phrase(
    '<stop> (no|nope|nah|no thanks|no thank you|not so much|not really|hard pass|pass|no way|less so|meh|not great|not for us|bleh|eh) <close>',
    ({ stop }) => swapStops([stop]),
  ),
  phrase('<planned> (yes|yay|yep|for sure|definitely|stays|love it|love) <close>', ({ planned }) =>
    keepStops([planned]),
  ),
  phrase(`(i|we|she|he|they|im|were) ${notLiked} <stop>`, ({ stop }) => swapStops([stop])),
  phrase(
    `<stop> (doesnt|does not|isnt|wont|dont) [really|quite] (excite|excite me|excite us|appeal|appeal to me|appeal to us|work|work for us|work for me|do it
    |do it for me|do it for us|sound fun|sound great|sound good|look good|look great|feel right|fit|interest me|interest us|doing it for me|for us|for me|it)`,
    ({ stop }) => swapStops([stop]),
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
  phrase('(take|leave|cut) <anyStop> (off|out|away)', ({ anyStop }) => skip([anyStop])),
  phrase(
    '(take|leave|cut) <anyStop> (off|out|away) [and] (put|add|do|have|use) [in] <thing> [instead|there|in]',
    ({ anyStop, thing }) => replace(anyStop, thing),
  ),
  phrase('(meh|unsure|on the fence|lukewarm|so so|iffy) (on|about) <stop>', ({ stop }) =>
    swapStops([stop]),
  ),
  // Better than what stands there, and in its place.
  phrase(
    '[anything|something|somewhere|a place|a spot] <compared> than <stop>',
    ({ stop, compared }) => improve(stop, compared.more),
  ),
  phrase('(splurge|go all out|spend more|go big) (on|for|at) <stop>', ({ stop }) =>
    improve(stop, { move: { measure: 'cost', toward: 'more' } }),
  ),
  phrase('(save|spend less|skimp|cut back|go cheap) (on|for|at) <stop>', ({ stop }) =>
    improve(stop, { move: { measure: 'cost', toward: 'less' } }),
  ),
  phrase(`${notLiked} <stop>`, ({ stop }) => swapStops([stop])),
  phrase(
    `<stop> ${isFine} [a bit|bit|kinda|kind of|so|too|very|not] (boring|meh|bad|lame|dull|great|weird|closed|out|wrong|terrible|awful|gross|good)`,
    ({ stop }) => swapStops([stop]),
  ),
  phrase(
    `(been to|already been to|weve been to|have been to|eaten at|ate at|weve eaten at|have eaten at|already did|already done|already seen|done|seen|went to|we know|already know
    |did) <stop> [before|already|last time|last week|twice|recently]`,
    ({ stop }) => swapStops([stop]),
  ),

  phrase(
    `[a|some|find|suggest|pick|try|maybe|find a|suggest a|pick a|try a] (different|another|other|new|better|nicer|alternative|alternate
    |second) <kind>`,
    ({ kind }) => another(kind),
  ),
  phrase('(dont like|change|swap) <kind> (choice|pick|option)', ({ kind }) => another(kind)),
  phrase(
    '[a|an|some|find|find a|pick a|suggest a|with a] [much|a bit|slightly|a little|bit] <compared> <kind>',
    ({ compared, kind }) => another(kind, compared.more),
  ),
  phrase(
    '[a|an|some|find|find a|pick a|suggest a|with a] less <quality> <kind>',
    ({ quality, kind }) => (quality.less ? another(kind, quality.less) : undefined),
  ),
];
