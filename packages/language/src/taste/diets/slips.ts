import { editDistanceWithin1 } from '../words-of.ts';

/** What people write of food, as it is spelled. */
const spelled =
  `vegetarian vegetarians vegan vegans pescatarian pescetarian gluten celiac coeliac celiacs lactose dairy kosher halal
  shellfish seafood shrimp shrimps lobster oyster oysters peanut peanuts walnut walnuts almond almonds cashew cashews pistachio
  pistachios sesame mushroom mushrooms onion onions garlic allergy allergic allergies intolerant intolerance alcohol spicy`.split(
    /\s+/,
  );
const isSpelled: ReadonlySet<string> = new Set(spelled);
/** Shorter words are one letter from too many others. */
const fewestLetters = 5;

/** A folded text in which each word of food is spelled right: 'vegetarain' as 'vegetarian'. */
export function withoutSlips(folded: string): string {
  const meant = (word: string): string =>
    word.length < fewestLetters || isSpelled.has(word)
      ? word
      : (spelled.find((right) => editDistanceWithin1(right, word)) ?? word);
  return folded
    .replace(/\b(gluten|dairy|nut|peanut|egg|soy)free\b/g, '$1 free')
    .split(' ')
    .map(meant)
    .join(' ');
}
