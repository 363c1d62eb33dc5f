import { fold, readTerms, singular } from '@rendezvous/language';
import { anyOf, is, number, starts, type Test } from './facet-tests.ts';
import { evening } from './facets.ts';
import type { Meaning, Quality } from './meaning.ts';

/**
 * What a reading of a meaning must hold, each part met by one facet, and what it may hold beside.
 */
export interface Expectation {
  readonly needed: readonly Test[];
  readonly allowed: readonly Test[];
}

/** Words that say the same as the one that stands first. */
const sameAs: readonly (readonly string[])[] = [
  ['movie', 'film', 'cinema'],
  ['walk', 'stroll', 'walking'],
  ['waterfront', 'water', 'waterside', 'river', 'bay'],
  ['active', 'activity'],
  ['dancing', 'dance'],
  ['outdoors', 'outside', 'outdoor', 'outdoorsy'],
  ['church', 'religious', 'temple'],
  ['hiking', 'hike'],
  ['bookstore', 'bookshop', 'book'],
  ['patio', 'terrace'],
  ['cozy', 'cosy'],
  ['crowds', 'crowded', 'line'],
  ['coffee', 'cafe'],
  ['view', 'viewpoint'],
  ['gluten free', 'celiac'],
  ['romantic', 'sexy'],
  ['fun', 'goofy', 'playful', 'silly'],
];
const wordsOf = (text: string) => singular(fold(text)).split(' ');

/** Whether a text that was read speaks of a subject: by its words, or by what both point at. */
function speaksOf(subject: string, text: string): boolean {
  const said = (one: string) => {
    const words = new Set(wordsOf(text));
    return wordsOf(one).every((word) => words.has(word));
  };
  const row = sameAs.find((words) =>
    words.some((word) => singular(fold(word)) === singular(fold(subject))),
  );
  return [subject, ...(row ?? [])].some(said) || sharesTarget(subject, text);
}

function sharesTarget(one: string, other: string): boolean {
  const sure = (text: string) =>
    readTerms(text)
      .flat()
      .filter(({ strength }) => strength >= 0.9)
      .map(({ on, value }) => `${on} ${value}`);
  const targets = new Set(sure(one));
  return sure(other).some((target) => targets.has(target));
}

const about =
  (subject: string, ...names: string[]): Test =>
  (facet) => {
    const [name = '', ...rest] = facet.split(' ');
    return names.includes(name) && speaksOf(subject, rest.join(' ').replace(/ @.*/, ''));
  };
/** Something wanted, in a place of the plan or anywhere. */
const wanted = (subject: string, place?: number | string): Test =>
  place === undefined
    ? about(subject, 'like', 'want', 'add')
    : (facet) => facet.endsWith(` @${place}`) && about(subject, 'want')(facet);

const qualities: Readonly<Record<Quality, Test>> = {
  quieter: anyOf(
    is('more quiet', 'more talk', 'more relaxed', 'need quiet', 'need talk'),
    about('loud', 'no'),
    about('noisy', 'no'),
    about('quiet', 'mood', 'like'),
  ),
  livelier: anyOf(is('more fun', 'less quiet'), about('lively', 'mood', 'like')),
  fancier: anyOf(
    is('more cost', 'more fancy', 'mood elegant', 'mood classy', 'mood upscale'),
    about('fancy', 'mood', 'like'),
    starts('least'),
  ),
  plainer: anyOf(
    is('less fancy', 'less cost', 'mood casual'),
    about('fancy', 'no'),
    about('formal', 'no'),
  ),
  'less touristy': anyOf(is('less famous'), about('touristy', 'no'), about('local', 'mood')),
  'less crowded': anyOf(is('less crowds', 'less famous'), about('crowds', 'no')),
  cozier: about('cozy', 'mood', 'like', 'want'),
  warmer: is('setting indoor', 'more indoors'),
  'less food': is('less food'),
  'more food': is('more food'),
  rarer: is('more unique', 'more adventurous'),
};

const { startMinutes, endMinutes, totalCents } = evening;
const clock = (text: string) => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return 60 * hours + minutes;
};
const isClock = (text: string) => text.includes(':');
const dollars = (amount: number) => amount * 100;

/** One row for each field of a meaning: the parts of a reading that are it. */
const tests: {
  readonly [Field in keyof Meaning]-?: (value: NonNullable<Meaning[Field]>) => Test[];
} = {
  likes: (subjects) => subjects.map((subject) => wanted(subject)),
  avoids: (subjects) =>
    subjects.map((subject) => anyOf(about(subject, 'no'), about(subject, 'drop'))),
  diets: (diets) => diets.map((diet) => about(diet, 'diet')),
  needs: (needs) =>
    needs.map((need) =>
      need === 'no alcohol'
        ? anyOf(
            about('alcohol', 'diet', 'no'),
            is('need no alcohol', 'need sober', 'need pregnant'),
          )
        : need === 'little walking'
          ? is('need little walking', 'less travel', 'less walking')
          : need === 'talk'
            ? is('need talk', 'more talk')
            : is(`need ${need}`),
    ),
  budget: (budget) => [
    budget === 'less'
      ? anyOf(
          is('less cost'),
          number('most', (cents) => cents < totalCents),
        )
      : budget === 'more'
        ? anyOf(
            is('more cost'),
            starts('least'),
            number('most', (cents) => cents > totalCents),
          )
        : is(`most ${dollars(budget)}`),
  ],
  start: (start) => [
    isClock(start)
      ? is(`start ${clock(start)}`)
      : number('start', (at) => (start === 'earlier' ? at < startMinutes : at > startMinutes)),
  ],
  end: (end) => [
    isClock(end)
      ? is(`end ${clock(end)}`)
      : end === 'earlier'
        ? anyOf(
            is('less length'),
            number('end', (at) => at < endMinutes),
          )
        : anyOf(
            is('more length'),
            number('end', (at) => at > endMinutes),
          ),
  ],
  dinner: (dinner) => [is(`dinner ${isClock(dinner) ? clock(dinner) : dinner}`)],
  length: (length) => [
    length === 'shorter'
      ? anyOf(
          is('less length'),
          number('end', (at) => at < endMinutes),
        )
      : length === 'longer'
        ? anyOf(
            is('more length'),
            number('end', (at) => at > endMinutes),
          )
        : is(`end ${startMinutes + length}`, `length ${length}`),
  ],
  stays: (stays) =>
    stays.map(({ stop, minutes }) =>
      minutes === 'longer'
        ? number(`stay ${stop}`, (by) => by > 0)
        : minutes === 'shorter'
          ? number(`stay ${stop}`, (by) => by < 0)
          : is(`stay ${stop} ${minutes}`),
    ),
  eaten: () => [is('eaten true')],
  distance: (distance) => [
    distance === 'closer'
      ? anyOf(is('less travel', 'need little walking'), starts('miles'), starts('near'))
      : distance === 'farther'
        ? is('more travel')
        : is(`miles ${distance}`),
  ],
  travel: (mode) => [is(`mode ${mode}`)],
  setting: (setting) => [
    anyOf(
      is(
        `setting ${setting}`,
        `more ${setting}s`,
        `less ${setting === 'indoor' ? 'outdoor' : 'indoor'}s`,
      ),
      about(setting, 'like'),
    ),
  ],
  mood: (mood) => [anyOf(is(`more ${mood}`), about(mood, 'mood'))],
  lessMood: (mood) => [is(`less ${mood}`)],
  occasion: (occasion) => [about(occasion, 'mood', 'occasion', 'like')],
  quality: (quality) => [qualities[quality]],
  stops: (stops) => [stops === 'more' ? anyOf(is('stops 4'), starts('add')) : is(`stops ${stops}`)],
  adds: (subject) => [
    anyOf(about(subject, 'add'), wanted(subject, 'first'), wanted(subject, 'last')),
  ],
  keeps: (stops) => stops.map((stop) => is(`keep ${stop}`)),
  drops: (stops) => stops.map((stop) => is(`drop ${stop}`)),
  replaces: (stops) =>
    stops.map((stop) => (facet) => facet === `swap ${stop}` || facet.endsWith(` @${stop}`)),
  by: (subject) => [wanted(subject)],
  first: (subject) => [anyOf(wanted(subject, 1), wanted(subject, 'first'))],
  last: (subject) => [anyOf(wanted(subject, 3), wanted(subject, 4), wanted(subject, 'last'))],
  place: (place) => [about(place, 'place')],
  near: (near) => [is(`near ${near}`)],
  shore: () => [is('need same shore')],
  order: (stops) => [
    (facet) =>
      facet.startsWith('order ') &&
      facet
        .slice('order '.length)
        .split(' ')
        .filter((stop) => stops.some((one) => String(one) === stop))
        .join(' ') === stops.join(' '),
  ],
  asks: (question) => [is(`asks ${question}`)],
  content: () => [is('content')],
  beyond: () => [],
};

/** What may come along with a part that was asked for, by the meaning that holds it. */
const alongside: {
  readonly [Field in keyof Meaning]?: (meaning: Meaning) => Test;
} = {
  adds: () => starts('stops'),
  drops: () => anyOf(starts('stops'), starts('swap')),
  stops: () => anyOf(starts('add'), starts('drop')),
  // Who sees something else instead of the club would see no club.
  replaces: ({ by }) =>
    anyOf(starts('keep'), is('more unique', 'more fun'), by === undefined ? never : starts('no')),
  keeps: () => starts('swap'),
  // The thing without its place: said so, it is half of what was meant.
  first: ({ first }) => anyOf(besideAPlace, wanted(first ?? '')),
  last: ({ last }) => anyOf(besideAPlace, wanted(last ?? '')),
  // Who is pregnant and says what she leaves out has said both.
  avoids: () => anyOf(starts('swap'), is('need pregnant')),
  needs: ({ needs }) =>
    needs?.includes('no alcohol')
      ? about('wine', 'no')
      : needs?.includes('fasting')
        ? is('need no alcohol')
        : never,
  dinner: () => starts('start'),
  start: () => starts('start'),
  end: () => is('more length', 'less length'),
  length: () => starts('end'),
  stays: () => starts('keep'),
  budget: () => is('more cost', 'less cost'),
  order: () => anyOf(starts('keep'), starts('want')),
  quality: () => anyOf(is('want dinner @2', 'swap 2')),
};
const never: Test = () => false;
const besideAPlace = anyOf(starts('add'), starts('swap'), starts('stops'));
/** Words of the evening that change no stop of it, and what it is for. */
const harmless = anyOf(
  is('eaten false', 'like dinner', 'add dinner', 'like food', 'want dinner @2'),
  about('anniversary', 'mood', 'occasion'),
  about('birthday', 'mood', 'occasion'),
  about('celebration', 'mood', 'occasion'),
);

export function expectationOf(meaning: Meaning): Expectation {
  const fields = Object.keys(meaning) as (keyof Meaning)[];
  const changesNothing = meaning.asks ?? meaning.content ?? meaning.beyond;
  return {
    needed: fields.flatMap((field) => {
      const test = tests[field] as (value: unknown) => Test[];
      return test(meaning[field]);
    }),
    allowed: [
      ...fields.flatMap((field) => alongside[field]?.(meaning) ?? []),
      ...(changesNothing === undefined ? [harmless] : []),
    ],
  };
}
