import type { DateTotals } from '@rendezvous/contract';
import { formatMonth, formatShortMonth } from '../../ui/time/calendar-day.ts';
import { sumDollars } from '../../ui/money.ts';

type Month = DateTotals['months'][number];

/** One stretch of time: a month, a quarter or a year. */
export interface Bucket {
  readonly key: string;
  readonly unit: Unit['name'];
  readonly label: string;
  readonly shortLabel: string;
  readonly dates: number;
  readonly spending: number;
  readonly averageRating: number | null;
}

interface Unit {
  readonly name: 'month' | 'quarter' | 'year';
  readonly months: number;
  readonly label: (firstMonth: string) => string;
  readonly shortLabel: (firstMonth: string) => string;
}

const quarterOf = (month: string): string =>
  `Q${Math.ceil(Number(month.slice(5, 7)) / 3)} ${month.slice(0, 4)}`;

/** The finest unit that leaves every stretch room for a label is taken. */
const maxBuckets = 12;
const units: readonly Unit[] = [
  { name: 'month', months: 1, label: formatMonth, shortLabel: formatShortMonth },
  { name: 'quarter', months: 3, label: quarterOf, shortLabel: quarterOf },
  {
    name: 'year',
    months: 12,
    label: (month) => month.slice(0, 4),
    shortLabel: (month) => month.slice(0, 4),
  },
];

/** Months by stretches of time without a gap, the oldest first. Their sums are the totals. */
export function bucketsOf(totals: readonly Month[]): Bucket[] {
  const months = totals.map(({ month }) => monthNumber(month));
  if (months.length === 0) return [];
  const [first, last] = [Math.min(...months), Math.max(...months)];
  const unit =
    units.find(
      (unit) => Math.floor(last / unit.months) - Math.floor(first / unit.months) < maxBuckets,
    ) ?? units.at(-1);
  if (!unit) return [];
  const from = Math.floor(first / unit.months);
  return Array.from({ length: Math.floor(last / unit.months) - from + 1 }, (_, i) => {
    const inside = totals.filter(
      ({ month }) => Math.floor(monthNumber(month) / unit.months) === from + i,
    );
    const rated = sumOf(inside, 'rated');
    const firstDay = dayOfMonth((from + i) * unit.months);
    return {
      key: firstDay.slice(0, 7),
      unit: unit.name,
      label: unit.label(firstDay),
      shortLabel: unit.shortLabel(firstDay),
      dates: sumOf(inside, 'dates'),
      spending: sumDollars(inside.map(({ spending }) => spending)),
      averageRating: rated === 0 ? null : sumOf(inside, 'rating_sum') / rated,
    };
  });
}

/** Places in a box of 100 by 100 with y downwards. */
export interface Chart {
  readonly bars: readonly {
    readonly x: number;
    readonly width: number;
    readonly y: number;
    readonly middle: number;
  }[];
  /** The spending at the top of the box. */
  readonly topSpending: number;
  readonly points: readonly ({ readonly x: number; readonly y: number } | null)[];
  /** Straight lines between ratings of neighboring stretches. */
  readonly ratingPath: string;
  /** Straight lines across stretches without a rating. */
  readonly gapPath: string;
}

const barShare = 0.62;
/** A single month would be a wall else. */
const widestBar = 10;

export function chartOf(buckets: readonly Bucket[]): Chart {
  const step = 100 / Math.max(1, buckets.length);
  const width = Math.min(step * barShare, widestBar);
  const topSpending = niceCeiling(Math.max(0, ...buckets.map(({ spending }) => spending)));
  const bars = buckets.map(({ spending }, i) => ({
    x: (i + 0.5) * step - width / 2,
    width,
    y: 100 - (spending / topSpending) * 100,
    middle: (i + 0.5) * step,
  }));
  const points = buckets.map(({ averageRating }, i) =>
    averageRating === null
      ? null
      : { x: (i + 0.5) * step, y: 100 - ((averageRating - 1) / 4) * 100 },
  );
  return { bars, topSpending, points, ...pathsOf(points) };
}

function pathsOf(points: Chart['points']): Pick<Chart, 'ratingPath' | 'gapPath'> {
  let [ratingPath, gapPath] = ['', ''];
  let before = -1;
  for (const [i, point] of points.entries()) {
    if (!point) continue;
    const here = `${short(point.x)} ${short(point.y)}`;
    const from = points[before];
    const isNext = before === i - 1;
    ratingPath += from && isNext ? `L${here}` : `M${here}`;
    if (from && !isNext) gapPath += `M${short(from.x)} ${short(from.y)}L${here}`;
    before = i;
  }
  return { ratingPath, gapPath };
}

/** The next round figure, such as 150, 200, 250 or 300; 1 for nothing at all. */
export function niceCeiling(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return (
    ([1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= value) ?? 10) * power
  );
}

function sumOf(months: readonly Month[], figure: 'dates' | 'rated' | 'rating_sum'): number {
  return months.reduce((sum, month) => sum + month[figure], 0);
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function dayOfMonth(month: number): string {
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}

function short(value: number): number {
  return Number(value.toFixed(2));
}
