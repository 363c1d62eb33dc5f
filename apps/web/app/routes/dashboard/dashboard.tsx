import type { DateRecord } from '@rendezvous/contract';
import { startTransition } from 'react';
import './dashboard.css';
import { useDraft } from '../../api/storage/use-draft.ts';
import { useHistory, useSavedIdeas, useTotals } from '../../api/use-history.ts';
import { useProfiles } from '../../api/use-profiles.ts';
import { DashboardHead } from './dashboard-head.tsx';
import { NewestIdea, OverTime, PastDates, People, UpcomingDates } from './dashboard-blocks.tsx';
import { Inbox } from './inbox.tsx';
import { Stats } from './stats.tsx';
import { useInbox } from './use-inbox.ts';
import { HowItWas } from '../../features/dates/how-it-was/how-it-was.tsx';
import { pageTitle } from '../../messages.ts';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';

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
  const totals = useTotals();
  const [edited, setEdited] = useDraft<DateRecord | null>('edited', () => null);
  const isBrandNew = [past, upcoming, profiles, ideas].every(({ data }) => data?.length === 0);
  const head = <DashboardHead isBrandNew={isBrandNew} />;
  // The top of the page is rendered first, so that nothing below moves. Reminders are not stored in
  // the browser, so if they are not there at once nobody waits for them.
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
      <UpcomingDates
        query={upcoming}
        onEdit={(record) => startTransition(() => setEdited(record))}
      />
      {!isBrandNew && <Stats totals={totals.data} profiles={profiles.data} ideas={ideas.data} />}
      <div className="dashboard-grid">
        <PastDates query={past} />
        <People query={profiles} />
        <NewestIdea query={ideas} />
        <OverTime query={totals} />
      </div>
      {edited && (
        <DateDialog task={{ kind: 'edit', record: edited }} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
