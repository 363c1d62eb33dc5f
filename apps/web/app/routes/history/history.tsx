import type { DateRecord } from '@rendezvous/contract';
import { NotebookPen } from 'lucide-react';
import { startTransition } from 'react';
import { useSearchParams } from 'react-router';
import { useDraft } from '../../api/storage/use-draft.ts';
import { useProfiles } from '../../api/use-profiles.ts';
import { DateDialog } from '../../features/dates/dialog/date-dialog.tsx';
import type { DateTask } from '../../features/dates/dialog/date-task.ts';
import { HistoryScreen } from './history-screen.tsx';
import { PersonAvatar } from '../../features/people/person-avatar.tsx';
import { askHowItWas } from '../../features/dates/how-it-was/ask-how-it-was.tsx';
import { Timeline } from '../../features/dates/timeline/timeline.tsx';
import { pageTitle } from '../../messages.ts';
import { ScrollToTop } from '../../ui/page/scroll-to-top.tsx';
import { useLatest } from '../../ui/use-latest.ts';

export function meta(): object[] {
  return [{ title: pageTitle('Date History') }];
}

export default function History(): React.JSX.Element {
  const { data: profiles = [], isPending } = useProfiles();
  const [task, setTask] = useDraft<DateTask | null>('task', () => null);
  const [params, setParams] = useSearchParams();
  // The press is shown at once, and the dialog as soon as it is rendered.
  const open = (next: DateTask): void => startTransition(() => setTask(next));
  // Stable functions, so that what they are given to renders again only when
  // its dates or people change.
  const edit = useLatest((record: DateRecord) => open({ kind: 'edit', record }));
  const show = useLatest((id: number | undefined) =>
    setParams((before) => withPerson(before, id), { replace: true, preventScrollReset: true }),
  );
  const chosen = profiles.filter(({ id }) => String(id) === params.get('profile'));
  const profileId = chosen[0]?.id;
  const record = profiles.length > 0 && (
    <button
      className="btn btn--primary"
      type="button"
      onClick={() => open({ kind: 'record', people: chosen.length > 0 ? chosen : profiles })}
    >
      <NotebookPen className="icon" />
      Record Date
    </button>
  );
  return (
    <>
      <HistoryScreen
        profiles={profiles}
        isWaiting={isPending}
        profileId={profileId}
        onProfile={show}
        action={record}
        drawRecords={(records, order) => (
          <Timeline
            records={records}
            {...(profileId === undefined && { drawPerson })}
            order={order}
            yearLevel={2}
            ask={askHowItWas}
            onEdit={edit}
          />
        )}
      />
      <ScrollToTop />
      {task && <DateDialog task={task} onClose={() => setTask(null)} />}
    </>
  );
}

function drawPerson({ profile }: DateRecord): React.JSX.Element {
  if (!profile) return <>Nobody in particular</>;
  return (
    <>
      <PersonAvatar person={profile} size={22} />
      {profile.name}
    </>
  );
}

function withPerson(params: URLSearchParams, id: number | undefined): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (id === undefined) changed.delete('profile');
  else changed.set('profile', String(id));
  return changed;
}
