import { fold } from './words-of.ts';

export const sunriseWords =
  /\b(sun ?rises?|sun ?up|(sun|it) (comes?|coming) up|day ?break|see the (sun rise|dawn))\b/;

/** Whether a wish is for the sunrise, which is to be had at one hour alone. */
export const isForSunrise = (text: string): boolean => sunriseWords.test(fold(text));
