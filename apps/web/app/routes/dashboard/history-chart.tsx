import type { DateTotals } from '@rendezvous/contract';
import { ChevronDown } from 'lucide-react';
import './history-chart.css';
import { countDates } from '../../features/dates/date-words.ts';
import { formatDollars } from '../../ui/money.ts';
import { type Bucket, bucketsOf, type Chart, chartOf } from './chart-geometry.ts';

/**
 * Spending as bars and ratings as points over the same stretches of time, each with its figure; the
 * table behind says it all in words.
 */
export function HistoryChart({ totals }: { totals: DateTotals }): React.JSX.Element {
  const buckets = bucketsOf(totals.months);
  const chart = chartOf(buckets);
  return (
    <div className="card chart-card">
      <figure
        className="chart"
        aria-label="Spending and average ratings over time; the table below has the same figures."
      >
        <div className="chart-body" aria-hidden="true">
          <SpendingPanel buckets={buckets} chart={chart} />
          <RatingPanel buckets={buckets} chart={chart} />
          <ChartAxis buckets={buckets} chart={chart} />
        </div>
      </figure>
      <details className="chart-table">
        <summary>
          Show the figures
          <ChevronDown className="icon" />
        </summary>
        <FigureTable buckets={buckets} totals={totals} />
      </details>
    </div>
  );
}

interface PanelProps {
  readonly buckets: readonly Bucket[];
  readonly chart: Chart;
}

function SpendingPanel({ buckets, chart }: PanelProps): React.JSX.Element {
  return (
    <>
      <p className="chart-name">Spending by {buckets[0]?.unit}</p>
      <div className="chart-panel chart-panel--spending">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className="chart-grid" d="M0 100H100" />
          {chart.bars.map(({ x, width, y }) => (
            <rect className="chart-bar" key={x} x={x} y={y} width={width} height={100 - y} />
          ))}
        </svg>
        {chart.bars.map(({ middle, y }, i) => {
          const { key, spending } = buckets[i] ?? {};
          if (!spending) return null;
          return (
            <span className="chart-value" key={key} style={{ left: `${middle}%`, top: `${y}%` }}>
              {formatWhole(spending)}
            </span>
          );
        })}
      </div>
    </>
  );
}

function RatingPanel({ buckets, chart }: PanelProps): React.JSX.Element {
  return (
    <>
      <p className="chart-name">Average rating, 1 to 5</p>
      <div className="chart-panel chart-panel--rating">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className="chart-grid" d="M0 100H100" />
          <path className="chart-line" d={chart.ratingPath} />
          <path className="chart-line chart-line--gap" d={chart.gapPath} />
        </svg>
        {chart.points.map(
          (point, i) =>
            point && (
              <span
                className="chart-point"
                key={buckets[i]?.key}
                style={{ left: `${point.x}%`, top: `${point.y}%` }}
              >
                <span className="chart-value">{buckets[i]?.averageRating?.toFixed(1)}</span>
              </span>
            ),
        )}
      </div>
    </>
  );
}

/**
 * The year stands below the first stretch, and below the first of each year; where there is no
 * room, months are letters.
 */
function ChartAxis({ buckets, chart }: PanelProps): React.JSX.Element {
  return (
    <div className="chart-axis">
      {buckets.map(({ key, unit, shortLabel }, i) => {
        const [name = '', year] = shortLabel.split(' ');
        const isNewYear = !buckets[i - 1]?.shortLabel.endsWith(` ${year}`);
        return (
          <span key={key} style={{ left: `${chart.bars[i]?.middle ?? 0}%` }}>
            {unit === 'month' ? name.slice(0, 1) : name}
            {unit === 'month' && <span className="chart-rest">{name.slice(1)}</span>}
            {year && isNewYear && <span className="chart-year">{year}</span>}
          </span>
        );
      })}
    </div>
  );
}

function FigureTable({
  buckets,
  totals,
}: {
  buckets: readonly Bucket[];
  totals: DateTotals;
}): React.JSX.Element {
  return (
    <div className="table-scroll">
      <table>
        <caption className="sr-only">Dates, spending and average rating over time</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Dates</th>
            <th scope="col">Spending</th>
            <th scope="col">Average rating</th>
          </tr>
        </thead>
        <tbody>
          {buckets.map(({ key, label, dates, spending, averageRating }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{dates}</td>
              <td>{formatDollars(spending)}</td>
              <td>{ratingFigure(dates, averageRating)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All {countDates(totals.dates)}</th>
            <td>{totals.dates}</td>
            <td>{formatDollars(totals.spending)}</td>
            <td>{ratingFigure(totals.dates, totals.average_rating)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Dates can have happened without anybody rating them. */
function ratingFigure(dates: number, average: number | null): string {
  if (average !== null) return average.toFixed(1);
  return dates === 0 ? 'none' : 'not rated yet';
}

/** Whole dollars where cents would be noise: a label above a bar. */
function formatWhole(amount: number): string {
  return amount < 10 && !Number.isInteger(amount)
    ? formatDollars(amount)
    : formatDollars(Math.round(amount)).replace(/\.00$/, '');
}
