import { capitalize, formatClock, formatDollars } from '@rendezvous/language';
import { choose, keyOf } from './choose.ts';
import type { Evening, SpokenStop } from './evening.ts';
import { landmarksOf, roleOf, type Landmarks } from './landmarks.ts';
import { momentOf } from './moments.ts';

/** The evening in a sentence, as a friend would tell it: what the two do, in order, and what ties it together. */
export function summaryOf(evening: Evening): string {
  const { stops, scene } = evening;
  const key = keyOf(
    stops.map(({ venue }) => venue.id),
    scene.context.date,
    'summary',
  );
  const facts = landmarksOf(evening);
  return capitalize(choose(sentences(evening, facts), key) ?? '');
}

function sentences(evening: Evening, facts: Landmarks): string[] {
  const { stops, expectedCents, scene } = evening;
  const { first, last, main, golden, neighborhood, street, walkMinutes, end, showAfterMeal } =
    facts;
  const { sun } = scene.context;
  const told = toldOf(stops, facts).map((stop) => momentOf(stop, sun));
  const rest = told.slice(1);
  const start = told[0] ?? '';
  const said: string[] = [
    `${listed(told, 'then')}.`,
    `${capitalize(start)}. Then ${listed(rest, 'and')}.`,
    `First ${start}; after that, ${listed(rest, 'and')}.`,
    `${listed(told, 'and')}, for about ${formatDollars(expectedCents)}.`,
    `It begins at ${formatClock(first.arrival)}: ${listed(told, 'then')}.`,
    `${capitalize(momentOf(main, sun))}, ${around(stops, main)}.`,
  ];
  const { sunset } = sun;
  if (golden && sunset !== null)
    said.push(
      golden === first
        ? `The light is golden until ${formatClock(sunset)}, so ${momentOf(golden, sun)} first; then ${listed(
            told.filter((one) => one !== momentOf(golden, sun)),
            'and',
          )}.`
        : `${listed(told, 'then')}, with the sun going down at ${formatClock(sunset)}.`,
    );
  if (street) said.push(`Most of it happens on ${street.name}: ${listed(told, 'then')}.`);
  else if (neighborhood) said.push(`You stay in ${neighborhood}: ${listed(told, 'then')}.`);
  if (walkMinutes !== undefined && walkMinutes <= shortWalks)
    said.push(`${listed(told, 'then')}, with ${walkMinutes} minutes on foot in all.`);
  if (showAfterMeal)
    said.push(
      `Everything leads up to ${showAfterMeal.venue.name} at ${formatClock(showAfterMeal.arrival)}: ${listed(
        told.filter((one) => one !== momentOf(showAfterMeal, sun)),
        'and',
      )} before it.`,
    );
  if (end <= earlyEnd)
    said.push(`${listed(told, 'then')}, and you are done by ${formatClock(end)}.`);
  if (scene.wishes.dateNumber === 1)
    said.push(`Easy to begin and easy to end: ${listed(told, 'then')}.`);
  if (roleOf(last) === 'drink' || roleOf(last) === 'treat')
    said.push(
      `${capitalize(start)}, ${listed(rest.slice(0, -1).concat(`and wind down: ${rest.at(-1) ?? ''}`), '')}.`,
    );
  return said;
}

const shortWalks = 20;
const earlyEnd = 22 * 60 + 30;

/** The stops that are told: all of three, of more the first, the main one, the meal and the last. */
function toldOf(
  stops: readonly SpokenStop[],
  { first, main, meal, last }: Landmarks,
): readonly SpokenStop[] {
  return stops.length <= 3
    ? stops
    : stops.filter((stop) => [first, main, meal, last].includes(stop)).slice(0, 4);
}

/** What comes before the main thing and after it, by name. */
function around(stops: readonly SpokenStop[], main: SpokenStop): string {
  const at = stops.indexOf(main);
  const names = (those: readonly SpokenStop[]) =>
    listed(
      those.map(({ venue }) => venue.name),
      'and',
    );
  const [before, after] = [stops.slice(0, at), stops.slice(at + 1)];
  if (before.length === 0) return `then on to ${names(after)}`;
  if (after.length === 0) return `after ${names(before)}`;
  return `with ${names(before)} before it and ${names(after)} after`;
}

/** 'a, b, then c' with the word that joins the last; 'a, b' without one. */
function listed(parts: readonly string[], word: '' | 'and' | 'then'): string {
  if (parts.length < 2) return parts[0] ?? '';
  const joint =
    word === '' ? ', ' : word === 'then' ? ', then ' : parts.length > 2 ? ', and ' : ' and ';
  return `${parts.slice(0, -1).join(', ')}${joint}${parts.at(-1)}`;
}
