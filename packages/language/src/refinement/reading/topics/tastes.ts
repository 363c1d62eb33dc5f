import { capitalize } from '../../../format.ts';
import { singular } from '../../../taste/words-of.ts';
import { readNeeds } from '../../../taste/needs/needs.ts';
import { readOccasion } from '../../../taste/occasions/occasions.ts';
import { cut, dislike, none } from './refusals.ts';
import { aimFor, together, wantOf, wish } from '../asks.ts';
import type { Outline } from '../line.ts';
import { phrase, type Ask, type Phrase } from '../phrases/phrase.ts';
import { placeOf } from '../named-stop.ts';
import {
  isAir,
  isCuisine,
  isMeal,
  isPlace,
  isUnpleasant,
  isVibe,
  isWater,
  type Thing,
} from '../words/thing-words.ts';
import { mayComplain, qualityOf } from '../qualities.ts';
import type { Unwanted } from '../unwanted.ts';

function without(unwanted: readonly Unwanted[]): Ask {
  const of = (key: 'dislike' | 'diet'): string[] =>
    unwanted.map((one) => one[key]).filter((text) => text !== undefined);
  const [disliked, diets] = [of('dislike'), of('diet')];
  const { needs, spent } = readNeeds({ ...noTexts, dislikes: disliked });
  const dislikes = disliked.filter((text) => !spent.has(text));
  const meaning = `No ${unwanted.map(({ said }) => said).join(' or ')}`;
  return wish(meaning, {
    ...(dislikes.length > 0 && { dislikes }),
    ...(diets.length > 0 && { diets }),
    ...(needs.length > 0 && { needs }),
  });
}
const noTexts = { mood: '', interests: [], diets: [], cuisines: [], doneBefore: [] };

/**
 * One of several will do, and no stop can be told to be either: both are liked, and the better fit
 * is taken.
 */
function either(things: readonly Thing[]): Ask {
  const meaning = capitalize(things.map(({ said }) => said).join(' or '));
  return together(
    things.flatMap((thing) => {
      const aim = isVibe(thing.targets) ? qualityOf(thing.text)?.more : undefined;
      if (aim) return mayComplain(thing.text) ? [] : (aimFor(aim) ?? []);
      return wish(
        '',
        isCuisine(thing.targets) ? { cuisines: [thing.text] } : { likes: [thing.text] },
      );
    }),
    meaning,
  );
}

const someStop = (text: string): Ask => ({
  meaning: `A stop for ${text}`,
  change: { wishes: { likes: [text] }, wants: [{ text }] },
});

const no = `(${none}|${cut}|${dislike}|had enough of|enough of|enough with|skip the|skip anything with|avoid anything with|avoid places with|no places with|neither of us eats|enough with the|done with the|over the|enough
    |had enough|less|fewer|way less|a lot less|too much|too many|so many|so much|not so much|not so many|not too much|not too many)`;
/** Strangers in numbers, whatever is said of them. */
const crowd =
  '(crowds|crowd|mobs|hordes|masses|drunk people|loud people|bros|frat boys|screaming kids)';
const to = `(dont|doesnt|do not|does not|wont|would rather not|rather not|not) [want|like|feel like|need|care|care for|in the mood] [to] [go|go to|do|see|eat|sit through|make us sit through|make us see|make us do|end up at
    |have|visit|be around|hear|watch|listen to|drink|play|be at|going to|doing|seeing|eating] [to] [any|a|an|another|more]`;

export const tastePhrases: readonly Phrase[] = [
  phrase(`(too many|so many|a lot of) people`, () => wish('No crowds', { dislikes: ['crowds'] })),
  phrase(
    `${no} [the|any|big|huge|loud|screaming|rowdy|weekend|tourist|drunk|massive] ${crowd}`,
    () => wish('No crowds', { dislikes: ['crowds'] }),
  ),
  phrase(
    `${no} <unwanted> [people|person|folks|folk|guy|guys|girl|girls|gal|dude|type|types|fan|fans|crowd]`,
    ({ unwanted }) => without(unwanted),
  ),
  phrase(
    '(ugh|eww|ew|yuck|bleh|gross) [no|not|more|another] [a|any] <unwanted> <close>',
    ({ unwanted }) => without(unwanted),
  ),
  phrase(`${to} <unwanted>`, ({ unwanted }) => without(unwanted)),
  phrase(
    '<unwanted> (bore|annoy|stress|scare|stresses|gross|put) (me|us|her|him|them|her out|him out|me out|us out|her to sleep|him to sleep|me to sleep)',
    ({ unwanted }) => without(unwanted),
  ),
  phrase(
    '[i|we|she|he|they|ive|weve|just|already] (had|ate|did|have had|just had|just did|saw|went to|got|made|cooked) <unwanted> (for lunch|for breakfast|for dinner last night|today|this morning|this afternoon|already|all the time|too often|every day|every week|yesterday|last night|last week|last time|recently|the other day|this week|all week|on our last date)',
    ({ unwanted }) => without(unwanted),
  ),
  phrase('[something] (with|using) [our|my|your|the|two] hands', () => someStop('hands on')),
  phrase(
    `<unwanted> (is out|are out|is a no|are a no|is not for us|are not for us|isnt our thing|arent our thing|is not our thing|isnt my thing|is not my thing|isnt her thing|isnt his thing|is not for me|isnt for me|is not our vibe|isnt our vibe)`,
    ({ unwanted }) => without(unwanted),
  ),
  phrase(
    `(cant eat|cannot eat|can not eat|cant have|cannot have|doesnt eat|does not eat|dont eat|do not eat|never eat|intolerant to|dont do
    |cant do) [any] <unwanted>`,
    ({ unwanted }) => without(unwanted),
  ),
  phrase('(nothing|not|not anything) (too|so|very|overly|that) <unwanted>', ({ unwanted }) =>
    without(unwanted),
  ),
  phrase('nothing <quality>', ({ quality }) => aimFor(quality.less)),
  phrase(
    '<thing> (nearby|near here|around here|close by|near us|in the area|around there)',
    ({ thing }) => (thing.isDefinite ? undefined : wantOf(thing)),
  ),
  phrase(
    `(${dislike}) (being|going|sitting|standing|getting) [out] (on|in|at|to|around|near) <unwanted>`,
    ({ unwanted }) => without(unwanted),
  ),
  phrase(
    '(forgot|missed|left out|forgetting|wheres|where is|what happened to) (the|my|our|that|about) <thing>',
    ({ thing }, outline) =>
      placeOf(thing.text, outline) === undefined ? wantOf(thing) : undefined,
  ),
  phrase('[either] <thing> or <next>', ({ thing, next }) => either([thing, next])),
  phrase('[either] <thing> [,|or] <next> [,] or <last>', ({ thing, next, last }) =>
    either([thing, next, last]),
  ),
  phrase(
    '(cant|cannot|dont|never could|terrible at|bad at|hopeless at) <unwanted> [to save my life|well|at all|to save her life]',
    ({ unwanted }) => without(unwanted),
  ),
  phrase(
    '<thing> (rather than|than|instead of|over|not) [go|going|go to|going to|do|doing|see|seeing|have|having|eat|sit in|another] [to] [a|any|the] <unwanted>',
    ({ thing, unwanted }) =>
      thing.isDefinite ? undefined : together([wantOf(thing), without(unwanted)]),
  ),
  phrase(
    '<unwanted> (out|no|nope|nah|no thanks|no thank you|not so much|not really|hard pass|pass|no way|never|hell no|yuck|ew) <close>',
    ({ unwanted }) => without(unwanted),
  ),
  phrase('(anything|something) <thing> (yes|yay|yep|for sure|works) <close>', ({ thing }) =>
    wantOf(thing),
  ),
  phrase('<thing> (in|yes|yay|yep|yes please|for sure|always) <close>', ({ thing }) =>
    thing.isDefinite ? undefined : wantOf(thing),
  ),
  phrase(
    '(wouldnt|would not) mind [doing|having|getting|seeing|trying|going to|going for|some] <thing>',
    ({ thing }) => (thing.isDefinite ? undefined : wantOf(thing)),
  ),
  phrase(
    '(theres|there is|there are|there isnt|i dont see|dont see|see) (no|any) <thing>',
    ({ thing }, outline) =>
      placeOf(thing.text, outline) === undefined && !isUnpleasant(thing) ? wantOf(thing) : null,
  ),
  phrase(
    '(any|some|other|another kind of|any kind of|any other) <thing> (but|except|besides|other than|apart from|just not|but not) <unwanted>',
    ({ thing, unwanted }) => together([wantOf(thing), without(unwanted)]),
  ),
  phrase('[its|is] (missing|lacking|short on) <thing>', ({ thing }) =>
    thing.isDefinite ? undefined : wantOf(thing),
  ),
  phrase('<thing> over <unwanted>', ({ thing, unwanted }) =>
    together([wantOf(thing), without(unwanted)]),
  ),
  // A plan has two stops at least: 'only dinner' is none.
  phrase('(only|nothing but) <thing>', ({ thing }, outline) =>
    placeOf(thing.text, outline) === undefined ? wantOf(thing) : undefined,
  ),
  phrase('(watch|catch|see) (the|a) (game|match|fight|race)', () => someStop('watching sports')),
  phrase(
    '(dinner|lunch|eat|eating|dine|dining|drink|sit|sitting|meal|coffee) (outside|outdoors|in the open|al fresco|alfresco)',
    () => someStop('outdoor seating'),
  ),
  phrase(
    '(walk|stroll|wander|walking|strolling) [somewhere|around] (along|by|on|around|through|near|in) <thing>',
    ({ thing }) => (isWater(thing) || isPlace(thing) ? someStop(`walk ${thing.text}`) : undefined),
  ),
  // Whoever asks for 'something loud' complains of nothing.
  phrase(
    '(something|somewhere|someplace) [really|a bit|a little|more] <quality> <close>',
    ({ quality }) => aimFor(quality.more),
  ),
];

/**
 * Things by where they are or what they have, where that can be read; read before all that cannot
 * be said.
 */
export const placePhrases: readonly Phrase[] = [
  // Of what a place has the data know its air: 'with a view', but nothing of a hot tub.
  phrase(
    '[somewhere|something|place|spot|a place|a spot] (with|that has|has|which has) <thing>',
    ({ thing }) => (isAir(thing) || !thing.hasArticle ? wantOf(thing) : undefined),
  ),
  phrase(
    '(somewhere|anywhere|someplace|anything|something) with (a|an|some) <thing>',
    ({ thing }) => (isPlace(thing) ? wantOf(thing) : undefined),
  ),
  phrase('(in|at|inside|to) <thing>', ({ thing }, outline) =>
    // 'At dinner', 'in the museum' say where in the plan, and wish for no other.
    isPlace(thing) && !isUnpleasant(thing) && placeOf(thing.text, outline) === undefined
      ? wantOf(thing)
      : undefined,
  ),
  phrase('(near|by|along|on|next to|close to|overlooking|around|beside) <thing>', ({ thing }) =>
    isWater(thing) ? wantOf(thing) : undefined,
  ),
];

/** A thing alone is wished for: 'live jazz', 'a rooftop'. */
export const bareTastes: readonly Phrase[] = [
  phrase('<thing> [only]', ({ thing }, outline) =>
    (thing.isDefinite && isKindOfStop(thing, outline)) ||
    isThereAlready(thing, outline) ||
    mayComplain(thing.text) ||
    isUnpleasant(thing)
      ? undefined
      : (neededFor(thing) ?? wantOf(thing)),
  ),
];

/**
 * 'Museum' of a plan that has one wishes for no other; a meal is wished for by any of its names.
 */
const isThereAlready = (thing: Thing, outline: Outline): boolean =>
  outline.stopKinds !== undefined &&
  !thing.hasArticle &&
  !isMeal(thing) &&
  !isCuisine(thing.targets) &&
  !thing.text.includes(' ') &&
  singular(thing.text) === thing.text &&
  placeOf(thing.text, outline) !== undefined;

/**
 * 'Dog friendly places' is what the two need, and 'New Year's Eve' what the evening is for: no
 * tastes.
 */
function neededFor({ text, said }: Thing): Ask | undefined {
  const { needs } = readNeeds({ ...noTexts, interests: [text], dislikes: [] });
  if (needs.length > 0) return wish(capitalize(said), { needs });
  const { occasion } = readOccasion([text]);
  return occasion?.replaceAll('-', ' ') !== text
    ? undefined
    : wish(capitalize(text), { mood: [text] });
}

/**
 * 'The restaurant' by itself speaks of the plan's, and says nothing of what shall become of it;
 * 'the beach' of none.
 */
const isKindOfStop = ({ targets, text }: Thing, outline: Outline): boolean =>
  (outline.stopKinds === undefined || placeOf(text, outline) !== undefined) &&
  targets.some((part) =>
    part.some(({ on, strength }) => (on === 'kind' || on === 'role') && strength >= 0.9),
  );
