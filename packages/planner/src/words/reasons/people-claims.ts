import { capitalize, formatList, serves, type Need } from '@rendezvous/language';
import { kinds, type Venue, type Vibe } from '@rendezvous/venue-model';
import { temperatureAt, worstSky } from '../../context/weather.ts';
import { describeLesson, noticeable } from '../../learning/describe-lesson.ts';
import { shiftOf } from '../../learning/learn.ts';
import { subjectsOf } from '../../learning/subjects.ts';
import type { Scene } from '../../scene.ts';
import { suitsOn } from '../../wishes/suits-all.ts';
import type { Claim, StopInPlan } from './claim.ts';
import { hasTerrace } from './hours.ts';
import { airs, timeOf } from './speak.ts';

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
  [short, ...sentences]: readonly [string | null, ...string[]],
): Claim => ({ about, strength, sentences, short });

function dietClaims({ stop: { venue }, evening: { scene } }: StopInPlan): Claim[] {
  if (!kinds[venue.category].eating) return [];
  const { diets, unverifiable, wishes } = scene;
  const served = formatList(diets.filter((diet) => serves(venue, diet)));
  const asks = unverifiable.length > 0 && wishes.askKitchen;
  return [
    ...(asks ? [claim('diet', 3, [`Ask the kitchen: ${formatList(unverifiable)}`])] : []),
    ...(served === ''
      ? []
      : [
          claim('diet', 1.2, [
            `${capitalize(served)} dishes`,
            `There are ${served} dishes on the menu.`,
            `The kitchen cooks ${served} food too.`,
            `You will find ${served} dishes on the menu.`,
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
    said: ['No steps', 'There are no steps in your way here.', 'It is step-free from the door on.'],
  },
  stroller: {
    holds: ({ needs }) => needs.stepFree === 'yes',
    said: ['Room for the stroller', 'There are no steps, so the stroller rolls right in.'],
  },
  children: {
    holds: ({ needs, vibes }) => needs.children === 'yes' || vibes.includes('family-friendly'),
    said: ['Good with children', 'Children are welcome here.'],
  },
  dog: {
    holds: ({ needs, vibes }) => needs.dogs === 'yes' || vibes.includes('dog-friendly'),
    said: ['Dogs welcome', 'Your dog is welcome here.', 'Bring the dog: it is welcome here.'],
  },
  sober: {
    holds: ({ needs }) => needs.alcohol === 'none',
    said: ['No alcohol', 'No alcohol is served here.', 'Nobody is drinking here.'],
  },
  'no-alcohol': {
    holds: ({ needs }) => needs.alcohol === 'none',
    said: ['No alcohol', 'No alcohol is served here.'],
  },
  quiet: {
    holds: ({ needs }) => (needs.noise ?? 5) <= 2,
    said: ['Quiet', 'It is quiet enough to lower your voices.', 'It is quiet here.'],
  },
  talk: {
    holds: ({ needs }) => (needs.noise ?? 5) <= 3,
    said: [
      'Good for talking',
      'You can hear each other here.',
      'You can talk here without raising your voices.',
    ],
  },
  'easy-walk': {
    holds: ({ needs }) => needs.effort === 1,
    said: ['Easy on the feet', 'There is nothing to climb and little to walk here.'],
  },
  'no-heat': {
    holds: ({ indoor }) => indoor,
    said: ['Out of the heat', 'You are indoors here, out of the heat.'],
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
  return [claim('past', 1.15, [told, `You know you like this. ${told}.`])];
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
    claims.push(
      claim('people', 1.3, ['Quiet enough to ask', 'It is quiet enough here for a question.']),
    );
  if (occasion === 'meeting-parents' && (venue.needs.noise ?? 5) <= 3)
    claims.push(
      claim('people', 1.1, [
        'Easy with parents',
        'Everybody can hear everybody here, parents included.',
      ]),
    );
  if (day !== undefined && has('elegant', 'luxurious', 'candlelit'))
    claims.push(
      claim('people', 1.1, [
        null,
        `It is dressed up enough for ${day}.`,
        `You can dress up here, as ${day} deserves.`,
      ]),
    );
  if (day !== undefined && has('festive'))
    claims.push(claim('people', 1.1, ['Festive', `It is festive enough for ${day}.`]));
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
        null,
        'It helps a first date to have something to do with your hands.',
        'You have something to do here, so a first date can laugh first and talk later.',
      ]),
    ];
  if (role === 'stroll' || role === 'activity')
    return [
      claim('people', 0.95, [
        null,
        'It gives a first date something to look at and talk about.',
        'There is plenty to point at when a first date goes quiet.',
      ]),
    ];
  if (isLast && (role === 'treat' || role === 'drink'))
    return [
      claim('people', 1.05, [
        null,
        'A first date can end here early, or go on for another.',
        'It is an easy place to say good night, or to stay.',
      ]),
    ];
  return (venue.needs.noise ?? 5) <= 3
    ? [
        claim('people', 1, [
          'Easy to talk',
          'You can hear each other here, which a first date needs.',
          'It is calm enough to talk on a first date.',
        ]),
      ]
    : [];
}

/** Moods that stand before 'evening' as they are written. */
const adjective =
  /^(romantic|flirty|sexy|dreamy|fun|playful|silly|cheerful|relaxed|relaxing|chill|calm|easy|slow|unhurried|mellow|peaceful|quiet|low key|adventurous|bold|wild|cultural|artsy|creative|lively|festive|elegant|classy|fancy|special|casual|cozy|warm|quirky|unusual|weird|scenic|active|nostalgic|trendy|laid back|intimate)$/;

function moodClaims({ stop, evening }: StopInPlan): Claim[] {
  const { venue } = stop;
  const { mood } = evening.scene;
  // The place's own air where the mood asks for it, never the mood itself: no park is sexy for being asked to be.
  const vibe = mood.moods
    .flatMap(({ wanted }) => wanted)
    .find((one) => venue.vibes.includes(one) && airs[one] !== undefined);
  const air = vibe && airs[vibe];
  if (!air) return [];
  const wished = mood.found.find((word) => adjective.test(word));
  const time = timeOf(stop);
  const an = (word: string) => (/^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`);
  return [
    claim('mood', wished === undefined ? 0.55 : 0.9, [
      capitalize(air),
      ...(wished === undefined
        ? []
        : wished === air
          ? [`${capitalize(an(air))} place, as you wanted the ${time} to be.`]
          : [
              `${capitalize(an(air))} place for ${an(wished)} ${time}.`,
              `You wanted the ${time} ${wished}, and this place is ${air}.`,
            ]),
    ]),
  ];
}

/** An evening that one likes to sit out in, in degrees Fahrenheit. */
const mild = { fromF: 60, toF: 88 } as const;

function skyClaims({ stop, evening: { scene } }: StopInPlan): Claim[] {
  const { venue, arrival, departure } = stop;
  const { weather, sun } = scene.context;
  if (worstSky(weather, arrival, departure) !== 'fine')
    return venue.indoor ? [claim('sky', 1.1, skyWords(weather, arrival, departure))] : [];
  if (scene.wishes.setting === 'indoor' || !venue.outdoor || !hasTerrace(stop)) return [];
  const temperature = temperatureAt(weather, (arrival + departure) / 2);
  if (temperature === null || temperature < mild.fromF || temperature > mild.toF) return [];
  const isDark = sun.dusk !== null && arrival >= sun.dusk;
  return [
    claim('sky', 0.85, [
      'Tables outside',
      isDark ? 'It is warm enough to sit outside tonight.' : 'It is warm enough to sit outside.',
      `At around ${Math.round(temperature)} °F you can take a table outside.`,
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
    return [
      'Dry in the rain',
      'You stay dry in here while it rains.',
      'Rain is likely at this hour, and this has a roof.',
    ];
  return hours.some((hour) => hour.temperatureF > 100)
    ? ['Out of the heat', 'You are out of the heat in here.']
    : ['Out of the cold', 'You are out of the cold in here.'];
}
