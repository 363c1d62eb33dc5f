import { fold, singular } from '../taste/words-of.ts';
import { fishDishes } from './fish-dishes.ts';
import { anyMeat, foods, meats, type Food } from './food.ts';
import { ingredients } from './ingredients.ts';
import { meatDishes } from './meat-dishes.ts';
import { savoryDishes } from './savory-dishes.ts';
import { sweetDishes } from './sweet-dishes.ts';

/** What a dish holds as it is made everywhere. */
export interface Holding {
  /** By nature. */
  readonly surely: ReadonlySet<Food>;
  /** By nature, or in some kitchens. */
  readonly perhaps: ReadonlySet<Food>;
}

type Course = 'savory' | 'sweet';

interface Dish extends Holding {
  readonly course: Course;
}

/** Dishes by their names, as `singular` leaves them. */
const dishes: ReadonlyMap<string, Dish> = new Map([
  ...coursesOf(`${meatDishes}${fishDishes}${savoryDishes}`, 'savory'),
  ...coursesOf(sweetDishes, 'sweet'),
]);

/**
 * What a dish holds if its name says so: the parts of dishes, and dishes that are parts of others.
 */
const parts: ReadonlyMap<string, Holding> = new Map<string, Holding>([
  ...dishes,
  ...rowsOf(ingredients),
]);

function coursesOf(table: string, course: Course): [name: string, dish: Dish][] {
  return rowsOf(table).map(([name, held]) => [name, { ...held, course }]);
}

function rowsOf(table: string): [name: string, held: Holding][] {
  return table
    .split(';')
    .filter((row) => row.includes(':'))
    .flatMap((row) => {
      const [held = '', names = ''] = row.split(':');
      const holding = holdingOf(held.trim().split(/\s+/));
      return names.split(',').map((name) => [singular(fold(name)), holding] as [string, Holding]);
    });
}

function holdingOf(words: readonly string[]): Holding {
  const named = (those: readonly string[]): Food[] =>
    foods.filter((food) => those.some((word) => word.replace('?', '') === food));
  const surely = new Set(named(words.filter((word) => !word.endsWith('?'))));
  const perhaps = new Set(named(words));
  // Of any animal, where none is named; and what is of one is meat.
  if (perhaps.has('meat') && !meats.some((meat) => perhaps.has(meat)))
    for (const meat of meats) perhaps.add(meat);
  if (meats.some((meat) => surely.has(meat))) surely.add('meat');
  if (meats.some((meat) => perhaps.has(meat))) perhaps.add('meat');
  return { surely, perhaps };
}

interface Named {
  /** The longest known dish that a noun ends with. */
  readonly head: string;
  readonly before: readonly string[];
  /** What comes with it. */
  readonly beside: readonly string[];
  /** What it comes without. */
  readonly less: readonly string[];
}

const headOf = (noun: string): Named | undefined => headIn(singular(fold(noun)));

/** The same for what is folded, in the singular. */
function headIn(noun: string): Named | undefined {
  const [whole = '', less = ''] = noun.split(' without ');
  const [base = '', ...beside] = whole.split(/ (?:by the|with) /);
  const words = base.split(' ');
  for (let from = Math.max(0, words.length - mostWords); from < words.length; from += 1) {
    const head = words.slice(from).join(' ');
    const before = words.slice(0, from);
    if (dishes.has(head))
      return { head, before, beside: beside.join(' ').split(' '), less: less.split(' ') };
  }
  return undefined;
}

/** No dish has a longer name. */
const mostWords = 4;

/** Whether a noun is something to eat, or to drink without alcohol. */
export const isDish = (noun: string): boolean => headOf(noun) !== undefined;

/**
 * The dish that a noun speaks of, without the words before it: 'noodle soup' of 'lamb noodle soup'.
 */
export const dishOf = (noun: string): string | undefined => headOf(noun)?.head;

/**
 * Whether a dish is a dessert, something from a bakery, or a drink; undefined for what is no known
 * dish.
 */
export function courseOf(noun: string): Course | undefined {
  const found = headOf(noun);
  return found && dishes.get(found.head)?.course;
}

/** What words before a dish take out of it. */
const without: readonly (readonly [says: RegExp, foods: readonly Food[]])[] = [
  [/\b(vegan|plant based)\b/, [...anyMeat, 'fish', 'shellfish', 'egg', 'dairy', 'honey']],
  [/\b(vegetarian|veggy|mock|meatless)\b/, [...anyMeat, 'fish', 'shellfish']],
  [/\bgluten free\b/, ['gluten']],
  [/\bdairy free\b/, ['dairy']],
  [/\b(nut|peanut) free\b/, ['nuts', 'peanuts']],
  [/\begg(less| free)\b/, ['egg']],
  [/\bpork free\b/, ['pork']],
  [/\b(kosher|halal)\b/, ['pork']],
  [/\bsalted\b/, ['soy', 'gluten']],
  [/\b(baked|boiled|cooked|fried|grilled|roasted|smoked|steamed|torched)\b/, ['raw']],
];

/** What fills a dish in place of what it holds elsewhere. */
const filled =
  /\b(vegetable|veggy|bean|cheese|potato|papa|spinach|squash|mushroom|tofu|nopale|cactus|avocado|jackfruit|falafel|chickpea|lentil|cauliflower|eggplant|margherita|paneer|pumpkin|edamame|plain)\b/;
const fillings: readonly Food[] = [...anyMeat, 'fish', 'shellfish'];
/** What is on top of them says nothing of the fish in their broths and sauces. */
const inBroth = /\b(ramen|noodle|soup|curry|stew|pho|hot pot|fried rice)\b/;

/**
 * What a dish holds, by its own nature and by the words before it: 'pepperoni slice', 'vegan
 * pizza', 'lamb dumplings'.
 * Undefined for what is no known dish.
 */
export function holdingsOf(noun: string): Holding | undefined {
  const found = headOf(noun);
  return found && holdingsIn(found);
}

function holdingsIn(found: Named): Holding | undefined {
  const head = dishes.get(found.head);
  if (!head) return undefined;
  const before = found.before.join(' ');
  const added = [...partsIn(found.before), ...partsIn(found.beside)];
  const sure = [...head.surely, ...added.flatMap(({ surely }) => [...surely])];
  const isFilled = filled.test(before) || fillings.some((food) => added.some(holds(food)));
  const replaced: readonly Food[] = inBroth.test(found.head) ? anyMeat : fillings;
  const maybe = [
    ...[...head.perhaps].filter((food) => !(isFilled && replaced.includes(food))),
    ...added.flatMap(({ perhaps }) => [...perhaps]),
  ];
  const out = [
    ...without.flatMap(([says, gone]) => (says.test(before) ? gone : [])),
    ...partsIn(found.less).flatMap(({ surely }) => [...surely]),
  ];
  const keep = (food: Food): boolean => !out.includes(food);
  const surely = new Set(sure.filter(keep));
  return { surely, perhaps: new Set([...surely, ...maybe.filter(keep)]) };
}

const holds =
  (food: Food) =>
  ({ surely }: Holding): boolean =>
    surely.has(food);

/** The parts that words name, the longest first: 'peanut butter' is no butter. */
function partsIn(words: readonly string[]): Holding[] {
  if (words.length === 0) return [];
  for (let length = Math.min(mostWords, words.length); length > 0; length -= 1) {
    const part = parts.get(words.slice(0, length).join(' '));
    if (part) return [part, ...partsIn(words.slice(length))];
  }
  return partsIn(words.slice(1));
}

/** Where one noun ends and the next begins. */
const between = /[.,;:!?()–—]|\b(?:and|or|then|over|under|from|for)\b/;

/** Whether a text speaks of a dish that surely holds one of some foods. */
export const speaksOfFood = (text: string, held: readonly Food[]): boolean =>
  held.length > 0 && isHeldBy(foodsIn(text), held);

/** The texts of a city are read for every request: what they speak of is kept. */
const foodsInTexts = new Map<string, ReadonlySet<Food>>();
const mostTexts = 20_000;

function foodsIn(text: string): ReadonlySet<Food> {
  const known = foodsInTexts.get(text);
  if (known) return known;
  if (foodsInTexts.size >= mostTexts) foodsInTexts.clear();
  const found = new Set(text.split(between).flatMap(foodsInPhrase));
  foodsInTexts.set(text, found);
  return found;
}

function foodsInPhrase(phrase: string): Food[] {
  const words = singular(fold(phrase)).split(' ');
  return words.flatMap((_, end) => {
    const noun = words.slice(Math.max(0, end + 1 - mostWords), end + 1).join(' ');
    const found = headIn(noun);
    return found ? [...(holdingsIn(found)?.surely ?? [])] : [];
  });
}

/** Whether one of some foods is among what a dish holds. */
export const isHeldBy = (held: ReadonlySet<Food> | undefined, some: readonly Food[]): boolean =>
  some.some((food) => held?.has(food) === true);

/** Whether a dish goes by the very food: 'shrimp tacos' hold shellfish by name, gumbo does not. */
export function isNamedAfter(noun: string, some: readonly Food[]): boolean {
  const words = singular(fold(noun)).split(' ');
  return words.some((word) => {
    const { surely } = parts.get(word) ?? holdingOf([]);
    const own = [...surely].filter((food) => food !== 'meat' || surely.size === 1);
    return own.length > 0 && own.every((food) => some.includes(food));
  });
}
