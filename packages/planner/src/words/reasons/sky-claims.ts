import { temperatureAt, worstSky } from '../../context/weather.ts';
import type { Scene } from '../../scene.ts';
import type { Claim, StopInPlan } from './claim.ts';
import { hasTerrace } from './hours.ts';

const sky = (strength: number, ways: readonly string[]): Claim => ({
  about: 'sky',
  strength,
  ways,
});

/** Outside of these degrees Fahrenheit a roof is a reason. */
const coldF = 42;
const hotF = 93;
const usualWord = ({ kind }: Scene['context']['weather']): string =>
  kind === 'forecast' ? 'about' : 'usually';

/** An evening that one likes to sit out in, in degrees Fahrenheit. */
const mild = { fromF: 60, toF: 88 } as const;

/** A roof where the sky asks for one, and the open air where it is mild. */
export function skyClaims({ stop, at, evening: { stops, scene } }: StopInPlan): Claim[] {
  const isAfterTheOpen = stops[at - 1]?.venue.indoor === false;
  const { venue, arrival, departure } = stop;
  const { weather } = scene.context;
  if (worstSky(weather, arrival, departure) !== 'fine')
    return venue.indoor ? [sky(1.1, skyWords(weather, arrival, departure))] : [];
  const usual = temperatureAt(weather, arrival);
  if (isAfterTheOpen && venue.indoor && usual !== null && (usual <= coldF || usual >= hotF))
    return [
      sky(0.5, [
        `${usual <= coldF ? 'Warm inside' : 'Indoors'}, when it is ${usualWord(weather)} ${Math.round(usual)} °F out`,
      ]),
    ];
  if (scene.wishes.setting === 'indoor' || !venue.outdoor || !hasTerrace(stop)) return [];
  const temperature = temperatureAt(weather, (arrival + departure) / 2);
  if (temperature === null || temperature < mild.fromF || temperature > mild.toF) return [];
  const [open = 'tables outside'] = outdoorPart.exec(venue.description) ?? [];
  const degrees = `${Math.round(temperature)} °F`;
  return [
    sky(0.7, [
      venue.indoor
        ? `Near ${degrees} at that hour, so ask for the ${open.toLowerCase()}`
        : `Near ${degrees} at that hour, so you can stay outside`,
    ]),
  ];
}

/** What a description calls its part in the open. */
const outdoorPart =
  /\b(roof deck|patio|terrace|deck|garden|courtyard|backyard|yard|balcony|porch|sidewalk tables)\b/i;

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
