import { describe, expect, it } from 'vitest';
import { formatClock } from '@rendezvous/language';
import { sunTimes } from './sun.ts';

const clock = (text: string): number => {
  const [, hour = '0', minute = '0', half] = /(\d+):(\d+) (AM|PM)/.exec(text) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 720 : 0);
};
const say = (minutes: number | null): string => (minutes === null ? 'never' : formatClock(minutes));

const newYork = { lat: 40.7128, lon: -74.006 };
const chicago = { lat: 41.8781, lon: -87.6298 };
const houston = { lat: 29.7604, lon: -95.3698 };
const phoenix = { lat: 33.4484, lon: -112.074 };
const losAngeles = { lat: 34.0522, lon: -118.2437 };
const sanFrancisco = { lat: 37.7749, lon: -122.4194 };

/**
 * By the almanac's definition (upper edge of the sun at the horizon, refraction 34′; civil
 * dusk at −6°), to the minute.
 */
const almanac: readonly (readonly [
  city: string,
  place: typeof newYork,
  date: string,
  utcOffsetHours: number,
  sunrise: string,
  sunset: string,
  dusk: string,
])[] = [
  ['New York', newYork, '2026-03-20', -4, '6:59 AM', '7:08 PM', '7:36 PM'],
  ['New York', newYork, '2026-06-21', -4, '5:25 AM', '8:31 PM', '9:04 PM'],
  ['New York', newYork, '2026-12-21', -5, '7:17 AM', '4:32 PM', '5:03 PM'],
  ['Chicago', chicago, '2026-01-15', -6, '7:16 AM', '4:45 PM', '5:15 PM'],
  ['Chicago', chicago, '2026-06-21', -5, '5:16 AM', '8:29 PM', '9:04 PM'],
  ['Chicago', chicago, '2026-11-26', -6, '6:53 AM', '4:22 PM', '4:53 PM'],
  ['Houston', houston, '2026-03-20', -5, '7:25 AM', '7:33 PM', '7:57 PM'],
  ['Houston', houston, '2026-06-21', -5, '6:22 AM', '8:25 PM', '8:53 PM'],
  ['Houston', houston, '2026-12-21', -6, '7:13 AM', '5:27 PM', '5:53 PM'],
  ['Phoenix', phoenix, '2026-01-15', -7, '7:32 AM', '5:44 PM', '6:11 PM'],
  ['Phoenix', phoenix, '2026-07-04', -7, '5:24 AM', '7:42 PM', '8:11 PM'],
  ['Phoenix', phoenix, '2026-09-22', -7, '6:17 AM', '6:25 PM', '6:50 PM'],
  ['Los Angeles', losAngeles, '2026-06-21', -7, '5:42 AM', '8:08 PM', '8:37 PM'],
  ['Los Angeles', losAngeles, '2026-09-22', -7, '6:41 AM', '6:49 PM', '7:14 PM'],
  ['Los Angeles', losAngeles, '2026-12-21', -8, '6:55 AM', '4:48 PM', '5:16 PM'],
  ['San Francisco', sanFrancisco, '2026-01-15', -8, '7:24 AM', '5:15 PM', '5:44 PM'],
  ['San Francisco', sanFrancisco, '2026-06-21', -7, '5:48 AM', '8:35 PM', '9:06 PM'],
  ['San Francisco', sanFrancisco, '2026-12-21', -8, '7:21 AM', '4:54 PM', '5:24 PM'],
];

describe('sunTimes', () => {
  it('agrees with the almanac within two minutes, in six cities over the year', () => {
    for (const [city, place, date, offset, sunrise, sunset, dusk] of almanac) {
      const sun = sunTimes(date, place, offset * 60);
      for (const [found, known, name] of [
        [sun.sunrise, sunrise, 'sunrise'],
        [sun.sunset, sunset, 'sunset'],
        [sun.dusk, dusk, 'dusk'],
      ] as const) {
        expect(
          Math.abs((found ?? Number.NaN) - clock(known)),
          `${city} ${date}: ${name} ${say(found)}, by the almanac ${known}`,
        ).toBeLessThanOrEqual(2);
      }
    }
  });

  it('moves with the clocks: an hour later from the day they go forward', () => {
    const [before, after] = [
      sunTimes('2026-03-07', chicago, -360),
      sunTimes('2026-03-08', chicago, -300),
    ];
    expect((after.sunset ?? 0) - (before.sunset ?? 0)).toBeGreaterThanOrEqual(60);
    expect((after.sunset ?? 0) - (before.sunset ?? 0)).toBeLessThanOrEqual(63);
    const [summer, winter] = [
      sunTimes('2026-10-31', newYork, -240),
      sunTimes('2026-11-01', newYork, -300),
    ];
    expect((summer.sunset ?? 0) - (winter.sunset ?? 0)).toBeGreaterThanOrEqual(60);
    expect((summer.sunset ?? 0) - (winter.sunset ?? 0)).toBeLessThanOrEqual(63);
  });

  it('gives twelve hours between sunrise and sunset at the equinox, and a little more', () => {
    for (const place of [newYork, houston, sanFrancisco]) {
      const { sunrise, sunset } = sunTimes('2026-03-20', place, 0);
      expect((sunset ?? 0) - (sunrise ?? 0)).toBeGreaterThanOrEqual(12 * 60);
      expect((sunset ?? 0) - (sunrise ?? 0)).toBeLessThanOrEqual(12 * 60 + 12);
    }
  });

  it('makes the day of the north in June the night of the south', () => {
    const dayLength = (lat: number, date: string) => {
      const { sunrise, sunset } = sunTimes(date, { lat, lon: 0 }, 0);
      return (sunset ?? 0) - (sunrise ?? 0);
    };
    expect(
      Math.abs(dayLength(40, '2026-06-21') - dayLength(-40, '2026-12-21')),
    ).toBeLessThanOrEqual(2);
    expect(dayLength(40, '2026-06-21')).toBeGreaterThan(dayLength(40, '2026-12-21') + 5 * 60);
  });

  it('comes four minutes later for every degree to the west', () => {
    const [here, west] = [
      sunTimes('2026-05-02', { lat: 40, lon: -90 }, 0),
      sunTimes('2026-05-02', { lat: 40, lon: -105 }, 0),
    ];
    expect((west.sunset ?? 0) - (here.sunset ?? 0)).toBe(60);
  });

  it('has no sunrise and no sunset where the sun stays up or down', () => {
    const tromso = { lat: 69.65, lon: 18.96 };
    expect(sunTimes('2026-06-21', tromso, 120)).toEqual({
      sunrise: null,
      sunset: null,
      dusk: null,
    });
    expect(sunTimes('2026-12-21', tromso, 60)).toMatchObject({ sunrise: null, sunset: null });
  });

  it('has no dusk in a white night', () => {
    const { sunset, dusk } = sunTimes('2026-06-21', { lat: 62, lon: 15 }, 120);
    expect(sunset).not.toBeNull();
    expect(dusk).toBeNull();
  });
});
