import { singular } from '../../taste/words-of.ts';
import {
  remembered,
  stemAt,
  wordAt,
  wordsBetween,
  type Found,
  type Line,
  type Reader,
} from './line.ts';
import { isCuisine, isPlace, readThing } from './words/thing-words.ts';

/** Something to avoid: a dislike, or what somebody does not eat or drink. */
export interface Unwanted {
  readonly said: string;
  readonly dislike?: string;
  readonly diet?: string;
  /** It is somewhere to go, and nothing to eat. */
  readonly place?: true;
}

/**
 * What people leave out of their food, and the diet that says so; the rest are restrictions no data
 * speak of.
 */
const dietsByFood: ReadonlyMap<string, string> = new Map(
  Object.entries({
    gluten: 'gluten-free',
    wheat: 'gluten-free',
    dairy: 'dairy-free',
    lactose: 'dairy-free',
    milk: 'dairy-free',
    meat: 'vegetarian',
    alcohol: 'no alcohol',
    booze: 'no alcohol',
    drinking: 'no alcohol',
  }),
);
const unvouched = new Set(
  'nut,tree nut,peanut,cashew,almond,red meat,pork,beef,lamb,egg,soy,sesame,garlic,onion,mushroom,cheese,tomato,cilantro,mustard,celery'.split(
    ',',
  ),
);
/** Foods that the lexicon has by another name. */
const dislikesByFood: ReadonlyMap<string, string> = new Map(
  Object.entries({
    fish: 'seafood',
    spicy: 'spicy food',
    'raw fish': 'sushi',
  }),
);

/** A food that people leave out, whether the lexicon knows it or not. */
export const readFood: Reader<Unwanted> = (line, at) => {
  const two = `${stemAt(line, at)} ${stemAt(line, at + 1)}`;
  const isTwo = unvouched.has(two) || dislikesByFood.has(two);
  const food = isTwo ? two : stemAt(line, at);
  const named = at + (isTwo ? 2 : 1);
  const end = stemAt(line, named) === 'food' ? named + 1 : named;
  const said = wordsBetween(line, at, end);
  const dislike = dislikesByFood.get(food);
  if (dislike) return { value: { said, dislike }, end };
  const diet =
    dietsByFood.get(food) ??
    (unvouched.has(food) ? `no ${wordsBetween(line, at, named)}` : undefined);
  return diet === undefined ? undefined : { value: { said, diet }, end };
};

interface Item {
  readonly value: Unwanted;
  readonly isFood: boolean;
  readonly isPlural: boolean;
  /** 'A bookshop', 'live jazz': begins a wish of its own when 'and' stands before it. */
  readonly isWish: boolean;
}

const readItem: Reader<Item> = remembered<Item>((line, at) => {
  let start = at;
  while (['no', 'any', 'the', 'whole', 'entire', 'all'].includes(wordAt(line, start))) start += 1;
  const food = readFood(line, start);
  if (food)
    return {
      value: { value: food.value, isFood: true, isPlural: false, isWish: false },
      end: food.end,
    };
  const thing = readThing(line, start);
  if (!thing || thing.value.unknown.length > 0) return undefined;
  const { text, targets, hasArticle } = thing.value;
  const isPlural = singular(text) !== text;
  return {
    value: {
      value: {
        said: text,
        dislike: text,
        ...(isPlace(thing.value) && !isCuisine(targets) && { place: true }),
      },
      isFood: isCuisine(targets),
      isPlural,
      isWish: hasArticle || text.startsWith('live '),
    },
    end: thing.end,
  };
});

/**
 * What a 'no' reaches: 'seafood', 'seafood or steak', 'bars, clubs or museums'. 'Or' goes on with
 * the list; 'and' and a comma only to what is of the same sort, for 'no seafood, live jazz' and 'no
 * bars and a bookshop' say two things.
 */
export const readUnwanted: Reader<readonly Unwanted[]> = (line, at) => {
  const first = readItem(line, at);
  return first && readOn(line, first);
};

function readOn(line: Line, item: Found<Item>): Found<readonly Unwanted[]> {
  const next = nextItem(line, item);
  const more = next && readOn(line, next);
  return { value: [item.value.value, ...(more?.value ?? [])], end: more?.end ?? item.end };
}

/** The item after another, when the list goes on to it. */
function nextItem(line: Line, before: Found<Item>): Found<Item> | undefined {
  const { joint, end } = readJoint(line, before.end);
  const after = joint === undefined ? undefined : readItem(line, end);
  return after &&
    joint !== undefined &&
    !isApproved(line, after.end) &&
    goesOn(joint, before.value, after.value, leadsToOr(line, after.end))
    ? after
    : undefined;
}

/** 'No cars, bikes only': what is welcome ends the list. */
const isApproved = (line: Line, at: number): boolean => approving.has(wordAt(line, at));
const approving = new Set(
  'only instead yes ok okay fine good is are would sounds works'.split(' '),
);

/** What joins two items; of ', or' the 'or'. */
function readJoint(
  line: Line,
  at: number,
): { readonly joint: 'or' | 'and' | ',' | undefined; readonly end: number } {
  const [first, second] = [wordAt(line, at), wordAt(line, at + 1)];
  if (first === ',' && ['or', 'nor', 'and'].includes(second))
    return { joint: second === 'and' ? 'and' : 'or', end: at + 2 };
  return {
    joint:
      first === 'or' || first === 'nor'
        ? 'or'
        : first === 'and' || first === ','
          ? first
          : undefined,
    end: at + 1,
  };
}

function goesOn(
  joint: 'or' | 'and' | ',',
  before: Item,
  after: Item,
  isAmidList: boolean,
): boolean {
  if (joint === 'or') return true;
  const isSameSort = before.isFood === after.isFood;
  const arePlural = before.isPlural && after.isPlural;
  if (joint === ',') return isAmidList || (isSameSort && arePlural && !after.isWish);
  return (isSameSort || arePlural) && !after.isWish;
}

/** Whether commas lead on to an 'or': 'no seafood, steak or sushi'. */
function leadsToOr(line: Line, at: number): boolean {
  const { joint, end } = readJoint(line, at);
  const next = joint === 'or' || joint === ',' ? readItem(line, end) : undefined;
  return next !== undefined && (joint === 'or' || leadsToOr(line, next.end));
}
