import createTidePredictor from '@neaps/tide-predictor';
import type { Tide } from '@rendezvous/planner';
import type { Point } from '@rendezvous/venue-model';
import { LRUCache } from 'lru-cache';
import type { TideGauge } from '../catalogue/catalogue-schema.ts';
import { addDays } from '../days.ts';
import { milesBetween } from '../geometry.ts';
import { createLocalClock } from './local-clock.ts';

const metersPerFoot = 0.3048;
const maxDays = 60;

/**
 * The tides of a day at the tide gauge nearest to a point, in local wall time, within some minutes
 * and inches of what NOAA predicts from the same constituents; none where a city has no gauges.
 */
export function createTides(
  gauges: readonly TideGauge[],
  timeZone: string,
): (date: string, near: Point) => readonly Tide[] {
  if (gauges.length === 0) return () => [];
  const clock = createLocalClock(timeZone);
  const days = new LRUCache<string, readonly Tide[]>({ max: maxDays });
  const predict = (gauge: TideGauge, date: string): Tide[] =>
    predictorOf(gauge)
      .getExtremesPrediction({
        start: new Date(`${addDays(date, -1)}T12:00:00Z`),
        end: new Date(`${addDays(date, 2)}T12:00:00Z`),
      })
      .map(({ time, level, low }) => ({ ...clock(time), isLow: low, feet: level / metersPerFoot }))
      .filter((tide) => tide.date === date)
      .map(({ isLow, minute, feet }) => ({ isLow, minute, feet }));
  return (date, near) => {
    const gauge = gauges.reduce((a, b) => (milesBetween(near, b) < milesBetween(near, a) ? b : a));
    const key = `${gauge.station} ${date}`;
    const tides = days.get(key) ?? predict(gauge, date);
    days.set(key, tides);
    return tides;
  };
}

const predictors = new WeakMap<TideGauge, ReturnType<typeof createTidePredictor>>();

function predictorOf(gauge: TideGauge): ReturnType<typeof createTidePredictor> {
  const known = predictors.get(gauge);
  if (known) return known;
  const constituents = Object.entries(gauge.constituents).map(([name, [amplitude, phase]]) => ({
    name,
    amplitude,
    phase,
  }));
  const predictor = createTidePredictor(constituents, { offset: gauge.mean_meters });
  predictors.set(gauge, predictor);
  return predictor;
}
