import {
  capitalize,
  inLetters,
  monthNames,
  weekdayNames,
  type Occasion,
} from '@rendezvous/language';
import { monthOf, weekdayOf } from '../../context/calendar.ts';
import { feastOn } from '../../context/feast.ts';
import { isForOtherCompany } from '../../curated/other-company.ts';
import { circumstanceWords } from './circumstances/circumstance-words.ts';
import type { Evening, SpokenStop } from './evening.ts';
import { fillIn } from './fill-in.ts';
import { spokenClock } from './clock.ts';
import { roleOf, type Landmarks } from './landmarks.ts';
import { withArticle } from './gist/spelling.ts';
import { moodWordOf } from './mood-words.ts';
import { spokenMeal } from './motifs.ts';
import { milesPerDegree } from '../../waters.ts';

/**
 * What an evening is, in a few words before what happens in it: 'A westward walk through the
 * Mission', 'Three doors on Valencia Street', 'Dinner first, then the film'. The surer it tells
 * this evening from others, the sooner.
 */
export function leadsOf(
  evening: Evening,
  facts: Landmarks,
): readonly (readonly (string | undefined)[])[] {
  const mood = moodLeads(evening, facts);
  return [
    occasionLeads(evening, facts),
    evening.scene.circumstances.flatMap((one) => circumstanceWords[one].leads),
    [...threadLeads(evening), ...lightLeads(evening, facts), ...mood, ...mood.map(() => undefined)],
    // An evening that nothing tells from others is told by what is in it.
    [
      ...groundLeads(evening, facts),
      ...showLeads(facts),
      ...peopleLeads(evening, facts),
      undefined,
      undefined,
    ],
    hourLeads(evening, facts),
  ];
}

/** How they want it to be, with its hour and its place: 'A low-key Friday night in Greenpoint'. */
function moodLeads({ scene, stops }: Evening, { neighborhood }: Landmarks): string[] {
  const mood = moodWordOf(scene);
  if (mood === undefined) return [];
  const day = weekdayNames[weekdayOf(scene.context.date)] ?? '';
  const where = placesOf({ neighborhood }, stops) ?? '';
  const an = capitalize(withArticle(mood));
  const time = timeOf(stops);
  return [`${an} ${time}${where}`, `${an} ${time === 'day' ? day : `${day} ${time}`}${where}`];
}

/**
 * The thread's own, with its blanks filled in. What says an order says it of the whole evening,
 * so the thread begins it.
 */
function threadLeads(evening: Evening): string[] {
  const { thread, stops, scene } = evening;
  if (!thread) return [];
  const isWhole = thread.from === 0 && stops.length - thread.thread.stops.length <= 1;
  return thread.thread.leads
    .filter((lead) => (isWhole || !order.test(lead)) && !isForOtherCompany(lead, scene))
    .flatMap((lead) => fillIn(lead, evening, thread) ?? []);
}

const order = /\b(first|then|before|after|starts|early|and|with)\b/;

const occasions: Partial<Record<Occasion, string>> = {
  birthday: 'A birthday',
  'wedding-anniversary': 'An anniversary',
  graduation: 'A graduation night',
};

const relatives =
  /\b(parents|in-laws|mom|mother|dad|father|grandma|grandmother|grandpa|grandfather)\b/i;

/** The day with those who come along, as they call them; else with the parents of one of them. */
function withRelatives({ mood, interests }: Evening['scene']['wishes']): string {
  const who = relatives.exec([mood, ...interests].join(' '))?.[1]?.toLowerCase() ?? 'parents';
  return `An easy day with ${who.endsWith('s') ? `the ${who}` : capitalize(who)}`;
}

/** What the day is for, and where. */
function occasionLeads({ scene, stops }: Evening, facts: Landmarks): string[] {
  const { occasion, context, wishes } = scene;
  const feast = feastOn(context.date, wishes.startMinutes);
  const said =
    occasion === 'meeting-parents'
      ? withRelatives(wishes)
      : ((occasion && occasions[occasion]) ?? (feast && capitalize(feast.name)));
  if (!said) return [];
  return [`${said}${placesOf(facts, stops) ?? ` in ${inLetters(stops.length)} stops`}`];
}

/** ' in Lakeview'; undefined where the stops lie in three places. */
function placesOf(
  { neighborhood }: Pick<Landmarks, 'neighborhood'>,
  stops: readonly SpokenStop[],
): string | undefined {
  if (neighborhood) return ` ${inPlace(neighborhood)}`;
  const [one, two, ...others] = [...new Set(stops.map(({ venue }) => venue.neighborhood))];
  return one && two && others.length === 0 && !/ and /.test(`${one}, ${two}`)
    ? ` between ${spokenPlace(one)} and ${spokenPlace(two)}`
    : undefined;
}

/** The light that a stop in the open is there for. */
function lightLeads({ scene, stops }: Evening, { golden, first, last, meal }: Landmarks): string[] {
  const { sunset } = scene.context.sun;
  if (!golden || sunset === null || golden.arrival >= sunset) return [];
  const clock = spokenClock(sunset);
  if (golden === first)
    return [
      `The ${clock} sunset first${meal ? `, then ${spokenMeal(meal.arrival)}` : ''}`,
      `Out for the ${clock} sunset, then indoors`,
    ].slice(0, stops.slice(1).every(({ venue }) => venue.indoor) ? 2 : 1);
  return golden === last
    ? [`An afternoon that ends with the ${clock} sunset`]
    : [`${capitalize(timeOf(stops, 'a'))} around the ${clock} sunset`];
}

const fewMinutes = 12;

/** Where it is, as it lies on the ground. */
function groundLeads(evening: Evening, { neighborhood, street, walkMinutes }: Landmarks): string[] {
  const { stops } = evening;
  const where = neighborhood && spokenPlace(neighborhood);
  const within = neighborhood && inPlace(neighborhood);
  // A lawn and a square have no doors.
  const doors = `${inLetters(stops.length)} ${stops.every(({ venue }) => venue.indoor) ? 'doors' : 'stops'}`;
  const said: string[] = [];
  if (street && street.doors === stops.length) said.push(`${capitalize(doors)} on ${street.name}`);
  if (where && walkMinutes !== undefined) {
    const way = directionOf(evening);
    if (walkMinutes <= fewMinutes)
      said.push(`A few blocks of ${where}`, `${capitalize(doors)} ${within}, close together`);
    else if (way) said.push(`${way} walk through ${where}`);
    else said.push(`${capitalize(timeOf(stops, 'a'))} on foot ${within}`);
  } else if (where) said.push(`${capitalize(timeOf(stops, 'a'))} ${within}`);
  const [one, two, ...others] = [...new Set(stops.map(({ venue }) => venue.neighborhood))];
  const isInOrder = one && two && others.length === 0 && stops.at(-1)?.venue.neighborhood === two;
  if (isInOrder)
    said.push(
      walkMinutes === undefined
        ? `From ${spokenPlace(one)} to ${spokenPlace(two)}`
        : `On foot from ${spokenPlace(one)} into ${spokenPlace(two)}`,
    );
  return said;
}

/** So much of its length has a walk to go one way to be said to. */
const straight = 0.8;
const leastMiles = 0.3;

/** 'A westward': where a walk goes one way on the whole. */
function directionOf({ stops, legs }: Evening): string | undefined {
  const [from, to] = [stops[0]?.venue, stops.at(-1)?.venue];
  if (!from || !to) return undefined;
  const north = (to.lat - from.lat) * milesPerDegree;
  const east = (to.lon - from.lon) * milesPerDegree * Math.cos((from.lat * Math.PI) / 180);
  const miles = Math.hypot(north, east);
  const walked = legs.reduce((sum, leg) => sum + leg.miles, 0);
  if (miles < leastMiles || miles < (straight * walked) / circuity) return undefined;
  if (Math.abs(east) > 2 * Math.abs(north)) return east > 0 ? 'An eastward' : 'A westward';
  if (Math.abs(north) > 2 * Math.abs(east)) return north > 0 ? 'A northward' : 'A southward';
  return undefined;
}

/** Streets are so much longer than the straight line. */
const circuity = 1.25;

/** Dinner before what begins at its own hour. */
function showLeads({ first, meal, showAfterMeal, neighborhood }: Landmarks): string[] {
  if (!meal || !showAfterMeal || meal !== first) return [];
  const where = neighborhood ? ` ${inPlace(neighborhood)}` : '';
  const show = showNames[showAfterMeal.venue.category] ?? 'the show';
  return [
    `${capitalize(spokenMeal(meal.arrival))} first, then ${show}${where}`,
    `${capitalize(spokenMeal(meal.arrival))} timed to ${show}${where}`,
  ];
}

const showNames: Partial<Record<SpokenStop['venue']['category'], string>> = {
  jazz_club: 'the set',
  music_venue: 'the band',
  concert_hall: 'the concert',
  cinema: 'the film',
  theatre: 'the curtain',
  comedy_club: 'the comedy',
  dance_hall: 'the dance floor',
};

function peopleLeads({ scene, stops }: Evening, { neighborhood, last }: Landmarks): string[] {
  const where = neighborhood ? ` ${inPlace(neighborhood)}` : '';
  const isFree = stops.every(({ venue }) => venue.cost.maxCents === 0);
  const isEasy = ['treat', 'drink', 'stroll'].includes(roleOf(last));
  return [
    ...(isFree ? [`${capitalize(timeOf(stops, 'a'))} that costs nothing${where}`] : []),
    ...(scene.wishes.dateNumber === 1 && isEasy
      ? [`A first date${where} that is easy to end or stretch`]
      : []),
  ];
}

/** What is left to say: the day and its hour. */
function hourLeads({ stops, scene }: Evening, { neighborhood, end }: Landmarks): string[] {
  const { date } = scene.context;
  const day = weekdayNames[weekdayOf(date)] ?? '';
  const month = monthNames[monthOf(date)] ?? '';
  const where = neighborhood ? ` ${inPlace(neighborhood)}` : '';
  const time = timeOf(stops);
  const isLate = end > lateFrom;
  const outs = stops.filter(({ venue }) => !venue.indoor).length;
  const isIndoors = stops.every(({ venue }) => venue.indoor && !venue.outdoor);
  return [
    isLate ? `A late ${day}${where}` : `A ${day} ${time}${where}`,
    `${/^[AEIOU]/.test(month) ? 'An' : 'A'} ${month} ${time}${where}`,
    ...(isIndoors && stops.length > 2 ? [`A ${day} ${time} under a roof`] : []),
    ...(outs === stops.length ? [`A ${day} ${time} in the open air`] : []),
  ];
}

const lateFrom = 23 * 60;

/** The part of the day that a plan fills; with an article where one is asked for. */
function timeOf(stops: readonly SpokenStop[], article = ''): string {
  const from = stops[0]?.arrival ?? 0;
  const to = stops.at(-1)?.departure ?? 0;
  const name =
    from < 11 * 60 + 30 && to <= 13 * 60 + 30
      ? 'morning'
      : from < 14 * 60 && to >= 18 * 60
        ? 'day'
        : from < 16 * 60 && to <= 19 * 60
          ? from < 11 * 60 + 30
            ? 'day'
            : 'afternoon'
          : from >= 20 * 60 + 30
            ? 'night'
            : 'evening';
  if (article === '') return name;
  return `${/^[ae]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** 'In the Loop', 'on the Upper West Side'. */
export const inPlace = (name: string): string =>
  `${name.endsWith('Side') ? 'on' : 'in'} ${spokenPlace(name)}`;

/** 'The Mission District', 'the Loop'; 'Lakeview' as it is. */
function spokenPlace(name: string): string {
  if (name.startsWith('The ')) return `the ${name.slice(4)}`;
  return articled.test(name) ? `the ${name}` : name;
}

const articled =
  /^(.* District|.* (?:East|West|South|North|Northwest) Side|(?:South |West )?Loop|Gold Coast|Lower Haight|Presidio|Embarcadero|Tenderloin|(?:Inner|Outer) (?:Richmond|Sunset)|Castro and .*|Marina and .*|Seaport|(?:East|West) Village|Flatiron|Upper East Side|Upper West Side|Lower East Side|Northwest Side|Heights|Third Ward|East End|Galleria|Miracle Mile|Marin Headlands|Oakland Hills|Berkeley Hills|North Shore)$/;
