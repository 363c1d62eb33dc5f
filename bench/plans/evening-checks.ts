import { type Plan, type Stop } from '@rendezvous/planner';
import type { Category, Venue } from '@rendezvous/venue-model';
import type { SuggestionRequestBody } from '@rendezvous/contract';
import type { Asked } from './asked.ts';

/** A plan with all that was asked of it. */
export interface Evening {
  readonly config: SuggestionRequestBody['config'];
  readonly asked: Asked;
  readonly plan: Plan;
  /** What the answer says beside its plans. */
  readonly notes: readonly string[];
  /** The openings of a day of the same weekday that is no holiday. */
  readonly plainOpenings: Asked['context']['openings'];
}

/**
 * What a plan should not have: how many things of it the sentence speaks of, and which of them are
 * so.
 */
export interface EveningCheck {
  readonly name: string;
  readonly subjects: (evening: Evening) => readonly Stop[];
  readonly isFault: (stop: Stop, evening: Evening) => boolean;
}

/*
 * Written from what people expect of an evening, in terms of a venue's facts, and apart from the
 * planner's rules: what is counted here is not what those rules believe to have seen to. Kinds are
 * therefore named here again.
 */
const oneOf = (...categories: Category[]) => {
  const those = new Set(categories);
  return ({ category }: Venue) => those.has(category);
};
const isShow = oneOf(
  'jazz_club',
  'music_venue',
  'concert_hall',
  'theatre',
  'comedy_club',
  'cinema',
);
const isTable = oneOf('restaurant', 'fine_dining', 'brunch_spot', 'gastropub');
const isBar = oneOf('bar', 'cocktail_bar', 'wine_bar', 'rooftop_bar', 'brewery', 'beer_garden');
const isWild = oneOf('park', 'garden', 'beach', 'trail', 'viewpoint', 'paddling', 'cycling', 'zoo');
const isStroll = oneOf(
  'park',
  'garden',
  'beach',
  'trail',
  'viewpoint',
  'promenade',
  'plaza',
  'landmark',
  'public_art',
);
const isForAdults = (venue: Venue) =>
  isBar(venue) ||
  venue.needs.alcohol === 'centred' ||
  (venue.needs.minimumAge ?? 0) >= 18 ||
  venue.needs.children === 'no';

/** When sets or curtains of a venue begin on a day, and how long they take. */
function showsOn({ showtimes }: Venue, date: string) {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return showtimes
    .filter(({ weekdays, what }) => weekdays.includes(weekday) && what !== 'session')
    .flatMap(({ begins, minutes }) => begins.map((begin) => ({ begin, end: begin + minutes })));
}
const soonest = 30;
/** Minutes of a show that somebody may miss at its end and still have been there. */
const cutShort = 10;

const stopsWhere =
  (test: (venue: Venue, evening: Evening) => boolean): EveningCheck['subjects'] =>
  (evening) =>
    evening.plan.stops.filter(({ venue }) => test(venue, evening));
const hasShows = (venue: Venue, { plan }: Evening) => showsOn(venue, plan.date).length > 0;

function isInside(
  { arrival, departure }: Stop,
  spans: readonly (readonly [number, number])[],
): boolean {
  return spans.some(([from, to]) => arrival >= from && departure <= to);
}

const words = ({ config }: Evening) =>
  [
    config.desired_mood ?? '',
    ...(config.interests ?? []),
    ...(config.dislikes ?? []),
    ...(config.dietary_restrictions ?? []),
  ]
    .join(' ')
    .toLowerCase();
const isDry = (evening: Evening) => /halal|sober|alcohol|pregnant/.test(words(evening));
const hasChildren = (evening: Evening) => /kids|toddler|stroller|baby/.test(words(evening));

export const eveningChecks: readonly EveningCheck[] = [
  {
    name: 'shows begun midway, of those with known sets',
    subjects: stopsWhere(hasShows),
    isFault: ({ venue, arrival, departure }, { plan }) =>
      !showsOn(venue, plan.date).some(
        ({ begin, end }) =>
          begin >= arrival && begin <= arrival + soonest && departure >= end - cutShort,
      ),
  },
  {
    name: 'shows on a day without one',
    subjects: stopsWhere((venue) => isShow(venue) && venue.showtimes.length > 0),
    isFault: ({ venue }, { plan }) => showsOn(venue, plan.date).length === 0,
  },
  {
    name: 'shows without known sets, over an hour after doors',
    // Films begin again and again.
    subjects: stopsWhere(
      (venue) => isShow(venue) && venue.category !== 'cinema' && venue.showtimes.length === 0,
    ),
    isFault: ({ arrival, opening }) =>
      opening.known && !opening.spans.some(([from]) => arrival >= from && arrival <= from + 60),
  },
  {
    name: 'parks, beaches and the like in the dark',
    subjects: stopsWhere((venue) => isWild(venue) && !venue.indoor),
    isFault: ({ venue, departure, arrival }, { asked: { context } }) => {
      const { sunrise, dusk } = context.sun;
      const isDark = (dusk !== null && departure > dusk) || arrival < (sunrise ?? 0) - 30;
      return isDark && venue.needs.litAfterDark !== 'yes';
    },
  },
  {
    name: 'strolls after 22:00 where it is not lit',
    subjects: stopsWhere((venue) => isStroll(venue) && !venue.indoor),
    isFault: ({ venue, departure }) => departure > 22 * 60 && venue.needs.litAfterDark !== 'yes',
  },
  {
    name: 'tables off the quarter hour',
    subjects: stopsWhere(isTable),
    isFault: ({ arrival }) => arrival % 15 !== 0,
  },
  {
    name: 'arrivals off the five minutes',
    subjects: ({ plan }) => plan.stops,
    isFault: ({ arrival }) => arrival % 5 !== 0,
  },
  {
    name: 'on closing days, hours unknown',
    subjects: (evening) => (isClosingDay(evening.plan.date) ? evening.plan.stops : []),
    isFault: ({ opening }) => !opening.known,
  },
  {
    name: 'on closing days, outside the hours of a plain day',
    subjects: (evening) => (isClosingDay(evening.plan.date) ? evening.plan.stops : []),
    isFault: (stop, { plainOpenings }) => {
      const plain = plainOpenings.get(stop.venue.id);
      return plain?.known === true && !stop.opening.known && !isInside(stop, plain.spans);
    },
  },
  {
    name: 'bars for the sober and the halal',
    subjects: (evening) => (isDry(evening) ? evening.plan.stops : []),
    isFault: ({ venue }) => isBar(venue) || venue.needs.alcohol === 'centred',
  },
  {
    name: 'places for adults with children along',
    subjects: (evening) => (hasChildren(evening) ? evening.plan.stops : []),
    isFault: ({ venue }) => isForAdults(venue),
  },
  {
    name: 'too high a step for wheels',
    subjects: (evening) => (/wheelchair|stroller/.test(words(evening)) ? evening.plan.stops : []),
    isFault: ({ venue }) => venue.needs.stepFree === 'no',
  },
  {
    name: 'no dogs allowed with a dog along',
    subjects: (evening) => (/our dog/.test(words(evening)) ? evening.plan.stops : []),
    isFault: ({ venue }) => venue.needs.dogs === 'no',
  },
  {
    name: 'before 16:00 at a bar',
    subjects: stopsWhere(isBar),
    isFault: ({ arrival }) => arrival < 16 * 60,
  },
  {
    name: 'closed, or closing during the stay',
    subjects: ({ plan }) => plan.stops.filter(({ opening }) => opening.known),
    isFault: (stop) => stop.opening.known && !isInside(stop, stop.opening.spans),
  },
];

/** Thanksgiving, Christmas and New Year's Day. */
function isClosingDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  const isThanksgiving =
    day.getUTCMonth() === 10 && day.getUTCDay() === 4 && Math.ceil(day.getUTCDate() / 7) === 4;
  return isThanksgiving || date.endsWith('-12-25') || date.endsWith('-01-01');
}
