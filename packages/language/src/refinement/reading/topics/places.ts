import { fold } from '../../../taste/words-of.ts';
import { together, wantOf, wish } from '../asks.ts';
import type { NamedPlace, Outline } from '../line.ts';
import { cannotSay, nothingAsked, phrase, type Ask, type Phrase } from '../phrases/phrase.ts';
import { cut, dislike, none } from './refusals.ts';
import { placeOf, type NamedStop } from '../named-stop.ts';
import { isWater, type Thing } from '../words/thing-words.ts';

export const moveTo = ({ label }: NamedPlace): Ask => wish(`In ${label}`, { place: label });
/**
 * A word that stands for the whole city, such as 'downtown', names no part of it to keep out of.
 */
export function notIn({ words, label }: NamedPlace): Ask | undefined {
  const named = fold(label);
  return words.split(' ').some((word) => named.includes(word))
    ? wish(`Nothing in ${label}`, { avoidedPlaces: [label] })
    : undefined;
}
const closerTo = ({ ref, said }: NamedStop): Ask => ({
  meaning: `Closer to ${said}`,
  change: { near: ref },
});
/** 'Near the lake' asks for water, 'near the museum' for what lies near the plan's. */
function besideThing(thing: Thing, outline: Outline): Ask | undefined {
  if (isWater(thing)) return wantOf(thing);
  const { text, isDefinite } = thing;
  const isThere = outline.stopKinds === undefined || placeOf(text, outline) !== undefined;
  return isDefinite && isThere
    ? closerTo({ ref: text, said: `the ${text}`, kind: text, isDefinite })
    : undefined;
}
/** Of a plan whose kinds are known, a stop that is none of them is somewhere else. */
const isKnown = ({ ref }: NamedStop, outline: Outline): boolean =>
  outline.stopKinds === undefined || placeOf(ref, outline) !== undefined;
const closerHome = (): Ask => ({
  meaning: 'Closer to where you start',
  change: { near: 'place' },
});
const onThisSide = (): Ask => wish('Nothing across the water', { needs: ['same-shore'] });

const all =
  '[it|this|that|us|everything|all|things|the whole thing|the date|the evening|all of it|the plan]';
const stay = `(stay|staying|keep|move|do|have|plan|be|go|relocate|switch|change|shift|stick|only|just|rather|prefer|everything|all|something|somewhere
    |are staying|were staying|well be|could be|can be|should be)`;
const close =
  '[much|a bit|a little] (closer to|nearer to|near|close to|not far from|around|next to|closer)';
const water =
  '(bridge|bridges|bay|river|water|tunnel|hudson|east river|golden gate|bay bridge|lake)';

/** Where all of it takes place. */
export const wherePhrases: readonly Phrase[] = [
  phrase(
    `[${stay}] ${all} [be|stay|happen] (in|to|within|inside|around|near|over to|over in|only in|close to|closer to|nearer to|nearer|next to|by|at) [downtown] <place> [instead|rather|only
    |area|neighborhood|then]`,
    ({ place }) => moveTo(place),
  ),
  phrase(
    '<place> (would|could|might) be (cute|nice|fun|great|better|cool|lovely|good|perfect|easier)',
    ({ place }) => moveTo(place),
  ),
  // Where they go afterwards is not where the date is.
  phrase('(back|home|return|get back|be back|go back) (in|to|at) <place>', () => nothingAsked),
  phrase(
    '[who] (lives|works|shes|hes|im|i am|she is|he is|office is|i live|i work|grew up|is from|was born|coming|comes|is coming|stays|is) (in|at|near|from|around) <place>',
    cannotSay,
  ),
  phrase(
    '[the|on the|in the] <place> (side|area|vibes|neighborhood|district|part) [of town]',
    ({ place }) => moveTo(place),
  ),
  phrase(
    '(were|we are|im|i am) [all|both] (over|out|down|up|based) (by|near|at|in|around) <place>',
    ({ place }) => moveTo(place),
  ),
  phrase('from <place>', cannotSay),
  phrase('[i|we|she|he] (work|works|working|based|live|lives) out of <place>', cannotSay),
  phrase('<place> <blame>', ({ place }) => notIn(place)),
  phrase('[within|in] [easy|walking|easy walking] distance (of|to|from) <place>', ({ place }) =>
    moveTo(place),
  ),
  phrase('<place> (only|instead|rather)', ({ place }) => moveTo(place)),
  phrase('<place>', ({ place }) => moveTo(place)),
  phrase(
    '(dont|do not|not|never|without) [want to|have to] (leave|leaving|go outside|go out of|go outside of) <place>',
    ({ place }) => moveTo(place),
  ),
  phrase(
    `(${none}|${cut}|${dislike}|out of|but not|dont want to be|dont want to go|dont go|dont take us|rather not be|rather not go|not comfortable
    |dont feel safe|doesnt feel safe|sketched out by|keep out of) [all|me|us] [in|near|around|to|at|by|into|anywhere near|anything in|going to|being in|walking through] [the] <place> [at all|area|at night]`,
    ({ place }) => notIn(place),
  ),

  phrase(
    `[something|somewhere|stops|everything|all|stay|be|keep it|a place|places] ${close} (home|us|me|here|my place|our place|where we start|where we are
    |where we live|the hotel|our hotel|my hotel|the house|my house|our house)`,
    closerHome,
  ),
  phrase(`${close} <thing>`, ({ thing }, outline) => besideThing(thing, outline)),
  phrase(
    `[something|somewhere|stops|everything|all|stay|be|keep it|a place|places] ${close} <stop>`,
    ({ stop }, outline) => (isKnown(stop, outline) ? closerTo(stop) : undefined),
  ),
  phrase('[within|in] [walking] distance (of|to|from) <stop>', ({ stop }) => closerTo(stop)),
  phrase(`<thing> ${close} <stop>`, ({ thing, stop }) => together([wantOf(thing), closerTo(stop)])),

  phrase(
    `(nothing|not|no|dont|do not|dont want to|not going|avoid|without|rather not|no need to) [anything|go|going|want|to|cross|crossing|drive|driving|ride|walk|take us] [across|over
    |on the other side of|beyond|past|crossing] [the] ${water}`,
    onThisSide,
  ),
  phrase(
    `(stay|keep it|everything|all) [on] (this|our|the same) side [of the ${water}]`,
    onThisSide,
  ),
];
