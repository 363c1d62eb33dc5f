import { capitalize, inLetters, monthNames, weekdayNames } from '@rendezvous/language';
import { setsOn } from '../../candidates/sets.ts';
import { monthOf, weekdayOf } from '../../context/calendar.ts';
import { isMetBy } from '../../score/met.ts';
import { choose, keyOf } from './choose.ts';
import { circumstanceWords } from './circumstances/circumstance-words.ts';
import type { Evening, SpokenStop } from './evening.ts';
import { landmarksOf, roleOf, spokenStreet, type Landmarks } from './landmarks.ts';
import { withArticle } from './gist/spelling.ts';
import { inPlace } from './leads.ts';
import { moodWordOf } from './mood-words.ts';
import { motifOf } from './motifs.ts';
import { occasionTitles } from './occasion-titles.ts';
import { waysOf } from './thread-words.ts';
import { hasArticle, listed, mainMotifOf, motifsOf, pairOf } from './title-nouns.ts';

/** From here on an evening is a late one. */
const lateFrom = 23 * 60;
/** Letters that stand for words. */
const letters = /\b(?:K?[Bb]bq|Edm|Dj|Diy)\b/g;
/** More letters break a card's title into three lines. */
const longest = 60;

/**
 * What the evening is called: its thread's own name, or the concrete things of its stops;
 * by no name that is taken.
 */
export function titleOf(evening: Evening, taken: readonly string[] = []): string {
  const { stops, scene, thread } = evening;
  const facts = landmarksOf(evening);
  const key = keyOf(
    stops.map(({ venue }) => venue.id),
    scene.context.date,
    'title',
  );
  const told = thread ? waysOf(evening, thread, thread.thread.titles) : [];
  // Who asked for something is told of that: a name for some of the stops, or for evenings of all
  // cities, says nothing of it.
  const isOpen = !scene.tastes.some(({ isMust }) => isMust);
  const isOwn =
    thread !== undefined &&
    scene.context.threads.includes(thread.thread) &&
    (isOpen || thread.thread.stops.length === stops.length);
  const days = occasionTitles(evening, facts);
  const lives = circumstanceTitles(evening, facts);
  const fit = (ways: readonly string[]) =>
    ways.filter((way) => isFit(way, facts) && !taken.includes(capitalize(way)));
  const named = fit(days.length > 0 ? days : isOwn ? [...lives, ...told] : lives);
  const lists = listTitles(evening, facts);
  const ways =
    named.length > 0
      ? named
      : fit([...(isOpen || isOwn ? told : []), ...ownTitles(evening, facts), ...lists]);
  const [a, b] = pairOf(stops, facts.main, scene);
  const title = choose(ways, key) ?? (a === b || b === '' ? a : `${a} and ${b}`);
  return capitalize(title.replace(letters, (word) => word.toUpperCase()));
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

/** What goes on in their lives comes into the title of what they go out for. */
function circumstanceTitles({ scene }: Evening, { main }: Landmarks): string[] {
  const thing = mainMotifOf(main, scene);
  if (hasArticle.test(thing)) return [];
  return scene.circumstances.flatMap((one) =>
    circumstanceWords[one].titles.map((title) => title.replace('{thing}', thing)),
  );
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

/** What there is in the evening, one beside the other. */
function listTitles({ stops, scene }: Evening, { main, last }: Landmarks): string[] {
  const all = motifsOf(stops, scene);
  const [a, b] = pairOf(stops, main, scene);
  const isPair = b !== '' && a !== b;
  return [
    // 'Then' leads up to the main thing; anywhere else it has the other beside it.
    ...(isPair && all.length < 3 ? [main === last ? `${a}, Then ${b}` : `${a} and ${b}`] : []),
    ...(all.length === 3 ? [listed(all), all.join(', ')] : []),
  ];
}

/** What the evening is about, and when, where or how: its main thing and at most one more. */
function ownTitles(evening: Evening, facts: Landmarks): string[] {
  const { stops, scene } = evening;
  const { meal, showAfterMeal, golden, first, last, end } = facts;
  const [a, b] = pairOf(stops, facts.main, scene);
  const isPair = b !== '' && a !== b;
  const curtain = showAfterMeal && curtains[showAfterMeal.venue.category];
  return [
    ...(isPair && showAfterMeal === facts.main ? [`${a} Before ${b}`] : []),
    ...(meal && curtain ? [`${motifOf(meal, scene)} Before ${curtain}`] : []),
    ...(golden && golden === first && meal && meal !== golden
      ? [`Sunset, Then ${motifOf(meal, scene)}`, `Last Light and ${motifOf(meal, scene)}`]
      : []),
    ...(golden && golden === last ? [`${a === motifOf(last, scene) ? b : a} and the Sunset`] : []),
    ...(end > lateFrom && curtains[last.venue.category]
      ? [`${motifOf(first, scene)} and a Late ${lateShow(last)}`]
      : []),
    ...placeTitles(facts, [a, b], scene),
    ...timeTitles(evening, facts),
    ...hourTitles(evening, facts),
  ];
}

/** Its main thing by the clock, the month or the dawn; a meal by its day. */
function hourTitles({ stops, scene }: Evening, { main, street }: Landmarks): string[] {
  const { date, sun } = scene.context;
  const thing = mainMotifOf(main, scene);
  const doors =
    street &&
    street.doors === stops.length &&
    stops.length > 2 &&
    stops.every(({ venue }) => venue.indoor);
  const shared = doors ? [`${capitalize(inLetters(stops.length))} Doors on ${street.name}`] : [];
  if (hasArticle.test(thing)) return shared;
  const day = weekdayNames[weekdayOf(date)] ?? '';
  if (['meal', 'treat'].includes(roleOf(main)))
    return isGeneric.test(thing) || !isAskedFor(main, scene)
      ? shared
      : [...shared, `${thing} on a ${day}`];
  const set = setsOn(main.venue, date)?.find(
    ({ begins }) => main.arrival <= begins && begins < main.departure,
  );
  const hour = set && set.begins % 60 === 0 ? (set.begins / 60) % 12 || 12 : undefined;
  const isDawn =
    sun.sunrise !== null && main.arrival <= sun.sunrise && sun.sunrise <= main.departure;
  return [
    ...shared,
    ...(hour === undefined ? [] : [`${thing} at ${capitalize(inLetters(hour))}`]),
    ...(isOfSeason(main) && isMany.test(thing) && !isCounted.test(thing)
      ? [`${monthNames[monthOf(date)]} ${thing}`]
      : []),
    ...(isDawn && !main.venue.indoor ? [`${thing} at First Light`] : []),
  ];
}

/** Whether the two came for it. */
const isAskedFor = (stop: SpokenStop, scene: Evening['scene']): boolean =>
  scene.tastes.some((taste) => taste.whose !== 'own' && isMetBy(taste, [stop], scene));

/** What is there in some months only belongs to its month. */
const isOfSeason = ({ venue: { event, season } }: SpokenStop): boolean =>
  (event !== null && event.rarity >= rareFrom) || season.length > 0;
/** What comes round every week or month is of no season. */
const rareFrom = 0.5;

/** What any table is. */
const isGeneric = /^(breakfast|brunch|lunch|dinner|diner|dessert|coffee|tea)$/i;
const isCounted = /^(one|two|three|four|five|six)\b/i;

/** Its things and where they are: the street, the neighborhood, the short ways. */
function placeTitles(
  { street, neighborhood, main }: Landmarks,
  [a, b]: readonly [string, string],
  scene: Evening['scene'],
): string[] {
  const mainThing = mainMotifOf(main, scene);
  const isBare = b !== '' && a !== b && !hasArticle.test(`${a} and ${b}`);
  const isOnStreet = street !== undefined && spokenStreet(main.venue.address) === street.name;
  const isShort = neighborhood !== undefined && !/ and |&/.test(neighborhood);
  return [
    ...(isOnStreet ? [`${mainThing} on ${street.name}`] : []),
    ...(isOnStreet && isBare ? [`${a} and ${b} on ${street.name}`] : []),
    ...(isShort ? [`${mainThing} ${inPlace(neighborhood)}`] : []),
    ...(isShort && isBare ? [`${a} and ${b} ${inPlace(neighborhood)}`] : []),
  ];
}

/** Its main thing, and the hour, the day or the money. */
function timeTitles({ stops, scene }: Evening, { main, end }: Landmarks): string[] {
  const thing = mainMotifOf(main, scene);
  const role = roleOf(main);
  // Nobody goes out for 'Saturday Afternoon Mock Duck'.
  if (hasArticle.test(thing)) return [];
  if (role === 'meal' || role === 'treat') return [];
  const { date, sun } = scene.context;
  const day = weekdayNames[weekdayOf(date)] ?? '';
  const start = stops[0]?.arrival ?? 0;
  const part = partOf(start, end);
  const mood = moodWordOf(scene);
  const isDark = sun.dusk !== null && main.arrival >= sun.dusk;
  return [
    ...(isMany.test(thing) && !isCounted.test(thing) && isAskedFor(main, scene)
      ? [`${thing} on a ${part === 'Day' ? day : `${day} ${part}`}`]
      : []),
    ...(mood && isMany.test(thing)
      ? [
          `${capitalize(withArticle(mood))} ${part} of ${thing}`.replace(
            /\b[a-z]+-?[a-z]*\b(?= (?:Morning|Day|Afternoon|Evening|Night))/,
            titled,
          ),
        ]
      : []),
    ...(isDark && !main.venue.indoor ? [`${thing} After Dark`] : []),
    ...(main.departure <= noon ? [`${thing} Before Noon`] : []),
    ...(stops.every(({ venue }) => venue.cost.maxCents === 0)
      ? [`${thing}, No Ticket Needed`]
      : []),
  ];
}

const noon = 12 * 60;
/** Who has an evening 'of' a thing has much of it: of dumplings, of dancing, of jazz. */
const isMany = /(?:[^s]s|ing|jazz|music|comedy|opera|karaoke|art|wine|beer|books|drag|trivia)$/i;
const lateAfternoon = 18 * 60 + 30;
const lateEvening = 22 * 60;

function partOf(start: number, end: number): string {
  if (end <= noon + 60) return 'Morning';
  if (start < noon) return 'Day';
  if (end <= lateAfternoon) return 'Afternoon';
  return end <= lateEvening ? 'Evening' : 'Night';
}

const titled = (text: string): string =>
  text.replaceAll(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

const lateShow = ({ venue: { category } }: SpokenStop): string =>
  category === 'jazz_club' || category === 'music_venue' ? 'Set' : 'Show';
