import { capitalize, type Occasion } from '@rendezvous/language';
import { choose, keyOf } from './choose.ts';
import type { Evening, SpokenStop } from './evening.ts';
import { landmarksOf, roleOf, type Landmarks } from './landmarks.ts';
import { inPlace } from './leads.ts';
import { motifOf } from './motifs.ts';
import { waysOf } from './thread-words.ts';

/** From here on an evening is a late one. */
const lateFrom = 23 * 60;
/** More letters break a card's title into three lines. */
const longest = 60;

/** What the evening is called: its thread's own name, or the concrete things of its stops; by no name that is taken. */
export function titleOf(evening: Evening, taken: readonly string[] = []): string {
  const { stops, scene, thread } = evening;
  const facts = landmarksOf(evening);
  const key = keyOf(
    stops.map(({ venue }) => venue.id),
    scene.context.date,
    'title',
  );
  const told = thread ? waysOf(evening, thread, thread.thread.titles) : [];
  const isOwn = thread !== undefined && scene.context.threads.includes(thread.thread);
  const days = occasionTitles(evening, facts);
  const fit = (ways: readonly string[]) =>
    ways.filter((way) => isFit(way, facts) && !taken.includes(capitalize(way)));
  const named = fit(days.length > 0 ? days : isOwn ? told : []);
  const ways = named.length > 0 ? named : fit([...told, ...ownTitles(evening, facts)]);
  const [a, b] = pairOf(stops, facts.main, scene);
  return capitalize(choose(ways, key) ?? (a === b || b === '' ? a : `${a} and ${b}`));
}

/** Late is only what is; nothing is named twice, and no name is longer than a card. */
function isFit(title: string, { end }: Landmarks): boolean {
  const words = title.toLowerCase().match(/[a-zà-ÿ]{4,}/g) ?? [];
  return (
    (end > lateFrom || !/\b(Late|Nightcap|Midnight)\b/.test(title)) &&
    new Set(words).size === words.length &&
    title.length <= longest &&
    (title.match(/ and /g)?.length ?? 0) <= 1
  );
}

const days: Partial<Record<Occasion, { readonly name: string; readonly on?: RegExp }>> = {
  birthday: { name: 'Birthday' },
  'wedding-anniversary': { name: 'Anniversary' },
  'valentines-day': { name: 'Valentine', on: /-02-1[345]$/ },
  'new-years-eve': { name: 'Midnight', on: /-12-31$/ },
  thanksgiving: { name: 'Thanksgiving', on: /-11-2[2-8]$/ },
  christmas: { name: 'Christmas', on: /-12-2[45]$/ },
};

/** What the day is for comes into its title, where it is that day: whoever asks for a Christmas market in November has another evening. */
function occasionTitles({ stops, scene }: Evening, { main, end }: Landmarks): string[] {
  const { occasion, context } = scene;
  const day = occasion && days[occasion];
  if (!day || (day.on && !day.on.test(context.date))) return [];
  const motifs = motifsOf(stops, scene);
  const [a, b] = pairOf(stops, main, scene);
  if (day.name === 'Midnight')
    return end >= 24 * 60 ? [`${a}, ${b} and Midnight`, `${b} Until Midnight`] : [];
  return [
    `${day.name} ${a} and ${b}`,
    ...(motifs.length === 3
      ? [`A ${day.name} of ${listed(motifs)}`.replace(/^A (?=A)/, 'An ')]
      : []),
  ];
}

const curtains: Partial<Record<SpokenStop['venue']['category'], string>> = {
  jazz_club: 'the First Set',
  music_venue: 'the Band',
  concert_hall: 'the Overture',
  theatre: 'the Curtain',
  cinema: 'the Film',
  comedy_club: 'the Punch Lines',
  dance_hall: 'the Dance Floor',
};

/** The things of its stops in order, and what they are before, on or in. */
function ownTitles(evening: Evening, facts: Landmarks): string[] {
  const { stops, scene } = evening;
  const { main, meal, showAfterMeal, neighborhood, walkMinutes, street, golden, first, last, end } =
    facts;
  const all = motifsOf(stops, scene);
  const [a, b] = pairOf(stops, main, scene);
  const isBare = !hasArticle.test(`${a} and ${b}`);
  const curtain = showAfterMeal && curtains[showAfterMeal.venue.category];
  return [
    ...(all.length === 3 ? [listed(all)] : []),
    ...(meal && curtain ? [`${motifOf(meal, scene)} Before ${curtain}`] : []),
    ...(street && street.doors === stops.length ? [`${a} and ${b} on ${street.name}`] : []),
    ...(neighborhood && walkMinutes !== undefined && isBare && !/ and |&/.test(neighborhood)
      ? [`${a} and ${b} ${inPlace(neighborhood)}`]
      : []),
    ...(golden && golden === first && meal && meal !== golden
      ? [`Sunset, ${all.slice(1).join(' and ')}`, `Last Light, ${all.slice(1).join(' and ')}`]
      : []),
    ...(golden && golden === last ? [`${all.slice(0, -1).join(', ')} and the Sunset`] : []),
    ...(end > lateFrom && curtains[last.venue.category]
      ? [`${all.slice(0, -1).join(', ')} and a Late ${lateShow(last)}`]
      : []),
    ...(all.length === 2 ? [all.join(' and ')] : []),
  ];
}

const lateShow = ({ venue: { category } }: SpokenStop): string =>
  category === 'jazz_club' || category === 'music_venue' ? 'Set' : 'Show';

const hasArticle = /(?:^|and )(?:the|an?) /i;

const listed = (motifs: readonly string[]): string =>
  motifs.length < 2 ? (motifs[0] ?? '') : `${motifs.slice(0, -1).join(', ')} and ${motifs.at(-1)}`;

/** The things of at most three stops in order, each once: of more the first, the main one and the last. */
function motifsOf(stops: readonly SpokenStop[], scene: Evening['scene']): string[] {
  const chosen =
    stops.length <= 3 ? stops : [stops[0], stops[Math.floor(stops.length / 2)], stops.at(-1)];
  return [...new Set(chosen.flatMap((stop) => (stop ? motifOf(stop, scene) : [])))];
}

/** The main thing and another, in their order: what it is about and the meal, or its other end. */
function pairOf(
  stops: readonly SpokenStop[],
  main: SpokenStop,
  scene: Evening['scene'],
): readonly [string, string] {
  const meal = stops.find((stop) => roleOf(stop) === 'meal');
  const other = meal && meal !== main ? meal : stops.at(-1) === main ? stops[0] : stops.at(-1);
  const pair = stops
    .filter((stop) => stop === main || stop === other)
    .map((stop) => motifOf(stop, scene));
  return [pair[0] ?? '', pair[1] ?? ''];
}
