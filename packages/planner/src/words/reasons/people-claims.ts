import { capitalize, formatList, serves, spokenDiet, type Need } from '@rendezvous/language';
import { kinds, type Venue, type Vibe } from '@rendezvous/venue-model';
import { temperatureAt, worstSky } from '../../context/weather.ts';
import { describeLesson, noticeable } from '../../learning/describe-lesson.ts';
import { shiftOf } from '../../learning/learn.ts';
import { subjectsOf } from '../../learning/subjects.ts';
import type { Scene } from '../../scene.ts';
import { suitsOn } from '../../wishes/suits-all.ts';
import { spokenName } from '../voice/moments.ts';
import type { Claim, StopInPlan } from './claim.ts';
import { hasTerrace } from './hours.ts';
import { airs, timeOf } from './speak.ts';
import { withArticle } from '../voice/gist/spelling.ts';
import { moodWordOf } from '../voice/mood-words.ts';

/** What a stop has for these two: what they need, what the evening is for, how they want it to be, and the sky over it. */
export function peopleClaims(place: StopInPlan): Claim[] {
  return [
    ...dietClaims(place),
    ...needClaims(place),
    ...pastClaims(place),
    ...occasionClaims(place),
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
  if (!kinds[venue.category].eating) return [];
  const { diets, unverifiable, wishes } = scene;
  const met = diets.filter((diet) => serves(venue, diet));
  const served = capitalize(formatList(met.map(spokenDiet)));
  const isAll = met.some((diet) => venue.cuisines.some((cuisine) => cuisine === diet));
  const isSafe = met.includes('gluten-free-kitchen');
  const asks = unverifiable.length > 0 && wishes.askKitchen;
  return [
    ...(isSafe
      ? [
          claim('diet', 2.6, [
            'A kitchen without gluten, so order anything',
            'Nothing with gluten enters this kitchen, so you order without asking',
          ]),
        ]
      : []),
    ...(asks ? [claim('diet', 3, [`Ask the kitchen: ${formatList(unverifiable)}`])] : []),
    ...(served === '' || isSafe
      ? []
      : [
          claim('diet', 1.3, [
            ...(isAll
              ? [
                  `${served} throughout, so order what you like`,
                  `All of it ${served.toLowerCase()}`,
                ]
              : [
                  `${served} dishes on the menu, so nobody has to ask`,
                  `${capitalize(spokenName(venue.name))} has ${served.toLowerCase()} dishes of its own`,
                  `${served} plates here without a special order`,
                ]),
          ]),
        ]),
  ];
}

/** What is said of a need where the place's own facts meet it. */
const needWords: Partial<
  Record<Need, { holds: (venue: Venue) => boolean; said: readonly [string, ...string[]] }>
> = {
  'step-free': {
    holds: ({ needs }) => needs.stepFree === 'yes',
    said: ['Step-free from the door on', 'No steps in your way here'],
  },
  stroller: {
    holds: ({ needs }) => needs.stepFree === 'yes',
    said: ['No steps, so the stroller rolls right in'],
  },
  children: {
    holds: ({ needs, vibes }) => needs.children === 'yes' || vibes.includes('family-friendly'),
    said: ['Children are welcome here'],
  },
  dog: {
    holds: ({ needs, vibes }) => needs.dogs === 'yes' || vibes.includes('dog-friendly'),
    said: ['Your dog is welcome here', 'The dog comes along'],
  },
  sober: {
    holds: ({ needs }) => needs.alcohol === 'none',
    said: ['No alcohol is served, so nobody is drinking'],
  },
  'no-alcohol': {
    holds: ({ needs }) => needs.alcohol === 'none',
    said: ['No alcohol is served here'],
  },
  quiet: {
    holds: ({ needs }) => (needs.noise ?? 5) <= 2,
    said: ['Quiet enough to lower your voices'],
  },
  talk: {
    holds: ({ needs }) => (needs.noise ?? 5) <= 3,
    said: ['You can hear each other here', 'Talk without raising your voices'],
  },
  'easy-walk': {
    holds: ({ needs }) => needs.effort === 1,
    said: ['Nothing to climb and little to walk'],
  },
  'no-heat': {
    holds: ({ indoor }) => indoor,
    said: ['Indoors, out of the heat'],
  },
};

function needClaims({ stop: { venue }, evening: { scene } }: StopInPlan): Claim[] {
  return scene.needs.flatMap((need) => {
    const words = needWords[need];
    const holds = words?.holds(venue) && suitsOn(venue, need, scene) === 'yes';
    return words && holds ? [claim('need', 1.25, words.said)] : [];
  });
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
    claims.push(claim('people', 1.1, ['Everybody can hear everybody, parents included']));
  if (day !== undefined && has('elegant', 'luxurious', 'candlelit'))
    claims.push(
      claim('people', 1.1, [
        `Dressed up enough for ${day}`,
        `A room to dress up for, as ${day} deserves`,
      ]),
    );
  if (day !== undefined && has('festive'))
    claims.push(claim('people', 1.1, [`Festive enough for ${day}`]));
  return claims;
}

/** What one does there with one's hands. */
const forHands: ReadonlySet<Venue['category']> = new Set([
  'bowling',
  'arcade',
  'board_games',
  'billiards',
  'mini_golf',
  'pottery_studio',
  'art_workshop',
  'cooking_class',
  'skating',
]);

function firstDateClaims({ stop: { venue }, at, evening }: StopInPlan): Claim[] {
  if (evening.scene.wishes.dateNumber !== 1) return [];
  const { role } = kinds[venue.category];
  const isLast = at === evening.stops.length - 1;
  if (forHands.has(venue.category))
    return [
      claim('people', 1.1, [
        'Something for the hands, which helps a first date',
        'A first date that laughs first and talks later',
      ]),
    ];
  if (role === 'stroll')
    return [
      claim('people', 0.95, [
        'Side by side is easier than face to face',
        'Walking, so nobody minds a silence',
        'A walk gives a first date its pauses',
      ]),
    ];
  if (role === 'activity')
    return [
      claim('people', 0.95, [
        'Something to point at when a first date goes quiet',
        'It gives a first date something to talk about',
        'Both of you look at it, so nobody is on show',
      ]),
    ];
  if (isLast && (role === 'treat' || role === 'drink'))
    return [
      claim('people', 1.05, [
        role === 'drink'
          ? 'One drink, so a first date can end kindly or go on'
          : 'A short stop, so a first date can end kindly or go on',
      ]),
    ];
  return (venue.needs.noise ?? 5) <= 3
    ? [
        claim('people', 1, [
          'You can hear each other, which a first date needs',
          'Calm enough to talk on a first date',
          'Quiet enough for the questions of a first date',
        ]),
      ]
    : [];
}

/** The air of a room where their mood asks for it, never the mood itself: no park is sexy for being asked to be. */
function moodClaims({ stop, evening: { scene } }: StopInPlan): Claim[] {
  const { venue } = stop;
  const wanted = new Set(scene.mood.moods.flatMap((mood) => mood.wanted));
  const has = [...wanted].filter((vibe) => venue.vibes.includes(vibe));
  const [air, other] = has.flatMap((vibe) => airs[vibe] ?? []);
  if (air === undefined) return [];
  const wished = moodWordOf(scene);
  const time = timeOf(stop);
  const room = venue.indoor ? 'room' : 'place';
  if (wished === undefined || wished === air || !felt.test(air))
    return other === undefined ? [] : [claim('mood', 0.55, [`${capitalize(air)} and ${other}`])];
  return [
    claim('mood', 0.7, [
      `${capitalize(withArticle(air))} ${room} for ${withArticle(wished)} ${time}`,
      `${capitalize(air)}, which suits ${withArticle(wished)} ${time}`,
    ]),
  ];
}

/** Airs that one feels in the room. */
const felt = /^(candlelit|quiet|cozy|lively|playful|intimate|elegant|festive)$/;

/** Outside of these degrees Fahrenheit a roof is a reason. */
const coldF = 42;
const hotF = 93;
const usualWord = ({ kind }: Scene['context']['weather']): string =>
  kind === 'forecast' ? 'about' : 'usually';

/** An evening that one likes to sit out in, in degrees Fahrenheit. */
const mild = { fromF: 60, toF: 88 } as const;

function skyClaims({ stop, evening: { scene } }: StopInPlan): Claim[] {
  const { venue, arrival, departure } = stop;
  const { weather, sun } = scene.context;
  if (worstSky(weather, arrival, departure) !== 'fine')
    return venue.indoor ? [claim('sky', 1.1, skyWords(weather, arrival, departure))] : [];
  const usual = temperatureAt(weather, arrival);
  if (venue.indoor && usual !== null && (usual <= coldF || usual >= hotF))
    return [
      claim('sky', 0.5, [
        `${usual <= coldF ? 'Warm inside' : 'Indoors'}, when it is ${usualWord(weather)} ${Math.round(usual)} °F out`,
      ]),
    ];
  if (scene.wishes.setting === 'indoor' || !venue.outdoor || !hasTerrace(stop)) return [];
  const temperature = temperatureAt(weather, (arrival + departure) / 2);
  if (temperature === null || temperature < mild.fromF || temperature > mild.toF) return [];
  const isDark = sun.dusk !== null && arrival >= sun.dusk;
  return [
    claim('sky', 0.85, [
      isDark ? 'Warm enough to sit outside tonight' : 'Warm enough to sit outside',
      `Around ${Math.round(temperature)} °F, so take a table outside`,
      `Sit outside: it should be near ${Math.round(temperature)} °F`,
    ]),
  ];
}

function skyWords(
  weather: Scene['context']['weather'],
  from: number,
  to: number,
): readonly [string, ...string[]] {
  const hours =
    weather.kind === 'forecast'
      ? weather.hours.filter(({ hour }) => hour * 60 < to && (hour + 1) * 60 > from)
      : [];
  if (hours.some((hour) => hour.rainProbability > 0.5))
    return ['A roof, with rain likely at this hour', 'Dry in here while it rains'];
  return hours.some((hour) => hour.temperatureF > 100)
    ? ['Indoors, out of the heat']
    : ['Indoors, out of the cold'];
}
