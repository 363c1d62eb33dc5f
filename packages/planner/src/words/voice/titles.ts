import { capitalize, monthNames, weekdayNames, type Occasion } from '@rendezvous/language';
import { monthOf, weekdayOf } from '../../context/calendar.ts';
import { choose, keyOf } from './choose.ts';
import type { Evening, SpokenStop } from './evening.ts';
import { landmarksOf, roleOf, type Landmarks } from './landmarks.ts';
import { motifOf } from './motifs.ts';
import { threadTitle } from './thread-words.ts';

/** What the evening is called: from what is done there, when and where, and never from the names of its ends. */
export function titleOf(evening: Evening): string {
  const { stops, scene } = evening;
  const told = threadTitle(evening);
  if (told) return told;
  const facts = landmarksOf(evening);
  const key = keyOf(
    stops.map(({ venue }) => venue.id),
    scene.context.date,
    'title',
  );
  const ways = occasionTitles(evening, facts) ?? [
    ...rareTitles(evening, facts),
    ...commonTitles(evening, facts),
  ];
  return capitalize(choose(ways, key) ?? motifOf(facts.main));
}

/** What the day is for goes before everything else; undefined on other days, and where a title would give it away. */
function occasionTitles(evening: Evening, facts: Landmarks): string[] | undefined {
  const { occasion, context } = evening.scene;
  const said = occasion && occasionWords[occasion];
  const days = occasion && holidays[occasion];
  // Who asks for a Christmas market in November has another evening.
  if (!said || (days && !days.test(context.date))) return undefined;
  const [m, z] = [motifOf(facts.main), motifOf(facts.last)];
  return [`${said}, with ${m}`, `${said}: ${pair(evening, facts)}`, `${said}, Ending in ${z}`];
}

const occasionWords: Partial<Record<Occasion, string>> = {
  birthday: 'A Birthday',
  'wedding-anniversary': 'An Anniversary',
  graduation: 'Caps Off',
  'valentines-day': 'A Valentine',
  'new-years-eve': 'Until Midnight',
  christmas: 'A Christmas Date',
  thanksgiving: 'A Thanksgiving Date',
};

/** The days on which a holiday is what the evening is for. */
const holidays: Partial<Record<Occasion, RegExp>> = {
  'valentines-day': /-02-1[345]$/,
  'new-years-eve': /-12-31$/,
  thanksgiving: /-11-2[2-8]$/,
  christmas: /-12-2[45]$/,
};

/** Titles that rest on something that not every evening has. */
function rareTitles(evening: Evening, facts: Landmarks): string[] {
  const { first, meal, showAfterMeal, neighborhood, street, golden, end, main } = facts;
  const titles: string[] = [];
  const [motif, mealMotif] = [motifOf(main), meal && motifOf(meal)];
  if (showAfterMeal && mealMotif) titles.push(`${mealMotif} Before ${theShow(showAfterMeal)}`);
  if (golden && mealMotif && golden !== meal) titles.push(`Golden Hour, Then ${mealMotif}`);
  if (street) titles.push(`${numbers[street.doors] ?? street.doors} Doors on ${street.name}`);
  if (neighborhood) titles.push(`${neighborhood}: ${pair(evening, facts)}`);
  if (meal && roleOf(first) === 'stroll' && evening.stops[1] === meal)
    titles.push(`The Long Way to ${mealMotif}`);
  if (end >= lateFrom) titles.push(`${pair(evening, facts)}, Late`);
  else if (end >= eveningFrom && end <= earlyUntil)
    titles.push(`${pair(evening, facts)}, Home by ${hourName(end)}`);
  if (evening.scene.wishes.dateNumber === 1) titles.push(`${motif}, and Time to Talk`);
  return titles;
}

/** Titles that any evening can carry. */
function commonTitles(evening: Evening, facts: Landmarks): string[] {
  const { date } = evening.scene.context;
  const { first, last, main, end } = facts;
  const [day, month] = [weekdayNames[weekdayOf(date)] ?? '', monthNames[monthOf(date)] ?? ''];
  const [a, z, m] = [motifOf(first), motifOf(last), motifOf(main)];
  const time = end <= eveningFrom ? 'Day' : 'Night';
  const all = motifsOf(evening);
  return [
    all.length > 2 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : all.join(' and '),
    `${a} First, Then ${z}`,
    ...(hasArticle(pair(evening, facts)) ? [] : [`A ${day} of ${pair(evening, facts)}`]),
    `${month} ${time}, with ${m}`,
    `${z} After ${a}`,
    `${m} for Two`,
    `${a}, ${z} and Nowhere to Be`,
    `${m} and the Rest of ${day}`,
    `${m} on a ${day}`,
    `Mostly ${m}`,
    `Come for ${a}, Stay for ${z}`,
    `${a} Before ${z}`,
    `${pair(evening, facts)}, Nothing Rushed`,
  ];
}

const hasArticle = (motifs: string): boolean => /(?:^|and )(?:the|an?) /i.test(motifs);

const lateFrom = 23 * 60;
const eveningFrom = 19 * 60;
const earlyUntil = 22 * 60 + 15;
const numbers = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six'];
const hours = [
  'Midnight',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Noon',
];

/** The hour by which it is over, in a word. */
function hourName(minutes: number): string {
  return hours[Math.ceil(minutes / 60) % 12] ?? '';
}

function theShow({ venue }: SpokenStop): string {
  if (venue.category === 'cinema') return 'the Film';
  if (venue.category === 'theatre') return 'the Curtain';
  return venue.category === 'comedy_club' ? 'the Jokes' : 'the Set';
}

/** At most three motifs in order, each once: the first, the main one and the last. */
function motifsOf(evening: Evening): string[] {
  const { first, main, last } = landmarksOf(evening);
  const chosen =
    evening.stops.length <= 3
      ? evening.stops
      : evening.stops.filter((stop) => [first, main, last].includes(stop));
  return [...new Set(chosen.map(motifOf))];
}

/** What it is about, and what goes with it: the meal, or the end. */
function pair(evening: Evening, { main, meal, first, last }: Landmarks): string {
  const other = meal && meal !== main ? meal : last === main ? first : last;
  const [one, two] =
    evening.stops.indexOf(main) < evening.stops.indexOf(other) ? [main, other] : [other, main];
  const [a, b] = [motifOf(one), motifOf(two)];
  return a === b ? a : `${a} and ${b}`;
}
