/** What some do not eat, and a kitchen can leave out. */
const ingredient =
  '(?:pork|beef|lard|(?:red )?meat|shellfish|raw fish|eggs?|(?:pea|tree )?nuts?|dairy|milk|lactose|gluten|wheat|soy|sesame|onions?|garlic|mushrooms?|cilantro|caffeine|spicy(?: foods?)?)';
const refusal =
  '(?:no|not|nothing|without|zero|avoids?|cant|cannot|dont|doesnt|do not|does not|never)(?: (?:have|has|do|eats?|eating|handle|tolerate|touch|with|any|the|more))*';
const veggieOnly = /\b(?:veg|veggie) (?:only|please)\b|\b(?:only|strictly|eats?) veg\b/g;
/** 'GF', where it is food and nobody's girlfriend. */
const glutenFree =
  /^gf$|(?<=\b(?:but|must be|needs? to be|strictly|eats?|goes?) )gf\b(?! (?:is|s|and|has|likes|loves|wants|hates))|\bgf (?=(?:options?|crust|pizza|pasta|bread|bakery|menu|food|only|please)\b)/g;
const otherMilk = /\b(?:oat|almond|soy|coconut|plant|non ?dairy) milk (?:options?|only)\b/g;
/** What is eaten with care: 'careful with sugar'. */
const sparing =
  /\b(?:(?:careful w(?:ith)?|low|limit(?:s|ing)?|cutting(?: out)?)(?: (?:the|my|his|her|our))?|watch(?:es|ing)? (?:my|his|her|our|the)) (?:sugar|salt|sodium)\b/g;
/**
 * What is told of food beside other things ('married ten years! shellfish allergy'): these words
 * alone are said of it.
 */
const toldOfFood = [
  /\b(?:(?!an?\b|the\b|his\b|her\b|my\b|our\b|has\b|have\b)\w+ )?allerg(?:y|ies)\b(?: to \w+(?: (?:and|or) \w+)?)?|\ballergic to \w+(?: (?:and|or) \w+)?/g,
  /\bno meat\b(?=.*\beats? fish\b)|(?<=(?:\beats? |^)fish\b.*)\bno meat\b/g,
  /(?<!\b(?:not|longer|ex|former|was|were|no) )\b(?:vegans?|vegetarians?|pesc[ae]tarians?|plant based)\b(?! (?:do(?:ugh)?nuts?|ice cream|desserts?|cookies?|cakes?|cupcakes?|croissants?|pastr(?:y|ies)|sweets?)\b)/g,
  /\b(?:(?:strict|strictly|fully|completely|dedicated|100) )?(?:gluten ?(?:free|intoleran\w*|sensitiv\w*)|c(?:o)?eliacs?(?: disease)?)\b/g,
  new RegExp(
    `\\b${refusal} ${ingredient}(?: (?:or|nor|and) (?:any )?${ingredient})*\\b(?! free)`,
    'g',
  ),
  veggieOnly,
  glutenFree,
  otherMilk,
  sparing,
  /\bdiabet(?:es|ic)\b/g,
  /(?:\b(?:im|am|are|were|is|hes|shes|both|strict) |^)hindus?(?= (?:and|so|but)\b|$)/g,
  new RegExp(`\\b${ingredient} (?:free|makes? \\w+ sick|intoleran\\w*)\\b`, 'g'),
  /\b(?:halal|kosher|allergic|lactose|ramadan|iftar|keto(?:genic)?(?: diet)?|paleo|low carb|whole ?30|jains?|(?:low )?fodmaps?|ibs|(?:its|for|during|observing) lent)\b/g,
] as const;
/** Who eats fish and no meat. */
const fishOnly = toldOfFood[1];
const refused = new RegExp(`^${refusal} `);
const sickening = / makes? \w+ sick$/;

/** What a folded text says of food, each diet by itself, and the rest of it. */
export function dietsToldIn(folded: string): { told: string[]; rest: string } {
  const told: string[] = [];
  let rest = folded;
  for (const pattern of toldOfFood) {
    told.push(...(rest.match(pattern) ?? []).map((one) => dietOf(one, pattern)));
    rest = rest.replace(pattern, ' ');
  }
  return { told, rest };
}

/** What some of them are called, however they were told. */
const names: ReadonlyMap<RegExp, string> = new Map([
  [fishOnly, 'pescatarian'],
  [veggieOnly, 'vegetarian'],
  [glutenFree, 'gluten free'],
  [otherMilk, 'dairy free'],
]);

function dietOf(words: string, pattern: RegExp): string {
  const name = names.get(pattern);
  if (name !== undefined) return name;
  if (pattern === sparing) return `low ${words.split(' ').at(-1) ?? ''}`;
  if (sickening.test(words)) return `no ${words.replace(sickening, '')}`;
  return words.replace(refused, 'no ');
}
