import type { WirePlan } from '@rendezvous/contract';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import '../../plan/print.css';
import '../../features/ideas/saved-ideas.css';
import { explainFailure } from '../../api/api-failure.ts';
import { useDeleteSavedPlan, useSavedIdeas } from '../../api/use-history.ts';
import { useProfiles } from '../../api/use-profiles.ts';
import { IdeaList } from './idea-list.tsx';
import { notices, pageTitle } from '../../messages.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '../../ui/loading/empty-state.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { LoadFailed } from '../../ui/loading/load-failed.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useNotices } from '../../ui/toast/use-notices.ts';

const SchedulePlan = lazyPart({
  what: 'Scheduling',
  place: 'line',
  load: () =>
    import('../../features/dates/dialog/schedule-plan.tsx').then(
      ({ SchedulePlan }) => SchedulePlan,
    ),
});

const title = 'Saved Ideas';

const noPeople: [] = [];

export function meta(): object[] {
  return [{ title: pageTitle(title) }];
}

export default function SavedIdeas(): React.JSX.Element {
  const ideas = useSavedIdeas();
  const { data: people = noPeople } = useProfiles();
  const removal = useDeleteSavedPlan();
  const notify = useNotices();
  const [toRemove, setToRemove] = useState<string | null>(null);
  const close = (): void => {
    setToRemove(null);
    removal.reset();
  };
  const finish = (text: string): void => {
    notify.success(text);
    close();
  };
  return (
    <>
      <header className="page-head page-head--actions">
        <div>
          <h1 className="display-lg">{title}</h1>
          <p className="lede">Evenings you liked the look of.</p>
        </div>
        <div className="btn-row">
          <Link className="btn btn--primary" to="/new-date">
            <Sparkles className="icon" />
            New Date
          </Link>
        </div>
      </header>
      {ideas.isPending && <Skeleton rows={3} />}
      {ideas.isError && !ideas.data && (
        <LoadFailed
          title={notices.ideasNotLoaded}
          text={explainFailure(ideas.error)}
          onRetry={() => void ideas.refetch()}
        />
      )}
      {ideas.data?.length === 0 && (
        <div className="card">
          <EmptyState
            title="Nothing saved yet"
            text="Plan an evening, and keep what you like for later."
          >
            <Link className="btn btn--secondary" to="/new-date">
              Plan a date
            </Link>
          </EmptyState>
        </div>
      )}
      {ideas.data && ideas.data.length > 0 && (
        <IdeaList
          label={title}
          ideas={ideas.data}
          people={people}
          drawSchedule={drawSchedule}
          onRemove={setToRemove}
        />
      )}
      {toRemove !== null && (
        <ConfirmDialog
          title="Remove this plan?"
          text="It will be removed from your saved ideas for good."
          confirm="Remove"
          cancel="Keep"
          isBusy={removal.isPending}
          onConfirm={() =>
            removal.mutate(toRemove, {
              onSuccess: () => finish(notices.ideaRemoved),
              onError: () => notify.failure(notices.ideaNotRemoved),
            })
          }
          onClose={close}
        >
          {removal.isError && <FormAlert text={explainFailure(removal.error)} />}
        </ConfirmDialog>
      )}
    </>
  );
}

function drawSchedule(plan: WirePlan, profileId: number | null): React.JSX.Element {
  return <SchedulePlan className="btn btn--secondary btn--sm" plan={plan} profileId={profileId} />;
}
