import { UserPlus } from 'lucide-react';
import { startTransition } from 'react';
import { explainFailure } from '../../api/api-failure.ts';
import { useDraft } from '../../api/storage/use-draft.ts';
import { useProfiles } from '../../api/use-profiles.ts';
import { AddProfileDialog } from './add-profile-dialog.tsx';
import { ProfileList } from './profile-list.tsx';
import { notices, pageTitle } from '../../messages.ts';
import { EmptyState } from '../../ui/loading/empty-state.tsx';
import { LoadFailed } from '../../ui/loading/load-failed.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';

const title = 'Date Profiles';

export function meta(): object[] {
  return [{ title: pageTitle(title) }];
}

export default function Profiles(): React.JSX.Element {
  const profiles = useProfiles();
  const [isAdding, setIsAdding] = useDraft('adding', () => false);
  // The press is shown at once, and the dialog as soon as it is drawn.
  const add = (): void => startTransition(() => setIsAdding(true));
  const addButton = (
    <button className="btn btn--primary" type="button" onClick={add}>
      <UserPlus className="icon" />
      Add Profile
    </button>
  );
  return (
    <>
      <header className="page-head page-head--actions">
        <div>
          <h1 className="display-lg">{title}</h1>
          <p className="lede">A page for everyone you are seeing. Only you can read them.</p>
        </div>
        <div className="btn-row">{addButton}</div>
      </header>
      {profiles.isPending && <Skeleton rows={4} />}
      {profiles.isError && !profiles.data && (
        <LoadFailed
          title={notices.profilesNotLoaded}
          text={explainFailure(profiles.error)}
          onRetry={() => void profiles.refetch()}
        />
      )}
      {profiles.data && profiles.data.length > 0 && <ProfileList profiles={profiles.data} />}
      {profiles.data?.length === 0 && (
        <div className="card">
          <EmptyState
            title="Nobody here yet"
            text="Add the first person, and plans can start from what the two of you like."
          >
            <button className="btn btn--secondary" type="button" onClick={add}>
              Add your first profile
            </button>
          </EmptyState>
        </div>
      )}
      {isAdding && <AddProfileDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}
