import { readDiets, readNeeds, type DietReading } from '@rendezvous/language';
import type { Wishes } from './wishes.ts';

/**
 * What the two eat and do not. A restriction among the diets that no data speak of leaves no
 * kitchen, unless they will ask; one told among other things ('no shellfish for him' beside magic
 * and cocktails) is asked about at the table.
 */
export function dietsOf(wishes: Wishes): DietReading {
  const { dietTexts, toldDiets } = readNeeds(wishes);
  return wishes.askKitchen
    ? readDiets([], [...dietTexts, ...toldDiets])
    : readDiets(dietTexts, toldDiets);
}
