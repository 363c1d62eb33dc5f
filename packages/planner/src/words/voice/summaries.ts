import { capitalize, formatClock, formatDollars, weekdayNames } from '@rendezvous/language';
import { kinds } from '@rendezvous/venue-model';
import { weekdayOf } from '../../context/calendar.ts';
import { choose, keyOf } from './choose.ts';
import type { Evening, SpokenStop } from './evening.ts';
import { landmarksOf, roleOf, type Landmarks } from './landmarks.ts';
import { momentOf, spokenName } from './moments.ts';
import { spokenMeal } from './motifs.ts';
import { threadSummary } from './thread-words.ts';

/** The evening in a sentence, as a friend would tell it: the one thing that the two do, and what lies before and after it. */
export function summaryOf(evening: Evening): string {
  const { stops, scene } = evening;
  const threaded = threadSummary(evening);
  if (threaded) return threaded;
  const key = keyOf(
    stops.map(({ venue }) => venue.id),
    scene.context.date,
    'summary',
  );
  const facts = landmarksOf(evening);
  const told = tellingOf(evening, facts);
  return capitalize(choose([...rareSentences(told), ...commonSentences(told)], key) ?? '');
}

/** An evening as a sentence takes it. */
interface Telling {
  readonly evening: Evening;
  readonly facts: Landmarks;
  /** What the two do at the stop that the evening is about, as an imperative. */
  readonly moment: string;
  /** Where that is. */
  readonly where: string;
  /** What comes before it and after it, each by its name; empty where nothing does. */
  readonly before: string;
  readonly after: string;
  /** All of it in order: 'dinner at X, the film at Y and a drink at Z'. */
  readonly all: string;
  /** 'evening', 'afternoon' or 'day'. */
  readonly time: string;
}

function tellingOf(evening: Evening, facts: Landmarks): Telling {
  const main = heartOf(evening, facts);
  const stops = toldOf(evening.stops, main, facts);
  const at = stops.indexOf(main);
  const start = evening.stops[0]?.arrival ?? 0;
  return {
    evening,
    facts,
    moment: momentOf(main, evening.scene),
    where: spokenName(main.venue.name),
    before: listed(stops.slice(0, at).map(nameOf)),
    after: listed(stops.slice(at + 1).map(nameOf)),
    all: listed(stops.map(nameOf)),
    time: facts.end <= eveningFrom ? (start < noon ? 'day' : 'afternoon') : 'evening',
  };
}

/** The stop that the sentence is about: the last light where the two are there for it, else the main one. */
function heartOf({ scene }: Evening, { golden, main }: Landmarks): SpokenStop {
  return golden && golden.arrival < (scene.context.sun.sunset ?? 0) ? golden : main;
}

const noon = 12 * 60;
const eveningFrom = 19 * 60;

/** Sentences that rest on something that not every evening has. */
function rareSentences({ evening, facts, ...told }: Telling): string[] {
  const { moment, before, after, all } = told;
  const { golden, first, neighborhood, street, walkMinutes, showAfterMeal, meal, end } = facts;
  const { sunset } = evening.scene.context.sun;
  const said: string[] = [];
  if (golden && sunset !== null && golden.arrival < sunset)
    said.push(
      golden === first
        ? `The light is golden until ${formatClock(sunset)}, so ${moment} first; ${after} can wait.`
        : `${capitalize(before)} first, so that you ${moment} as the sun goes down at ${formatClock(sunset)}.`,
    );
  if (street) said.push(`Nearly all of it is on ${street.name}: ${all}.`);
  else if (neighborhood) said.push(`You never leave ${neighborhood}: ${all}.`);
  if (walkMinutes !== undefined && walkMinutes <= shortWalks)
    said.push(`${capitalize(all)}, with no more than ${walkMinutes} minutes of walking in all.`);
  if (showAfterMeal && meal)
    said.push(
      `${capitalize(nameOf(meal))} at ${formatClock(meal.arrival)}, and you are in good time for ${nameOf(showAfterMeal)}.`,
    );
  if (end <= earlyEnd && end >= eveningFrom)
    said.push(`${capitalize(all)}: an early night, over by ${formatClock(end)}.`);
  if (evening.scene.wishes.dateNumber === 1) said.push(`Easy to start and easy to end: ${all}.`);
  return said;
}

/** Sentences that any evening can carry. */
function commonSentences({ evening, facts, ...told }: Telling): string[] {
  const { moment, where, before, after, all, time } = told;
  const day = weekdayNames[weekdayOf(evening.scene.context.date)] ?? '';
  const cost = formatDollars(evening.expectedCents);
  const name = nameOf(heartOf(evening, facts));
  return [
    ...(before === ''
      ? []
      : [`Start with ${before}, then ${moment}${after && `, and finish with ${after}`}.`]),
    ...(after === ''
      ? [`It all leads to ${where}, where you ${moment}.`]
      : [`${capitalize(moment)}, then on to ${after}.`]),
    ...(before === '' || after === ''
      ? []
      : [
          `${capitalize(before)} before, ${after} after, and in between you ${moment}.`,
          `${capitalize(moment)}, with ${before} first and ${after} to end on.`,
        ]),
    ...(before === '' ? [`Your ${day} in one line: ${moment}, then ${after}.`] : []),
    ...(before === '' ? [`Begin at ${where}, where you ${moment}, with ${after} to follow.`] : []),
    all.length % 2 === 0
      ? `The ${time} is about ${where}, where you ${moment}.`
      : `${capitalize(where)} is the reason to go: ${moment}.`,
    `One ${time}, about ${cost} for two: ${all}.`,
    ...(name === where ? [] : [`${capitalize(name)} is the heart of it: ${moment}.`]),
  ].filter((text) => !/\byou (be|each)\b/.test(text));
}

const shortWalks = 20;
const earlyEnd = 22 * 60;

/** A stop by what one has there and its name: 'dinner at Nopa', 'a drink at ABV', 'the Asian Art Museum'. */
function nameOf(stop: SpokenStop): string {
  const { venue, arrival } = stop;
  const name = spokenName(venue.name);
  const had = haves[venue.category];
  if (roleOf(stop) === 'meal') return `${spokenMeal(arrival)} at ${name}`;
  if (had !== undefined) return `${had} at ${name}`;
  return kinds[venue.category].role === 'drink' ? `a drink at ${name}` : name;
}

const haves: Partial<Record<SpokenStop['venue']['category'], string>> = {
  cafe: 'coffee',
  tea_house: 'tea',
  ice_cream: 'ice cream',
  dessert: 'dessert',
  jazz_club: 'a set',
  music_venue: 'a band',
  concert_hall: 'a concert',
  cinema: 'a film',
  theatre: 'a show',
  comedy_club: 'comedy',
  dance_hall: 'dancing',
};

/** The stops that are told: all of three, of more the first, the main one, the meal and the last. */
function toldOf(
  stops: readonly SpokenStop[],
  heart: SpokenStop,
  { first, meal, last }: Landmarks,
): readonly SpokenStop[] {
  return stops.length <= 3
    ? stops
    : stops.filter((stop) => [first, heart, meal, last].includes(stop));
}

/** 'a, b and c'; commas would tear names that hold an 'and' apart. */
function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')}${parts.length > 2 ? ', and ' : ' and '}${parts.at(-1)}`;
}
