import { wordSet } from './word-set.ts';

/** Words that are a letter away from a term, and yet what people mean to write. */
export const plainWords = wordSet(
  `archer banking barking bisque boiling branch bride brown bubble bunch cannon carolina caroline causal cloth coming commuter concept concern conch concern convert
  cooling county diving eastern eater flaming foosball frank frying gazing georgia grange haight hermitage hiding improve indiana kolsch likely lovely macaroni macha
  mandi manson maria marin marine marked marker martin match meringue message money monster pantry pasty pinto pirate plate pointing porter poster printing
  racket raging rating redding roasted rocker rooster salon scroll seating seeing shine shipping shuffle signing sinking smiling sonora speaker state status
  stopping submit sunday super swinging taking tempe testing tonkotsu trend trivial victoria waiter waking wanting waterwall wearing whisk witch wondering write`,
);

/** Words that many write with more than one slip, or too short to be told apart by a letter. */
export const oftenMisspelt: Readonly<Record<string, string>> = {
  blus: 'blue',
  cappucino: 'cappuccino',
  expresso: 'espresso',
  jaz: 'jazz',
  kareoke: 'karaoke',
  museam: 'museum',
  piza: 'pizza',
  sandwhich: 'sandwich',
  sk8: 'skate',
  tacoe: 'taco',
  veiw: 'view',
  vynal: 'vinyl',
  vynil: 'vinyl',
};
