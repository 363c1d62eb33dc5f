/**
 * What one hour is forecast to bring; `hour` counts from midnight of the date,
 * past midnight on from 24.
 */
export interface HourlyForecast {
  readonly hour: number;
  readonly temperatureF: number;
  /** 0 to 1. */
  readonly rainProbability: number;
}

/** A forecast decides; normals of the month only describe; nothing else is assumed. */
export type Weather =
  | { readonly kind: 'forecast'; readonly hours: readonly HourlyForecast[] }
  | {
      readonly kind: 'normals';
      readonly lowF: number;
      readonly highF: number;
      readonly rainInches: number;
    }
  | { readonly kind: 'none' };

/** From here on an hour is too wet, hot or cold for more than the shortest stay in the open. */
const unpleasant = { rainProbability: 0.5, aboveF: 103, belowF: 28 } as const;
/**
 * From here on an hour of forecast is too wet, hot or cold to plan anything in the open; and too
 * hot for what is an effort there.
 */
const forbidding = { rainProbability: 0.8, aboveF: 108, belowF: 14, effortAboveF: 95 } as const;
/** The same of the usual temperature of the month and hour, where no forecast speaks. */
const usuallyForbidding = { fromF: 100, belowF: 20, effortFromF: 92 } as const;
/** A hike, a paddle, a bike ride. */
const strenuous = 3;

export type Sky = 'fine' | 'unpleasant' | 'forbidding';

/** How an hour of forecast treats two people in the open. */
export function skyOf(hour: HourlyForecast): Sky {
  if (
    hour.rainProbability > forbidding.rainProbability ||
    hour.temperatureF > forbidding.aboveF ||
    hour.temperatureF < forbidding.belowF
  )
    return 'forbidding';
  const bad =
    hour.rainProbability > unpleasant.rainProbability ||
    hour.temperatureF > unpleasant.aboveF ||
    hour.temperatureF < unpleasant.belowF;
  return bad ? 'unpleasant' : 'fine';
}

/** A day and the night after it. */
const hoursOfDate = 36;
/** What is no effort at all: in the water nobody minds the heat. */
export const inWater = 0;

/**
 * The hours of the date in which nothing of that effort (1 to 5, or `inWater`) is planned in the
 * open, by the forecast, else by what is usual.
 */
export function forbiddingHours(weather: Weather, effort: number): number[] {
  if (weather.kind === 'none') return [];
  if (weather.kind === 'forecast')
    return weather.hours
      .filter(
        (hour) =>
          skyOf(withoutHeat(hour, effort)) === 'forbidding' ||
          (effort >= strenuous && hour.temperatureF > forbidding.effortAboveF),
      )
      .map(({ hour }) => hour);
  const { fromF, belowF, effortFromF } = usuallyForbidding;
  const hottest = effort === inWater ? Infinity : effort >= strenuous ? effortFromF : fromF;
  return Array.from({ length: hoursOfDate }, (_, hour) => hour).filter((hour) => {
    const usual = temperatureAt(weather, hour * 60) ?? fromF - 1;
    return usual >= hottest || usual < belowF;
  });
}

/**
 * The hours of a forecast that are good for no more than a short stay in the
 * open, at such an effort.
 */
export function unpleasantHours(weather: Weather, effort: number): number[] {
  return weather.kind === 'forecast'
    ? weather.hours
        .filter((hour) => skyOf(withoutHeat(hour, effort)) !== 'fine')
        .map(({ hour }) => hour)
    : [];
}

const withoutHeat = (hour: HourlyForecast, effort: number): HourlyForecast =>
  effort === inWater
    ? { ...hour, temperatureF: Math.min(hour.temperatureF, unpleasant.aboveF) }
    : hour;

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

/** Whether rain is forecast for some hour from a minute of the day on. */
export const isWetFrom = (weather: Weather, minutes: number): boolean =>
  weather.kind === 'forecast' &&
  weather.hours.some(
    ({ hour, rainProbability }) =>
      60 * hour + 60 > minutes && rainProbability > unpleasant.rainProbability,
  );

/**
 * The temperature to expect at a minute of the date: forecast, else the month's normal between its
 * low and high by the hour.
 */
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
