import type { DateTotals, Profile, SavedIdea } from '@rendezvous/contract';
import { formatMonth } from '../../ui/time/calendar-day.ts';
import { formatDollars } from '../../ui/money.ts';
import { countActive } from './totals.ts';

interface StatsProps {
  /** undefined where a list has not come. */
  readonly totals: DateTotals | undefined;
  readonly profiles: readonly Profile[] | undefined;
  readonly ideas: readonly SavedIdea[] | undefined;
}

export function Stats({ totals, profiles, ideas }: StatsProps): React.JSX.Element {
  const active = profiles && countActive(profiles);
  return (
    <dl className="stats" aria-label="Totals">
      <Stat
        term="Total dates"
        figure={totals && String(totals.dates)}
        note={totals?.since ? `since ${formatMonth(totals.since)}` : 'none recorded yet'}
      />
      <Stat
        term="Active profiles"
        figure={active === undefined ? undefined : String(active)}
        note="marked as talking"
      />
      <Stat
        term="Saved ideas"
        figure={ideas && String(ideas.length)}
        note={ideas?.length === 0 ? 'none kept yet' : 'kept for later'}
      />
      <Stat
        term="Spending"
        figure={totals && formatDollars(totals.spending)}
        note={
          totals ? `${formatDollars(totals.spending / Math.max(1, totals.dates))} per date` : ''
        }
      />
    </dl>
  );
}

function Stat({
  term,
  figure,
  note,
}: {
  term: string;
  figure: string | undefined;
  note: string;
}): React.JSX.Element {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="stat-figure num">{figure ?? '–'}</dd>
      <dd className="num">{figure === undefined ? 'not loaded' : note}</dd>
    </div>
  );
}
