import type { ListedSession } from '@rendezvous/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { explainAction, explainFailure } from '../../api/api-failure.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { notices } from '../../messages.ts';
import { dayOfInstant, formatShortDay } from '../../ui/time/calendar-day.ts';
import { LoadFailed } from '../../ui/loading/load-failed.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useNotices } from '../../ui/toast/use-notices.ts';
import { sessionsKey, useSessions } from './use-sessions.ts';

/** How many are listed at first; one more is shown rather than a button for it. */
const listed = 5;

/** The user's sessions, which can be ended one by one, or all but this one. */
export function SessionList(): React.JSX.Element {
  const list = useSessions();
  const ending = useEndSessions();
  const [isWhole, setIsWhole] = useState(false);
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
  const sessions = [...list.data.filter(({ current }) => current), ...others];
  const isCut = !isWhole && sessions.length > listed + 1;
  return (
    <div className="card settings-card">
      <ul className="session-list">
        {(isCut ? sessions.slice(0, listed) : sessions).map((session) => (
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
          {isCut && (
            <button className="btn btn--secondary" type="button" onClick={() => setIsWhole(true)}>
              Show all {sessions.length}
            </button>
          )}
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
  session,
  isBusy,
  onEnd,
}: {
  session: ListedSession;
  isBusy: boolean;
  onEnd: () => void;
}): React.JSX.Element {
  const name = session.device || 'Unknown device';
  return (
    <li>
      <MonitorSmartphone className="icon" />
      <div>
        <b>{name}</b>
        <p className="muted">{wordsOf(session)}</p>
      </div>
      {!session.current && (
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

/** "This browser, signed in Nov 1, 2026", "Last used Nov 3, 2026, signed in Nov 1, 2026" */
function wordsOf({ created_at, last_used_at, current }: ListedSession): string {
  const [signedIn, lastUsed] = [created_at, last_used_at].map((instant) =>
    formatShortDay(dayOfInstant(instant)),
  );
  if (current) return `This browser, signed in ${signedIn}`;
  return lastUsed === signedIn
    ? `Signed in ${signedIn}`
    : `Last used ${lastUsed}, signed in ${signedIn}`;
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
