import { fold, readWish } from '@rendezvous/language';

const nationality =
  /^(?!cheese$|.*fish$|(?:rad|rel)ish$)(north |south |east |west |new )?([a-z]+(an|ese|ish|ench|eek)|thai|lao|israeli|swiss|filipino|tex mex|cajun|creole|southern|southwestern)$/;

/**
 * Whether a word is a cuisine that is said with 'food' behind it: 'Thai', and neither
 * 'tacos' nor 'jellyfish'.
 */
export function isNationality(said: string): boolean {
  const plain = fold(said).replace(/ (food|cuisine)$/, '');
  if (!nationality.test(plain)) return false;
  // What the lexicon knows as something else is no kitchen, whatever it ends in.
  const parts = readWish(plain)?.parts ?? [];
  return parts.every(({ akin }) => akin.length === 0 || akin.some(({ on }) => on === 'cuisine'));
}
