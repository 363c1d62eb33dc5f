import {
  foodsLeftOut,
  leftOutByDiet,
  speaksOfFood,
  type Food,
  type Need,
} from '@rendezvous/language';
import type { Diet, Venue } from '@rendezvous/venue-model';
import type { Scene } from '../../scene.ts';
import { isKeptOut } from '../good-to-know/orders/kept-out.ts';

const foods = {
  meat: /\b(meats?|beef|steak|ribeye|brisket|ribs?|pork|carnitas|pastor|bacon|ham|prosciutto|sausages?|wurst|links|lamb|goat|chicken|wings|duck|turkey|veal|oxtail|meatballs?|burgers?|dogs|franks?|pastrami|birria|barbacoa|foie|bistecca|chops?|kebabs?|shawarma|adana|doro|kitfo|tibs|larb|bulgogi|galbi|kalbi|chashu|tonkotsu|asada|suadero|gyros?|souvlaki|schnitzel|charcuterie|salami|pepperoni|chorizo|wagyu|filet|liver|confit|cochinita|jerk|moussaka|pastitsio|char siu|si[uo] mai|shumai|turnip cakes?)\b/i,
  fish: /\b(fish|oysters?|crabs?|lobster|shrimps?|prawns?|clams?|mussels?|scallops?|octopus|squid|tuna|salmon|lox|whitefish|caviar|ceviche|crudo|aguachile|sushi|sashimi|nigiri|seafood|crawfish|catfish|po['’]boys?|poke|hamachi|eel|unagi|roe|anchov(?:y|ies)|sardines?|mackerel|halibut|cod|trout|grouper|snapper|branzino|escargots?|mariscos|chowder)\b/i,
  dairy:
    /\b(cheese|butter|cream|milk|milkshakes?|custard|gelato|yogurt|queso|burrata|mozzarella|ricotta|fondue|pizzas?|quesadillas?|tiramisu|cannoli|cheesecake|paneer|ghee|lassi)\b/i,
  egg: /\b(eggs?|omelettes?|benedict|honey)\b/i,
  gluten:
    /\b(bread|pasta|noodles?|ramen|pizza|slices?|pies?|cakes?|buns?|croissants?|toast|biscuits?|pancakes?|waffles?|bagels?|focaccia|naan|dumplings?|beer|pretzels?|churros?|cookies?)\b/i,
  raw: /\b(raw|oysters?|sushi|sashimi|nigiri|crudo|tartare|ceviche|aguachile|poke|omakase)\b/i,
  pork: /\b(pork|carnitas|pastor|bacon|ham|prosciutto|chorizo|char siu|si[uo] mai|shumai|turnip cakes?)\b/i,
  shellfish:
    /\b(oysters?|sea urchins?|uni|langoustines?|crabs?|lobster|shrimps?|prawns?|clams?|mussels?|scallops?|octopus|squid|crawfish)\b/i,
  nuts: /\b((?:pea|wal|hazel|coco)?nuts?|pecans?|almonds?|pistachios?|cashews?|pralines?|baklava|satay|marzipan)\b/i,
  alcohol:
    /\b(wine|beers?|cider|cocktails?|martinis?|negronis?|margaritas?|whiske?y|rum|mezcal|tequila|sake|spritz(?:es)?|pints?|champagne|bourbon|gin|absinthe|mead|drinks?)\b/i,
} as const;

/** Whatever is on a plate. */
const anyFood = new RegExp(
  [
    ...Object.entries(foods).flatMap(([food, { source }]) => (food === 'alcohol' ? [] : [source])),
    /\b(eat|eating|order|supper|dinner|lunch|brunch|menu|snacks?|popcorn|fries|tacos?|pizzas?|sandwich(es)?|barbecue|chocolates?|desserts?|doughnuts?|donuts?|pastr(y|ies)|plates?|bites?|nuts?|sushi|curry|schnitzel|falafel|hummus|soups?|stews?|salads?|crêpes?|crepes?|tapas|mezze|kimchi|dosas?|bowls?)\b/
      .source,
  ].join('|'),
  'i',
);

/** What is not spoken of to those who do not eat it. */
const avoided: Readonly<Record<string, readonly (keyof typeof foods)[]>> = {
  vegan: ['meat', 'fish', 'dairy', 'egg'],
  vegetarian: ['meat', 'fish'],
  pescatarian: ['meat'],
  'dairy-free': ['dairy'],
  'gluten-free': ['gluten'],
  halal: ['pork', 'alcohol'],
  kosher: ['pork', 'shellfish'],
};

const allergens: readonly (readonly [says: RegExp, food: keyof typeof foods])[] = [
  [/shellfish|crustacean|shrimp|crab|lobster/i, 'shellfish'],
  [/\b(sea ?food|fish)\b/i, 'fish'],
  [/nut/i, 'nuts'],
  [/egg/i, 'egg'],
  [/pork/i, 'pork'],
];

/** What says which food is for the two. */
export type Eaters = Pick<
  Scene,
  'diets' | 'noAlcohol' | 'unverifiable' | 'toAsk' | 'toTell' | 'needs'
>;

/** What goes up by the foot; 'No stairs' goes nowhere. */
const climbed = String.raw`(?<!\b(?:no|not|without|avoids?(?: the)?|skips?(?: the)?|instead of(?: the)?|free of) )\b(?:climb(?:s|ed|ing)?(?! (?:roses?|vines?|ivy))|stair(?:s|ways?|cases?|wells?)|scramble)\b`;
/** Steps that lead up; those from a door do not, nor those of a dance. */
const steps = [
  String.raw`(?<!\b(?:no|few|some|without|dance|salsa|tango|basic|first|next|two|the|your) )\bsteps\b(?! (?:away|from|off|outside|inside|apart|back|out|in|into|onto|up to|to)\b)`,
  String.raw`\b(?:the|\d+|tiled|mosaic|hidden|secret|stone|wooden) steps\b(?! (?:away|from|off)\b)`,
].join('|');

/** What is not proposed to those who bring somebody small, or are spared stairs and long ways. */
const beyondThem: Partial<Record<Need, RegExp>> = {
  children:
    /\b(kiss(?:es|ing)?|make out|burlesque|flask|intima(?:te|cy)|flirt(?:s|y|ing)?|sexy)\b/i,
  'easy-walk': new RegExp(`${climbed}|\\b(?:hike|race|run|hunt)\\b`, 'i'),
  'step-free': new RegExp(`${climbed}|${steps}`, 'i'),
  stroller: new RegExp(climbed, 'i'),
};

/**
 * Whether a text speaks of what the two do not eat, drink or do; what the kitchen of a venue never
 * cooks with is no matter there.
 */
export function isNotForThem(
  text: string,
  { diets, noAlcohol, unverifiable, toAsk, toTell, needs }: Eaters,
  venue?: Venue,
): boolean {
  if (needs.some((need) => beyondThem[need]?.test(text))) return true;
  // Who is sent nowhere to eat is told of nothing to eat.
  if (unverifiable.length > 0 && anyFood.test(text)) return true;
  const heeded = diets.filter((diet) => {
    const leftOut = leftOutByDiet[diet];
    return !venue || !leftOut || !isKeptOut(venue, leftOut);
  });
  const told = [...toAsk, ...toTell].flatMap(foodsLeftOut).flatMap(({ foods: held }) => held);
  if (speaksOfFood(text, [...told, ...heeded.flatMap((diet) => hiddenFrom[diet] ?? [])]))
    return true;
  const kept = [
    ...heeded.flatMap((diet) => avoided[diet] ?? []),
    ...(needs.includes('pregnant') ? (['raw', 'alcohol'] as const) : []),
    ...allergens.flatMap(([says, food]) =>
      [...toAsk, ...toTell].some((one) => says.test(one)) ? [food] : [],
    ),
  ];
  return [...kept, ...(noAlcohol ? (['alcohol'] as const) : [])].some((food) =>
    foods[food].test(text),
  );
}

/**
 * What dishes hold without saying so, and no word to the kitchen takes out of
 * them as it does fish sauce.
 */
const hiddenFrom: Partial<Record<Diet, readonly Food[]>> = {
  vegan: ['meat', 'egg', 'dairy'],
  vegetarian: ['meat'],
  pescatarian: ['meat'],
  'dairy-free': ['dairy'],
};
