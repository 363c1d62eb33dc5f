import {
  capitalize,
  fold,
  inLetters,
  monthNames,
  singular,
  weekdayNames,
  type Occasion,
} from '@rendezvous/language';
import { setsOn } from '../../candidates/sets.ts';
import { monthOf, weekdayOf } from '../../context/calendar.ts';
import { isMetBy } from '../../search/met.ts';
import { isQuality, spokenWish } from '../reasons/speak.ts';
import { choose, keyOf } from './choose.ts';
import { circumstanceWords } from './circumstances/circumstance-words.ts';
import type { Evening, SpokenStop } from './evening.ts';
import { landmarksOf, roleOf, spokenStreet, type Landmarks } from './landmarks.ts';
import { withArticle } from './gist/spelling.ts';
import { inPlace } from './leads.ts';
import { moodWordOf } from './mood-words.ts';
import { motifOf } from './motifs.ts';
import { waysOf } from './thread-words.ts';

/** From here on an evening is a late one. */
const lateFrom = 23 * 60;
/** Letters that stand for words. */
const letters = /\b(?:K?bbq|Edm|Dj)\b/g;
/** So many ways to name an evening need no list beside them. */
const enough = 2;
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
  const lives = circumstanceTitles(evening, facts);
  const fit = (ways: readonly string[]) =>
    ways.filter((way) => isFit(way, facts) && !taken.includes(capitalize(way)));
  const named = fit(days.length > 0 ? days : isOwn ? [...lives, ...told] : lives);
  const own = named.length > 0 ? named : fit([...told, ...ownTitles(evening, facts)]);
  // Two things side by side are a list; what says when, where or how comes before it.
  const isNamed = named.length > 0 || own.length >= enough;
  const ways = isNamed ? own : [...own, ...fit(listTitles(evening, facts))];
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
  const [a, b] = pairOf(stops, main, scene);
  if (day.name === 'Midnight')
    return end >= 24 * 60 ? [`${a}, ${b} and Midnight`, `${b} Until Midnight`] : [];
  return [`${day.name} ${a} and ${b}`, `${a}, ${b} and ${withArticle(day.name)}`];
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
    ...(isPair ? [main === last ? `${a}, Then ${b}` : `${a} and ${b}`] : []),
    ...(all.length === 3 && !hasArticle.test(all.join(' and ')) ? [listed(all)] : []),
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

/** Its main thing by the clock, the month, the dawn or the meal before it; a meal by its day. */
function hourTitles({ stops, scene }: Evening, { main, meal, street }: Landmarks): string[] {
  const { date, sun } = scene.context;
  const thing = mainMotifOf(main, scene);
  const doors = street && street.doors === stops.length && stops.length > 2;
  const shared = doors ? [`${capitalize(inLetters(stops.length))} Doors on ${street.name}`] : [];
  if (hasArticle.test(thing)) return shared;
  const day = weekdayNames[weekdayOf(date)] ?? '';
  if (['meal', 'treat'].includes(roleOf(main)))
    return isGeneric.test(thing) ? shared : [...shared, `${thing} on a ${day}`];
  const set = setsOn(main.venue, date)?.find(
    ({ begins }) => main.arrival <= begins && begins < main.departure,
  );
  const hour = set && set.begins % 60 === 0 ? (set.begins / 60) % 12 || 12 : undefined;
  const isFed = meal !== undefined && stops.indexOf(meal) < stops.indexOf(main);
  const before = isFed ? motifOf(meal, scene) : undefined;
  const isShow = roleOf(main) === 'show';
  const isDawn =
    sun.sunrise !== null && main.arrival <= sun.sunrise && sun.sunrise <= main.departure;
  return [
    ...shared,
    ...(hour === undefined ? [] : [`${thing} at ${capitalize(inLetters(hour))}`]),
    ...(isMany.test(thing) && !isCounted.test(thing) && (!main.venue.indoor || isShow)
      ? [`${monthNames[monthOf(date)]} ${thing}`]
      : []),
    ...(before && !hasArticle.test(before) ? [`${thing} After ${before}`] : []),
    ...(isDawn && !main.venue.indoor ? [`${thing} at First Light`] : []),
  ];
}

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
    part === 'Day' ? `${day} ${thing}` : `${day} ${part} ${thing}`,
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
    ...(scene.wishes.dateNumber === 1 ? [`A First Date with ${thing}`] : []),
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
    .map((stop) => (stop === main ? mainMotifOf(stop, scene) : motifOf(stop, scene)));
  return [pair[0] ?? '', pair[1] ?? ''];
}

/** What the evening is about in a word or two: what they asked for, where the place is there for that; else its own thing. */
function mainMotifOf(stop: SpokenStop, scene: Evening['scene']): string {
  const role = roleOf(stop);
  if (role === 'meal' || role === 'treat') return motifOf(stop, scene);
  const asked = scene.tastes.flatMap((taste) => {
    const evidence = taste.whose === 'own' ? null : taste.evidence(stop.venue);
    return evidence && isMetBy(taste, [stop], scene) ? [evidence] : [];
  });
  const [best] = asked.toSorted((a, b) => b.strength - a.strength);
  // Museums and bars are kinds of places; dinosaurs are there.
  const isKind = best !== undefined && best.by !== 'known_for' && best.said.endsWith('s');
  const { name, description, knownFor, category } = stop.venue;
  const own = fold(`${name} ${description} ${knownFor.join(' ')} ${category}`);
  // A slip of theirs is no title.
  // What a stage plays that night nobody knows: only what it always plays is promised.
  const isSure =
    (category !== 'theatre' && category !== 'concert_hall') ||
    (best !== undefined && fold(knownFor[0] ?? '').includes(singular(fold(best.said))));
  const isOwn = best !== undefined && isSure && own.includes(fold(best.said));
  const said = isOwn && !isKind ? spokenWish(best.said) : undefined;
  return said !== undefined &&
    /^[\p{L}’' -]+$/u.test(said) &&
    said.split(' ').length <= 2 &&
    !isQuality.test(said) &&
    !/^(sunsets?|sunrise|views?)$/i.test(said)
    ? said.split(' ').map(capitalize).join(' ')
    : motifOf(stop, scene);
}
