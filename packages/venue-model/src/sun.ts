import type { Point } from './venue.ts';

/** Minutes after midnight of local wall time; null if the sun does not rise or set on that day. */
export interface SunTimes {
  readonly sunrise: number | null;
  readonly sunset: number | null;
  /** End of civil twilight, the sun 6° below the horizon: what needs daylight is over. */
  readonly dusk: number | null;
}

const radians = Math.PI / 180;
/** The sun's upper edge touches the horizon: refraction 34′ and half a disc 16′. */
const horizonDegrees = -0.833;
const civilTwilightDegrees = -6;

/**
 * Sunrise, sunset and dusk of a day and place, within three minutes of an ephemeris outside the
 * polar regions. Equations of the NOAA Global Monitoring Laboratory's solar calculator ("General
 * Solar Position Calculations").
 * @param dayOfYear 1 on January 1
 * @param utcOffsetMinutes local wall time minus UTC on that day
 */
export function sunOn(dayOfYear: number, place: Point, utcOffsetMinutes: number): SunTimes {
  const gamma = ((2 * Math.PI) / 365) * (dayOfYear - 1 + 0.5);
  const equationOfTime =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(gamma) -
      0.032077 * Math.sin(gamma) -
      0.014615 * Math.cos(2 * gamma) -
      0.040849 * Math.sin(2 * gamma));
  const declination =
    0.006918 -
    0.399912 * Math.cos(gamma) +
    0.070257 * Math.sin(gamma) -
    0.006758 * Math.cos(2 * gamma) +
    0.000907 * Math.sin(2 * gamma) -
    0.002697 * Math.cos(3 * gamma) +
    0.00148 * Math.sin(3 * gamma);
  const solarNoon = 720 - 4 * place.lon - equationOfTime + utcOffsetMinutes;

  const halfDay = (altitude: number): number | null => {
    const cosine =
      (Math.sin(altitude * radians) - Math.sin(place.lat * radians) * Math.sin(declination)) /
      (Math.cos(place.lat * radians) * Math.cos(declination));
    return Math.abs(cosine) > 1 ? null : 4 * (Math.acos(cosine) / radians);
  };
  const day = halfDay(horizonDegrees);
  const light = halfDay(civilTwilightDegrees);
  return {
    sunrise: day === null ? null : Math.round(solarNoon - day),
    sunset: day === null ? null : Math.round(solarNoon + day),
    dusk: light === null ? null : Math.round(solarNoon + light),
  };
}
