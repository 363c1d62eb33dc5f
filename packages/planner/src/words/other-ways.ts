import type { Scene } from '../scene.ts';

const ofCars =
  /\b(?:parking|park once|parks? (?:in|at|by|near|on|along|beside) (?:the|a|one)|garages?|valet|(?:the|a|your|by) cars?|(?:lots?|spaces) fills?|driv(?:e|ing))\b/i;
const ofTrains =
  /\b(?:light rail|trains?|subway|bus(?:es)?|BART|Muni|Metro|METRORail|streetcar|PATH|Metra|Caltrain|the L|(?:[A-Z][a-z]+|the [A-Z\d]) Line)\b/;
/** What runs on rails to look at, or to ride for its own sake. */
const ofSights =
  /\b(?:model|miniature|little|steam|park|zoo|toy|kiddie) (?:trains?|railroads?)|\btrains? (?:rides?|set|museum|tables?|garden)\b/i;

/** Whether a sentence tells how to arrive in another way than theirs. */
export function isOfAnotherWay(sentence: string, { wishes: { mode } }: Scene): boolean {
  const isOfTrains = ofTrains.test(sentence) && !ofSights.test(sentence);
  if (mode === 'driving') return isOfTrains && !/\bcars?\b|\bpark/i.test(sentence);
  const isOnFoot = mode === 'walking' || mode === 'public';
  return isOnFoot && ofCars.test(sentence) && !isOfTrains;
}
