import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { explainAction, explainFailure } from '../../api/api-failure.ts';
import { notices } from '../../messages.ts';
import { dayOfInstant, formatDay } from '../../ui/time/calendar-day.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { AddressField } from '../../ui/form/address-field.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { LoadFailed } from '../../ui/loading/load-failed.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useNotices } from '../../ui/toast/use-notices.ts';
import { useCreateFeed, useDeleteFeed, useFeedState } from './use-calendar-feed.ts';

const questions = {
  replace: {
    title: 'Create a new address?',
    text: 'Calendars that use the current address will stop updating.',
    confirm: 'Create a new address',
    cancel: 'Keep',
  },
  end: {
    title: 'Turn off the calendar feed?',
    text: 'Its address stops working for every calendar that uses it.',
    confirm: 'Turn off',
    cancel: 'Keep',
  },
} as const;

/** The private feed of dates and birthdays: creates its address, shows it once, and ends it. */
export function CalendarFeed(): React.JSX.Element {
  const state = useFeedState();
  const { making, ending, make, end } = useFeedActions();
  const [asking, setAsking] = useState<keyof typeof questions | null>(null);

  function close(): void {
    setAsking(null);
    ending.reset();
  }

  function confirm(): void {
    if (asking === 'end') return end(close);
    close();
    make();
  }

  if (state.isPending) return <Skeleton rows={2} />;
  if (state.isError && !state.data)
    return (
      <LoadFailed
        title={notices.feedNotLoaded}
        text={explainFailure(state.error)}
        onRetry={() => void state.refetch()}
      />
    );
  const { created_at: since } = state.data;
  return (
    <div className="card settings-card">
      {making.data ? <FeedAddress url={making.data.url} /> : <FeedState since={since} />}
      <div className="btn-row">
        <button
          className="btn btn--secondary"
          type="button"
          aria-disabled={making.isPending}
          onClick={() => (since === null ? make() : setAsking('replace'))}
        >
          {making.isPending ? <span className="spinner" /> : <CalendarSync className="icon" />}
          {since === null ? 'Create address' : 'Create a new address'}
        </button>
        {since !== null && (
          <button className="btn btn--danger-quiet" type="button" onClick={() => setAsking('end')}>
            Turn off
          </button>
        )}
      </div>
      {asking !== null && (
        <ConfirmDialog
          {...questions[asking]}
          isBusy={ending.isPending}
          onConfirm={confirm}
          onClose={close}
        >
          {ending.isError && <FormAlert text={explainFailure(ending.error)} />}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Creates and ends the feed, and says how that went. */
function useFeedActions() {
  const [making, ending] = [useCreateFeed(), useDeleteFeed()];
  const notify = useNotices();

  function make(): void {
    if (making.isPending) return;
    making.mutate(undefined, {
      onSuccess: () => notify.success(notices.feedMade),
      onError: (error) => notify.failure(explainAction(error, notices.feedNotMade)),
    });
  }

  function end(onEnded: () => void): void {
    ending.mutate(undefined, {
      onSuccess: () => {
        making.reset();
        onEnded();
        notify.success(notices.feedEnded);
      },
      onError: () => notify.failure(notices.feedNotEnded),
    });
  }

  return { making, ending, make, end };
}

function FeedState({ since }: { readonly since: string | null }): React.JSX.Element {
  return (
    <p>
      {since === null
        ? 'A private address that your calendar app subscribes to. Nothing is shared until you create it.'
        : `On since ${formatDay(dayOfInstant(since))}. The address was shown once, when it was created; a new one replaces it.`}
    </p>
  );
}

function FeedAddress({ url }: { url: string }): React.JSX.Element {
  return (
    <AddressField
      label="Address"
      hint="Add it to your calendar app as a calendar by URL. It is shown only now. Anyone who has it can read names and days, but no notes."
      url={url}
      tone="secondary"
      copied={notices.feedCopied}
      notCopied={notices.feedNotCopied}
    />
  );
}
