import { formatList } from '../../../format.ts';
import { aimFor, keepStops, swapStops, together } from '../asks.ts';
import type { Outline } from '../line.ts';
import { remove } from './refusals.ts';
import { phrase, type Ask, type Phrase } from '../phrases/phrase.ts';
import { allStops, othersThan, placeOf, theMeal, type NamedStop } from '../named-stop.ts';

const keepWhereItCan = 'Keep the rest where it can stay';
/** Where a stop is known by its kind alone, nobody here knows which the others are. */
function keepOthers(stops: readonly NamedStop[], outline: Outline): Ask {
  const keep = othersThan(stops, outline);
  return { meaning: keep.length > 0 ? 'Keep the rest' : keepWhereItCan, change: { keep } };
}
const onlySwap = (stops: readonly NamedStop[], outline: Outline): Ask =>
  together([swapStops(stops), keepOthers(stops, outline)]);

export function swapOthers(stops: readonly NamedStop[], outline: Outline): Ask | undefined {
  const swap = othersThan(stops, outline);
  return swap.length > 0
    ? together([keepStops(stops), { meaning: 'Others instead of the rest', change: { swap } }])
    : undefined;
}

/**
 * 'Just dinner and the museum': of the plan's stops these and no other, where there are two or
 * more.
 */
function onlyThese(stops: readonly NamedStop[], outline: Outline): Ask | undefined {
  const rest = othersThan(stops, outline);
  return stops.length < 2 || rest.length === 0
    ? undefined
    : together(
        [keepStops(stops), { meaning: '', change: { drop: rest } }],
        `Only ${formatList(stops.map(({ said }) => said))}`,
      );
}

const keep = `(keep|leave|hands off|hands off of|yes to|stick with|stick to|hold on to|hold onto|retain|hang on to|preserve|lock|lock in|(dont|do not|not|never) (change|touch|mess with|swap|replace|move
    |lose|drop|remove|skip|alter|get rid of|switch))`;
const asItIs =
  '[as it is|as is|as they are|the same|in|where it is|unchanged|alone|in place|in there|for sure|like it is|same|though]';
export const swap = `(swap|swap out|change|change out|replace|switch|switch out|exchange|trade|rethink|redo|swap up|change up|change something about|trade in
    |sub|sub out|update)`;
const love =
  '(love|like|really like|loved|adore|enjoy|happy with|(im|were) happy with|want to keep|into|excited about|cant wait for|looking forward to)';
/** What a wish is wrapped in. */
export const wrap =
  '[id|wed|i would|we would|lets|can we|could we|can you|could you|please|i want to|we want to]';
export const rest = `(the rest|the others|the other two|the other 2|everything else|all else|the other stops|the other ones|others|rest|everything other
    |the remaining stops|other stops|the other places)`;
const but = '(but|except|except for|apart from|besides|other than|but not|aside from|bar)';
export const everything =
  '(everything|all|them all|all of it|all of them|the whole thing|all three|all the stops|every stop|the same places|the plan)';
export const isFine = '(is|are|look|looks|sound|sounds|seem|seems|was)';

/** What stays as it is, and with it what may change. */
export const keepPhrases: readonly Phrase[] = [
  phrase(`${keep} <stops> ${asItIs}`, ({ stops }) => keepStops(stops)),
  phrase(`(i|we|she|he|they) [do|both|all|really] ${love} <planned>`, ({ planned }) =>
    keepStops([planned]),
  ),
  phrase(
    `(i|we|she|he|they) [do|both|all|really] ${love} <planned> and <other> <close>`,
    ({ planned, other }, outline) =>
      [planned, other].every(({ ref }) => placeOf(ref, outline) !== undefined)
        ? keepStops([planned, other])
        : undefined,
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
    // 'The dog stays home' is about no stop.
    ({ stops }, outline) =>
      outline.stopKinds && stops.some(({ ref }) => placeOf(ref, outline) === undefined)
        ? undefined
        : keepStops(stops),
  ),
  phrase(
    `<stop> ${isFine} [really|so|already] (good|great|perfect|fine|nice|lovely|awesome|amazing|cool|fun|excellent|ideal|spot on|wonderful)`,
    ({ stop }) => keepStops([stop]),
  ),
  phrase(
    `<stop> (and|,) <planned> ${isFine} [really|so|already] (good|great|perfect|fine|nice|lovely|awesome|amazing|cool)`,
    ({ stop, planned }) => keepStops([stop, planned]),
  ),
  phrase(`${keep} ${everything} ${but} <stops> <close>`, ({ stops }, outline) =>
    onlySwap(stops, outline),
  ),
  phrase(
    `[${everything}|it] [${isFine}] (good|great|fine|perfect|nice|lovely|love it|like it) ${but} <stops> <close>`,
    ({ stops }, outline) => onlySwap(stops, outline),
  ),
  phrase(
    `${everything} ${but} <stops> ${isFine} (good|great|fine|perfect|nice|lovely|a yes|a go|a win|yes|awesome|amazing)`,
    ({ stops }, outline) => onlySwap(stops, outline),
  ),
  phrase(
    '(everything|all|fine|good|great|nice) (except|except for|apart from|besides|aside from) <stops> <close>',
    ({ stops }) => swapStops(stops),
  ),
  phrase(
    `${everything} ${but} <stops> (works|works for us|works for me|rocks|pleases us)`,
    ({ stops }, outline) => onlySwap(stops, outline),
  ),
  phrase(
    `${everything} ${but} <stops> (stays|stay|is staying|should stay|is a keeper|remains)`,
    ({ stops }, outline) => onlySwap(stops, outline),
  ),
  phrase(
    `${everything} ${but} <stops> (can change|can go|could change|is negotiable|is up for grabs)`,
    ({ stops }, outline) => swapOthers(stops, outline),
  ),
  phrase(
    `(yes|yep|yay) to <stops> [,|but|and] (no|nope|nah|not) to ${rest}`,
    ({ stops }, outline) => swapOthers(stops, outline),
  ),
  phrase(
    '(just|only) <anyStop> and [maybe] [a|some|grab] (bite|food|dinner|something to eat) (before|first|beforehand|after|afterwards)',
    ({ anyStop }, outline) => onlyThese([anyStop, theMeal], outline),
  ),
  phrase('<figures> only <close>', ({ figures }, outline) => onlyThese(figures, outline)),
  phrase(`(only|just) ${swap} <stops>`, ({ stops }, outline) => onlySwap(stops, outline)),
  phrase(`${swap} (only|just) <stops>`, ({ stops }, outline) => onlySwap(stops, outline)),
  phrase(
    `((only|just) ${keep}|${keep} (only|just)) <stops>`,
    ({ stops }, outline) => onlyThese(stops, outline) ?? swapOthers(stops, outline),
  ),
  phrase(
    '(just|only|nothing but) [do|have|keep|want|leave] <stops> [is enough|please|thats it|will do] <close>',
    ({ stops }, outline) => onlyThese(stops, outline),
  ),
  phrase(
    `${keep} <stops> ${asItIs} [,] [and|but|then] ${wrap} (${remove}) ${rest}`,
    ({ stops }, outline) => onlyThese(stops, outline) ?? swapOthers(stops, outline),
  ),
  phrase(
    `${keep} <stops> ${asItIs} [,] [and|but|then] ${wrap} ${swap} ${rest}`,
    ({ stops }, outline) => swapOthers(stops, outline),
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
  phrase('(none|neither|not one|not any) of (these|those|them|it|this|that)', (_, outline) => ({
    meaning: 'Other stops',
    change: { swap: allStops(outline) },
  })),
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
];
