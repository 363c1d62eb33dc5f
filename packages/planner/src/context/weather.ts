/** What one hour is forecast to bring; `hour` counts from midnight of the date, past midnight on from 24. */
export interface HourlyForecast {
  readonly hour: number;
  readonly temperatureF: number;
  /** 0 to 1. */
  readonly rainProbability: number;
}

/** A forecast decides; normals of the month only describe; nothing is assumed where nothing is known. */
export type Weather =
  | { readonly kind: 'forecast'; readonly hours: readonly HourlyForecast[] }
  | {
      readonly kind: 'normals';
      readonly lowF: number;
      readonly highF: number;
      readonly rainInches: number;
    }
  | { readonly kind: 'none' };

/** From here on an hour is too wet, hot or cold for more than the shortest stay in the open (planner.md, section 3). */
const unpleasant = { rainProbability: 0.5, aboveF: 103, belowF: 28 } as const;
/** From here on an hour is too wet to plan anything in the open. */
const forbiddingRainProbability = 0.8;

export type Sky = 'fine' | 'unpleasant' | 'forbidding';

/** How an hour of forecast treats two people in the open. */
export function skyOf(hour: HourlyForecast): Sky {
  if (hour.rainProbability > forbiddingRainProbability) return 'forbidding';
  const bad =
    hour.rainProbability > unpleasant.rainProbability ||
    hour.temperatureF > unpleasant.aboveF ||
    hour.temperatureF < unpleasant.belowF;
  return bad ? 'unpleasant' : 'fine';
}

/** The worst sky between two minutes of the date; fine where no forecast speaks. */
export function worstSky(weather: Weather, fromMinutes: number, toMinutes: number): Sky {
  if (weather.kind !== 'forecast') return 'fine';
  const skies = weather.hours
    .filter(({ hour }) => hour * 60 < toMinutes && (hour + 1) * 60 > fromMinutes)
    .map(skyOf);
  return skies.includes('forbidding')
    ? 'forbidding'
    : skies.includes('unpleasant')
      ? 'unpleasant'
      : 'fine';
}

/** The temperature to expect at a minute of the date: forecast, else the month's normal between its low and high by the hour. */
export function temperatureAt(weather: Weather, minutes: number): number | null {
  if (weather.kind === 'none') return null;
  if (weather.kind === 'forecast')
    return (
      weather.hours.find(({ hour }) => hour === Math.floor(minutes / 60))?.temperatureF ?? null
    );
  // Warmest at 15:00, coldest twelve hours away; a sine is close enough for a monthly normal.
  const warmth = (1 + Math.cos(((minutes / 60 - 15) / 24) * 2 * Math.PI)) / 2;
  return Math.round(weather.lowF + (weather.highF - weather.lowF) * warmth);
}
