import { cooksOnly } from '../good-to-know/orders/kept-out.ts';
import { capitalize, fold, formatList, serves, spokenDiet } from '@rendezvous/language';
import { kinds, type Category, type Venue, type Vibe } from '@rendezvous/venue-model';
import { describeLesson, noticeable } from '../../learning/describe-lesson.ts';
import { shiftOf } from '../../learning/lesson.ts';
import { subjectsOf } from '../../learning/subjects.ts';
import type { Scene } from '../../scene.ts';
import { spokenName } from '../voice/moments.ts';
import type { Claim, StopInPlan } from './claim.ts';
import { circumstanceClaims, isForHands } from './circumstance-claims.ts';
import { dateNumberClaims } from './date-number-claims.ts';
import { childClaims, dislikeClaims, needClaims } from './need-claims.ts';
import { skyClaims } from './sky-claims.ts';
import { dishesOf, thingsSeen, timeOf } from './speak.ts';
import { withArticle } from '../voice/gist/spelling.ts';
import { ownRoomOf } from '../voice/gist/table-gist.ts';
import { moodWordOf } from '../voice/mood-words.ts';

/**
 * What a stop has for these two: what they need, what the evening is for, how they want it to
 * be, and the sky over it.
 */
export function peopleClaims(place: StopInPlan): Claim[] {
  return [
    ...dietClaims(place),
    ...needClaims(place),
    ...childClaims(place),
    ...dislikeClaims(place),
    ...dateNumberClaims(place),
    ...pastClaims(place),
    ...occasionClaims(place),
    ...circumstanceClaims(place),
    ...firstDateClaims(place),
    ...moodClaims(place),
    ...skyClaims(place),
  ];
}

const claim = (
  about: Claim['about'],
  strength: number,
  ways: readonly (string | undefined)[],
): Claim => ({ about, strength, ways: ways.filter((way) => way !== undefined) });

function dietClaims({ stop, evening: { scene } }: StopInPlan): Claim[] {
  const { venue } = stop;
  const named = dishForThem(venue, scene);
  if (!kinds[venue.category].eating) return [];
  const { diets } = scene;
  // What is told at the table instead is no diet of a menu.
  const isTold = scene.toTell.length > 0 || kinds[venue.category].role !== 'meal';
  const met = isTold ? [] : diets.filter((diet) => serves(venue, diet));
  const served = capitalize(formatList(met.map(spokenDiet)));
  const isAll = met.some((diet) => cooksOnly(venue, diet));
  const isSafe = diets.includes('gluten-free-kitchen') && serves(venue, 'gluten-free-kitchen');
  return [
    ...(isSafe
      ? [
          claim('diet', 2.6, [
            'A kitchen without gluten, so order anything',
            'Nothing with gluten enters this kitchen, so you order without asking',
          ]),
        ]
      : []),
    ...(served === '' || isSafe
      ? []
      : [
          claim('diet', 1.3, [
            ...(isAll
              ? [
                  named === undefined
                    ? `${served} throughout, so order what you like`
                    : `${served} throughout, ${named} included`,
                ]
              : [
                  named === undefined
                    ? `${capitalize(spokenName(venue.name))} has ${served.toLowerCase()} dishes of its own`
                    : `${served} dishes here, ${named} among them`,
                ]),
          ]),
        ]),
  ];
}

/**
 * A dish that is surely for them: one whose name says so, any of a kitchen that cooks nothing else,
 * or what is made of plants wherever it is made.
 */
function dishForThem(venue: Venue, scene: Scene): string | undefined {
  const isAll = scene.diets.some((diet) => cooksOnly(venue, diet));
  return dishesOf(venue, scene).find(
    (dish) =>
      isAll ||
      scene.diets.some((diet) => fold(dish).includes(fold(spokenDiet(diet)))) ||
      (scene.diets.every((diet) => diet === 'vegan' || diet === 'vegetarian') &&
        /\b(falafel|hummus|guacamole|baba ghanoush)\b/.test(dish)),
  );
}

/** What went well on past dates, of what this place has. */
function pastClaims({ stop: { venue }, evening }: StopInPlan): Claim[] {
  const subjects = subjectsOf(venue);
  const best = evening.scene.wishes.lessons.find(
    (lesson) =>
      shiftOf(lesson) >= noticeable && lesson.good > 0 && subjects.includes(lesson.subject),
  );
  if (!best) return [];
  const told = describeLesson(best);
  return [claim('past', 1.15, [told])];
}

type Occasion = NonNullable<Scene['occasion']>;

const nameOf: Partial<Record<Occasion, string>> = {
  birthday: 'a birthday',
  'wedding-anniversary': 'an anniversary',
  graduation: 'a graduation',
  'valentines-day': 'Valentine’s Day',
  'new-years-eve': 'New Year’s Eve',
};

function occasionClaims({ stop: { venue }, evening: { scene } }: StopInPlan): Claim[] {
  const { occasion } = scene;
  const has = (...vibes: readonly Vibe[]) => vibes.some((vibe) => venue.vibes.includes(vibe));
  const day = occasion ? nameOf[occasion] : undefined;
  const claims: Claim[] = [];
  if (occasion === 'proposal' && (venue.needs.noise ?? 5) <= 2)
    claims.push(claim('people', 1.3, ['Quiet enough for a question']));
  if (occasion === 'meeting-parents' && (venue.needs.noise ?? 5) <= 3)
    claims.push(claim('people', 1.1, ['You can all hear each other, parents included']));
  if (day !== undefined && has('elegant', 'luxurious', 'candlelit'))
    claims.push(claim('people', 1.1, [`A room to dress up for, as ${day} deserves`]));
  if (day !== undefined && has('festive'))
    claims.push(claim('people', 1.1, [`Festive enough for ${day}`]));
  return claims;
}

function firstDateClaims(place: StopInPlan): Claim[] {
  const { venue } = place.stop;
  const { at, evening } = place;
  if (evening.scene.wishes.dateNumber !== 1) return [];
  const { role } = kinds[venue.category];
  const isLast = at === evening.stops.length - 1;
  if (isForHands(venue))
    return [
      claim('people', 1.1, [
        'Something for the hands, which helps a first date',
        'A first date that laughs first and talks later',
      ]),
    ];
  const { dusk } = evening.scene.context.sun;
  const isDark = venue.outdoor && !venue.indoor && dusk !== null && place.stop.arrival >= dusk;
  const [thing] = isDark ? [] : thingsSeen(place);
  if (role === 'stroll' || role === 'activity') return besideClaims(venue, thing);
  const name = capitalize(spokenName(venue.name));
  if (isLast && (role === 'treat' || role === 'drink'))
    return [
      claim('people', 1.05, [
        role === 'drink'
          ? `One drink at ${name}, and a first date can end kindly or go on`
          : `A short stop, so a first date can end kindly or go on`,
      ]),
    ];
  return (venue.needs.noise ?? 5) <= 2
    ? [claim('people', 1, ['Quiet enough for the questions of a first date'])]
    : [];
}

/** Where people point at things: they hang on walls, swim and sit behind glass. */
const forPointing: ReadonlySet<Category> = new Set([
  'museum',
  'art_museum',
  'science_museum',
  'gallery',
  'zoo',
  'aquarium',
  'conservatory',
]);

/** What a walk or a room full of things is to two who do not know yet what to say. */
function besideClaims({ category }: Venue, thing: string | undefined): Claim[] {
  if (thing !== undefined && forPointing.has(category))
    return [
      claim('people', 0.95, [`${capitalize(thing)} to point at when a first date goes quiet`]),
    ];
  return kinds[category].role === 'stroll'
    ? [claim('people', 0.7, ['Side by side is easier than face to face'])]
    : [];
}

/**
 * A room by its own words, where their mood asks for its air: never the mood itself, since no park
 * is sexy for being asked to be.
 */
function moodClaims({ stop, evening: { scene }, told }: StopInPlan): Claim[] {
  const { venue } = stop;
  const wished = moodWordOf(scene);
  const room = venue.indoor ? ownRoomOf(venue, scene) : undefined;
  const hasAir = scene.mood.moods.some(({ wanted }) =>
    wanted.some((vibe) => felt.has(vibe) && venue.vibes.includes(vibe)),
  );
  if (wished === undefined || room === undefined || !hasAir || told.includes(fold(room))) return [];
  return [claim('mood', 0.7, [`${capitalize(room)} for ${withArticle(wished)} ${timeOf(stop)}`])];
}

/** Airs that one feels in the room. */
const felt: ReadonlySet<Vibe> = new Set([
  'candlelit',
  'quiet',
  'cozy',
  'lively',
  'playful',
  'intimate',
  'elegant',
  'festive',
]);
