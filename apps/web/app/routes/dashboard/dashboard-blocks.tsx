import type { DateRecord, DateTotals, Profile, SavedIdea } from '@rendezvous/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { notices } from '../../messages.ts';
import { EmptyState } from '../../ui/loading/empty-state.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { Block } from './block.tsx';
import { FirstProfiles, LatestIdea, RecentDates } from './dashboard-rows.tsx';
import { NextDate } from './next-date.tsx';

const HistoryChart = lazyPart({
  what: 'The chart',
  load: () => import('./history-chart.tsx').then(({ HistoryChart }) => HistoryChart),
});

interface ListProps<Item> {
  readonly query: UseQueryResult<readonly Item[]>;
}

interface UpcomingDatesProps extends ListProps<DateRecord> {
  readonly onEdit: (record: DateRecord) => void;
}

export function UpcomingDates({ query, onEdit }: UpcomingDatesProps): React.JSX.Element {
  return (
    <Block
      title="Upcoming dates"
      more={{ to: '/new-date', label: 'Plan New' }}
      query={query}
      failure={notices.historyNotLoaded}
      empty={
        <Invitation
          title="Nothing planned yet"
          text="Say where and when, and get an evening of three real places."
          to="/new-date"
          action="Plan a date"
        />
      }
      draw={(records) => <NextDate records={records} onEdit={onEdit} />}
    />
  );
}

export function PastDates({ query }: ListProps<DateRecord>): React.JSX.Element {
  return (
    <Block
      title="Recent dates"
      more={{ to: '/history', label: 'All history' }}
      query={query}
      failure={notices.historyNotLoaded}
      empty={
        <Invitation
          title="No dates recorded"
          text="Record one you have been on: what you did, what it cost, how it was."
          to="/history"
          action="Go to history"
        />
      }
      draw={(records) => <RecentDates records={records} />}
    />
  );
}

export function People({ query }: ListProps<Profile>): React.JSX.Element {
  return (
    <Block
      title="Profiles"
      more={{ to: '/profiles', label: 'All profiles' }}
      query={query}
      failure={notices.profilesNotLoaded}
      empty={
        <Invitation
          title="Nobody here yet"
          text="Add the first person you are seeing."
          to="/profiles"
          action="Add a profile"
        />
      }
      draw={(list) => <FirstProfiles profiles={list} />}
    />
  );
}

export function NewestIdea({ query }: ListProps<SavedIdea>): React.JSX.Element {
  return (
    <Block
      title="Latest saved idea"
      className="wide"
      more={{ to: '/saved-ideas', label: 'All saved ideas' }}
      query={query}
      failure={notices.ideasNotLoaded}
      empty={
        <Invitation
          title="No saved ideas"
          text="Save a plan you like, and you will find it here."
          to="/new-date"
          action="Find an idea"
        />
      }
      draw={(list) => <LatestIdea ideas={list} />}
    />
  );
}

/** The chart, once a date is recorded. */
export function OverTime({ query }: { query: UseQueryResult<DateTotals> }): React.JSX.Element {
  const { data, isPending, isError, error, refetch } = query;
  const shown = data && (data.dates > 0 ? [data] : []);
  return (
    <Block
      title="Spending and ratings over time"
      className="wide"
      query={{ data: shown, isPending, isError, error, refetch }}
      failure={notices.historyNotLoaded}
      empty={
        <Invitation
          title="Nothing to show yet"
          text="After your first recorded date, this shows what your evenings cost and how they were."
          to="/profiles"
          action="Choose a person"
        />
      }
      draw={([totals]) => totals && <HistoryChart totals={totals} />}
    />
  );
}

function Invitation({
  title,
  text,
  to,
  action,
}: {
  title: string;
  text: string;
  to: string;
  action: string;
}): React.JSX.Element {
  return (
    <EmptyState title={title} text={text} level={3}>
      <Link className="btn btn--secondary" to={to}>
        {action}
      </Link>
    </EmptyState>
  );
}
