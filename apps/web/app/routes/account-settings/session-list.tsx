import type { ListedSession } from '@rendezvous/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { explainAction, explainFailure } from '../../api/api-failure.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { notices } from '../../messages.ts';
import { dayOfInstant, formatDay } from '../../ui/calendar-day.ts';
import { LoadFailed } from '../../ui/loading/load-failed.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useNotices } from '../../ui/toast/use-notices.ts';
import { sessionsKey, useSessions } from './use-sessions.ts';

/** Where the user is signed in, and how that ends: one by one, or all but this. */
export function SessionList(): React.JSX.Element {
  const list = useSessions();
  const ending = useEndSessions();
  if (list.isPending) return <Skeleton rows={2} />;
  if (list.isError && !list.data)
    return (
      <LoadFailed
        title={notices.sessionsNotLoaded}
        text={explainFailure(list.error)}
        onRetry={() => void list.refetch()}
      />
    );
  const others = list.data.filter(({ current }) => !current);
  return (
    <div className="card settings-card">
      <ul className="session-list">
        {list.data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={ending.isPending}
            onEnd={() => ending.mutate(session.id)}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <div className="btn-row">
          <button
            className="btn btn--danger-quiet"
            type="button"
            aria-disabled={ending.isPending}
            onClick={() => !ending.isPending && ending.mutate('others')}
          >
            Sign out everywhere else
          </button>
        </div>
      )}
    </div>
  );
}

function SessionRow({
  session: { device, created_at, last_used_at, current },
  isBusy,
  onEnd,
}: {
  session: ListedSession;
  isBusy: boolean;
  onEnd: () => void;
}): React.JSX.Element {
  const name = device || 'Unknown device';
  return (
    <li>
      <MonitorSmartphone className="icon" />
      <div>
        <b>{name}</b>
        <p className="muted">
          {current ? 'This browser' : `Last used ${formatDay(dayOfInstant(last_used_at))}`}
          {`, signed in ${formatDay(dayOfInstant(created_at))}`}
        </p>
      </div>
      {!current && (
        <button
          className="btn btn--secondary btn--sm"
          type="button"
          aria-label={`Sign out ${name}`}
          aria-disabled={isBusy}
          onClick={() => !isBusy && onEnd()}
        >
          Sign out
        </button>
      )}
    </li>
  );
}

function useEndSessions() {
  const client = useQueryClient();
  const notify = useNotices();
  return useMutation({
    mutationFn: (which: string) =>
      which === 'others'
        ? callEndpoint('DELETE /users/me/sessions')
        : callEndpoint('DELETE /users/me/sessions/:id', { params: { id: which } }),
    onSuccess: (_answer, which) => {
      notify.success(which === 'others' ? notices.sessionsEnded : notices.sessionEnded);
      document.getElementById('sessions')?.focus();
    },
    onError: (error) => notify.failure(explainAction(error, notices.sessionNotEnded)),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}
