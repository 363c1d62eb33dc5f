import type { DateRecord } from '@rendezvous/contract';
import { Link } from 'react-router';
import './dashboard.css';
import { useDraft } from '../../api/storage/use-draft.ts';
import { useHistory, useSavedIdeas, useTotals } from '../../api/use-history.ts';
import { useProfiles } from '../../api/use-profiles.ts';
import { Block } from './block.tsx';
import { DashboardHead } from './dashboard-head.tsx';
import { FirstProfiles, LatestIdea, RecentDates } from './dashboard-rows.tsx';
import { Inbox } from './inbox.tsx';
import { NextDate } from './next-date.tsx';
import { Stats } from './stats.tsx';
import { useInbox } from './use-inbox.ts';
import { HowItWas } from '../../features/dates/how-it-was/how-it-was.tsx';
import { notices, pageTitle } from '../../messages.ts';
import { EmptyState } from '../../ui/loading/empty-state.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';

const HistoryChart = lazyPart({
  what: 'The chart',
  load: () => import('./history-chart.tsx').then(({ HistoryChart }) => HistoryChart),
});

const DateDialog = lazyPart({
  what: 'The date',
  place: 'afloat',
  load: () =>
    import('../../features/dates/dialog/date-dialog.tsx').then(({ DateDialog }) => DateDialog),
});

export function meta(): object[] {
  return [{ title: pageTitle('Dashboard') }];
}

export default function Dashboard(): React.JSX.Element {
  const [past, upcoming, profiles, ideas] = [
    useHistory('past'),
    useHistory('upcoming'),
    useProfiles(),
    useSavedIdeas(),
  ];
  const inbox = useInbox();
  const { data: sums, isPending, isError, error, refetch } = useTotals();
  const drawn = sums && (sums.dates > 0 ? [sums] : []);
  const [edited, setEdited] = useDraft<DateRecord | null>('edited', () => null);
  const isBrandNew = [past, upcoming, profiles, ideas].every(({ data }) => data?.length === 0);
  const head = <DashboardHead isBrandNew={isBrandNew} />;
  // What is at the top comes first: nothing below it moves then. Reminders are not kept in the browser, so where they do not come at once nobody waits for them.
  if (upcoming.isPending || past.isPending || (inbox.isPending && inbox.errorUpdateCount === 0)) {
    return (
      <>
        {head}
        <Skeleton rows={6} />
      </>
    );
  }
  return (
    <>
      {head}
      <Inbox
        past={past.data ?? []}
        ask={({ text, ...question }) => <HowItWas {...question} question={text} wasScheduled />}
      />
      <Block
        title="Upcoming dates"
        more={{ to: '/new-date', label: 'Plan New' }}
        query={upcoming}
        failure={notices.historyNotLoaded}
        empty={
          <Invitation
            title="Nothing planned yet"
            text="Say where and when, and get an evening of three real places."
            to="/new-date"
            action="Plan a date"
          />
        }
        draw={(records) => <NextDate records={records} onEdit={setEdited} />}
      />
      {!isBrandNew && <Stats totals={sums} profiles={profiles.data} ideas={ideas.data} />}
      <div className="dashboard-grid">
        <Block
          title="Recent dates"
          more={{ to: '/history', label: 'All history' }}
          query={past}
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
        <Block
          title="Profiles"
          more={{ to: '/profiles', label: 'All profiles' }}
          query={profiles}
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
        <Block
          title="Latest saved idea"
          className="wide"
          more={{ to: '/saved-ideas', label: 'All saved ideas' }}
          query={ideas}
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
        <Block
          title="Spending and ratings over time"
          className="wide"
          more={{ to: '/history', label: 'All history' }}
          query={{ data: drawn, isPending, isError, error, refetch }}
          failure={notices.historyNotLoaded}
          empty={
            <Invitation
              title="Nothing to show yet"
              text="After your first recorded date, this shows what your evenings cost and how they were."
              to="/profiles"
              action="Choose a person"
            />
          }
          draw={([shown]) => shown && <HistoryChart totals={shown} />}
        />
      </div>
      {edited && (
        <DateDialog task={{ kind: 'edit', record: edited }} onClose={() => setEdited(null)} />
      )}
    </>
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
