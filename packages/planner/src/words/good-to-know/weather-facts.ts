import { capitalize, monthNames } from '@rendezvous/language';
import { monthOf } from '../../context/calendar.ts';
import { temperatureAt } from '../../context/weather.ts';
import { spokenClock } from '../voice/clock.ts';
import { spokenName } from '../voice/moments.ts';
import type { Fact, Knowing } from './fact.ts';

const feltAt = { coldF: 42, coolF: 56, breezyF: 58, hotF: 90 } as const;
/** So much hotter by the end is why the open air came first. */
const risingF = 6;
/** So long before it sets the sun gives no shade to keep to. */
const lowSun = 60;
const wetInches = 3.5;
/** A walk of so many minutes is felt in any weather. */
const longWalk = 8;

/**
 * What to wear: the cold, heat, wind or rain of the hours in which the two are out of doors, by
 * the forecast or the month.
 */
export function weatherFacts(knowing: Knowing): Fact[] {
  const { scene } = knowing;
  const { weather, date, sun } = scene.context;
  if (weather.kind === 'none') return [];
  const usually = weather.kind === 'normals' ? 'usually about' : 'forecast to be';
  const out = minutesOutside(knowing);
  const felt = out.flatMap(({ minute, weight }) => {
    const temperature = temperatureAt(weather, minute);
    return temperature === null ? [] : [{ minute, temperature, weight }];
  });
  const [coldest] = felt.toSorted((a, b) => a.temperature - b.temperature);
  const [hottest] = felt.toSorted((a, b) => b.temperature - a.temperature);
  const facts: Fact[] = [];
  const say = (strength: number, text: string) => facts.push({ about: 'weather', strength, text });
  const at = (minute: number) => spokenClock(Math.round(minute / 60) * 60);
  if (coldest && coldest.temperature <= feltAt.coldF)
    say(
      0.55 + coldest.weight,
      `It is ${usually} ${coldest.temperature} °F at ${at(coldest.minute)}: hats and gloves.`,
    );
  if (coldest && coldest.temperature > feltAt.coldF && coldest.temperature <= feltAt.coolF)
    say(
      0.47 + coldest.weight,
      `It is ${usually} ${coldest.temperature} °F at ${at(coldest.minute)}, so bring a jacket.`,
    );
  facts.push(...coolFirst(knowing));
  if (hottest && hottest.temperature >= feltAt.hotF)
    say(
      0.55 + hottest.weight,
      hottest.minute < (sun.sunset ?? 0) - lowSun
        ? `It is ${usually} ${hottest.temperature} °F at ${at(hottest.minute)}: bring water and keep to the shade.`
        : `It is ${usually} ${hottest.temperature} °F even at ${at(hottest.minute)}: dress lightly and bring water.`,
    );
  const water = knowing.stops.find(
    ({ venue }) =>
      !venue.indoor &&
      (['boat_ride', 'paddling', 'beach'].includes(venue.category) ||
        venue.vibes.includes('waterfront')),
  );
  const byWater = water && temperatureAt(weather, (water.arrival + water.departure) / 2);
  if (water && byWater !== null && byWater !== undefined && byWater <= feltAt.breezyF)
    say(
      0.54,
      `It is ${usually} ${byWater} °F at ${spokenName(water.venue.name)}, and colder by the water: bring a jacket.`,
    );
  if (
    weather.kind === 'normals' &&
    weather.rainInches >= wetInches &&
    out.some(({ weight }) => weight > 0)
  )
    say(
      0.4,
      `${monthNames[monthOf(date)]} is a wet month here, so look at the forecast and bring an umbrella.`,
    );
  return facts;
}

/** The open air comes first where the heat of the day is still to come. */
function coolFirst({ stops, scene: { context } }: Knowing): Fact[] {
  const [first, ...others] = stops;
  const last = others.at(-1);
  if (!first || !last || first.venue.indoor || others.some(({ venue }) => !venue.indoor)) return [];
  const [then, later] = [first.arrival, last.departure].map((minute) =>
    temperatureAt(context.weather, minute),
  );
  if (typeof then !== 'number' || typeof later !== 'number') return [];
  if (later < feltAt.hotF || later - then < risingF) return [];
  return [
    {
      about: 'weather',
      strength: 0.75,
      text: `${capitalize(spokenName(first.venue.name))} comes first, at about ${then} °F, before the usual ${later} °F by ${spokenClock(Math.round(last.departure / 60) * 60)}.`,
    },
  ];
}

/** When the two are out of doors: at stops in the open, and on their way; a stop weighs more. */
function minutesOutside({ stops, legs }: Knowing): { minute: number; weight: number }[] {
  return stops.flatMap(({ venue, arrival, departure }, i) => {
    const leg = legs[i];
    const isWalked = leg?.mode === 'walking' && leg.minutes >= longWalk;
    return [
      ...(venue.indoor ? [] : [{ minute: (arrival + departure) / 2, weight: 0.15 }]),
      ...(isWalked ? [{ minute: departure, weight: 0 }] : []),
    ];
  });
}
