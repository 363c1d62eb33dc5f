import type { Vibe } from '@rendezvous/venue-model';

/**
 * Adjectives that praise a thing and name no fact of it: whoever wants 'real pizza' or 'strong
 * coffee' wants pizza and coffee, and every good place of the kind answers. In the singular, as
 * `singular` leaves them.
 */
export const opinions: ReadonlySet<string> = new Set(
  `hot cold rare amazing authentic awesome beautiful big bold clean creamy crispy crunchy decent delightful delicious different easy epic excellent exciting famous
  fantastic fluffy fresh freshly gentle giant gooey gorgeous greasy happy hearty homemade honest huge incredible insane interesting juicy killer large
  legendary legit lovely massive memorable nice outstanding perfect pleasant pretty proper real serious simple slow solid special spectacular splendid
  strong stunning tasty tender terrific traditional true ultimate unforgettable unique warm wonderful yummy`.split(
    /\s+/,
  ),
);

/**
 * Adjectives that say what a place is like, and the words that venues are described with for it. In
 * the singular.
 */
export const qualities: ReadonlyMap<string, readonly Vibe[]> = new Map<string, readonly Vibe[]>([
  ...rows(['old', 'oldest'], ['historic', 'classic']),
  ...rows(
    ['weird', 'strange', 'odd', 'unusual', 'bizarre', 'eccentric', 'wacky', 'funky', 'offbeat'],
    ['quirky', 'hidden'],
  ),
  ...rows(['silly', 'goofy', 'zany'], ['playful', 'quirky']),
  ...rows(['secret', 'secluded', 'undiscovered'], ['hidden', 'quiet']),
  ...rows(['small', 'tiny', 'dim'], ['intimate', 'cozy', 'hidden']),
  ...rows(['swanky', 'ritzy', 'chic', 'classy', 'glamorou', 'glam'], ['elegant', 'luxurious']),
  ...rows(['hip', 'stylish', 'buzzy'], ['trendy', 'modern', 'lively']),
  ...rows(['homey', 'snug', 'cosy'], ['cozy', 'casual']),
  ...rows(['peaceful', 'tranquil', 'serene', 'sleepy'], ['quiet', 'garden-setting']),
  ...rows(['charming', 'quaint'], ['romantic', 'historic', 'cozy', 'rustic']),
]);

function rows(words: readonly string[], vibes: readonly Vibe[]): [string, readonly Vibe[]][] {
  return words.map((word) => [word, vibes]);
}
