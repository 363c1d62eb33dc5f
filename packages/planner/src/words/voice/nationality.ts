import { fold } from '@rendezvous/language';

const nationality =
  /^(north |south |east |west |new )?([a-z]+(an|ese|ish|ench|eek)|thai|lao|israeli|swiss|filipino|tex mex|cajun|creole|southern|southwestern)$/;
/** Whether a word is a cuisine that is said with 'food' behind it: 'Thai', and not 'tacos'. */
export const isNationality = (said: string): boolean =>
  nationality.test(fold(said).replace(/ (food|cuisine)$/, ''));
