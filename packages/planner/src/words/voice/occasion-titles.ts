import type { Occasion } from '@rendezvous/language';
import { feastOn, type Feast } from '../../context/feast.ts';
import type { Evening } from './evening.ts';
import { withArticle } from './gist/spelling.ts';
import type { Landmarks } from './landmarks.ts';
import { inPlace } from './leads.ts';
import { motifOf } from './motifs.ts';
import { hasArticle, mainMotifOf, pairOf } from './title-nouns.ts';

const occasions: Partial<Record<Occasion, string>> = {
  birthday: 'Birthday',
  'wedding-anniversary': 'Anniversary',
};

/** What the evening is for comes into its title; else the feast that everybody knows the day by. */
export function occasionTitles(evening: Evening, facts: Landmarks): string[] {
  const { stops, scene } = evening;
  const { occasion, context, wishes, untilMidnight } = scene;
  const [a, b] = pairOf(stops, facts.main, scene);
  const name = occasion && occasions[occasion];
  if (name)
    return [
      ...(hasArticle.test(`${a} and ${b}`) ? [] : [`${name} ${a} and ${b}`]),
      `${a}, ${b} and ${withArticle(name)}`,
    ];
  const feast = feastOn(context.date, wishes.startMinutes);
  if (!feast) return [];
  return untilMidnight === null
    ? feastTitles(evening, facts, feast)
    : midnightTitles(evening, facts);
}

/** Its things on that day, and the day where it is spent. */
function feastTitles({ stops, scene }: Evening, facts: Landmarks, { name }: Feast): string[] {
  const { main, neighborhood } = facts;
  const [a, b] = pairOf(stops, main, scene);
  const isPair = b !== '' && a !== b && !hasArticle.test(`${a} and ${b}`);
  const thing = mainMotifOf(main, scene);
  return [
    ...(hasArticle.test(thing) ? [] : [`${thing} on ${name}`]),
    ...(isPair ? [`${a} and ${b} on ${name}`] : []),
    ...(neighborhood ? [`${name} ${inPlace(neighborhood)}`] : []),
  ];
}

/** Where the year turns, and what comes before it. */
function midnightTitles({ stops, scene }: Evening, { first }: Landmarks): string[] {
  const there = stops.find(({ arrival, departure }) => arrival < midnight && midnight < departure);
  if (!there) return [];
  const [before, then] = [motifOf(first, scene), motifOf(there, scene)];
  const isOther = first !== there && before !== then && !hasArticle.test(`${before} and ${then}`);
  return [
    `Midnight ${inPlace(there.venue.neighborhood)}`,
    ...(there.venue.category === 'dance_hall' ? ['Midnight on the Dance Floor'] : []),
    ...(isOther ? [`${before}, ${then} and Midnight`] : []),
  ];
}

const midnight = 24 * 60;
