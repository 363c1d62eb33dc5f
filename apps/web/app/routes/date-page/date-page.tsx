import type { DateDetail } from '@rendezvous/contract';
import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import '../../plan/plan.css';
import '../../plan/print.css';
import './date-page.css';
import { explainFailure, isNotFound } from '../../api/api-failure.ts';
import { useDate } from '../../api/use-date.ts';
import { notices, pageTitle } from '../../messages.ts';
import { EmptyState } from '../../ui/loading/empty-state.tsx';
import { LoadFailed } from '../../ui/loading/load-failed.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useDocumentTitle } from '../../ui/page/use-document-title.ts';
import { useNow } from '../../ui/use-now.ts';
import { localMoment } from '../../ui/time/zone-time.ts';
import type { Route } from './+types/date-page';
import { CancelledDate } from './cancelled-date.tsx';
import { factsOf } from './date-facts.ts';
import { DayOf } from './day-of.tsx';
import { HowWasIt } from './how-was-it.tsx';
import { WholeDate } from './whole-date.tsx';

export function meta(): Route.MetaDescriptors {
  return [{ title: pageTitle('Your date') }];
}

export default function DatePage({ params }: Route.ComponentProps): React.JSX.Element {
  const date = useDate(params.id);
  const isMissing = date.isError && isNotFound(date.error);
  return (
    <>
      <nav className="crumb" aria-label="Breadcrumb">
        <Link to="/dashboard">
          <ArrowLeft className="icon" />
          Dashboard
        </Link>
      </nav>
      {date.isPending && <Skeleton rows={4} />}
      {isMissing && (
        <div className="card">
          <EmptyState
            level={1}
            title="We could not find this date"
            text="It was deleted, or its address is incomplete."
          />
        </div>
      )}
      {date.isError && !isMissing && !date.data && (
        <>
          <h1 className="sr-only">Your date</h1>
          <LoadFailed
            title={notices.dateNotLoaded}
            text={explainFailure(date.error)}
            onRetry={() => void date.refetch()}
          />
        </>
      )}
      {date.data && !isMissing && <KnownDate key={params.id} date={date.data} />}
    </>
  );
}

/** Called off, today, over and not rated, or as it is planned. */
function KnownDate({ date }: { readonly date: DateDetail }): React.JSX.Element {
  const [params] = useSearchParams();
  const facts = factsOf(date, localMoment(useNow(), date.time_zone));
  useDocumentTitle(pageTitle(facts.title));
  const isWhole = params.get('view') === 'whole';
  if (date.cancelled_at !== null) return <CancelledDate facts={facts} />;
  if (facts.phase === 'over' && !date.rated && !isWhole) return <HowWasIt facts={facts} />;
  const isToday = facts.phase === 'today' && date.kind === 'scheduled';
  if (isToday && facts.steps !== null && !isWhole)
    return <DayOf facts={facts} steps={facts.steps} />;
  return <WholeDate facts={facts} />;
}
