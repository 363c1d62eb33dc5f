import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import '../styles/print.css';
import '../styles/saved-ideas.css';
import { explainFailure } from '../api/api-failure.ts';
import { useDeleteSavedPlan, useSavedIdeas } from '../api/use-history.ts';
import { SavedIdeaCard } from '../features/saved-ideas/saved-idea-card.tsx';
import { notices, pageTitle } from '../messages.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useNotices } from '../ui/toast/use-notices.ts';

const title = 'Saved Date Ideas';

export function meta(): object[] {
  return [{ title: pageTitle(title) }];
}

export default function SavedIdeas(): React.JSX.Element {
  const ideas = useSavedIdeas();
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
      <header className="page-head">
        <h1 className="display-lg">{title}</h1>
        <p className="lede">Plans kept for another evening, as they were when they were saved.</p>
      </header>
      {ideas.isPending && <Skeleton rows={3} />}
      {ideas.isError && !ideas.data && <LoadFailed title={notices.ideasNotLoaded} text={explainFailure(ideas.error)} onRetry={() => void ideas.refetch()} />}
      {ideas.data?.length === 0 && (
        <div className="card">
          <EmptyState title="Nothing saved yet" text="Plan an evening, and keep what you like for later.">
            <Link className="btn btn--secondary" to="/new-date">
              <Sparkles className="icon" />
              New Date
            </Link>
          </EmptyState>
        </div>
      )}
      {ideas.data && ideas.data.length > 0 && (
        <ul className="saved-ideas" aria-label={title}>
          {ideas.data.map((idea) => (
            <SavedIdeaCard key={idea.id} idea={idea} onRemove={setToRemove} />
          ))}
        </ul>
      )}
      {toRemove !== null && (
        <ConfirmDialog
          title="Remove this plan?"
          text="It goes from your saved ideas for good."
          confirm="Remove"
          cancel="Keep"
          isBusy={removal.isPending}
          onConfirm={() => removal.mutate(toRemove, { onSuccess: () => finish(notices.ideaRemoved), onError: () => notify.failure(notices.ideaNotRemoved) })}
          onClose={close}
        >
          {removal.isError && <FormAlert text={explainFailure(removal.error)} />}
        </ConfirmDialog>
      )}
    </>
  );
}
