import type { Profile } from '@rendezvous/contract';
import { useNavigate } from 'react-router';
import { explainFailure } from '../../api/api-failure.ts';
import { useDeleteProfile, useForgetProfile } from '../../api/use-profiles.ts';
import { notices } from '../../messages.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { useNotices } from '../../ui/toast/use-notices.ts';
import { useBusy } from '../../ui/use-busy.ts';

export function DeleteProfileDialog({
  profile,
  onClose,
}: {
  profile: Profile;
  onClose: () => void;
}): React.JSX.Element {
  const removal = useDeleteProfile(profile.id);
  const forget = useForgetProfile(profile.id);
  const navigate = useNavigate();
  const { success, failure } = useNotices();
  const { isBusy, run } = useBusy();

  async function remove(): Promise<void> {
    try {
      await removal.mutateAsync();
      success(notices.profileDeleted);
      await navigate('/profiles', { replace: true, flushSync: true });
      forget();
    } catch {
      failure(notices.profileNotDeleted);
    }
  }

  return (
    <ConfirmDialog
      title="Are you sure you want to delete this profile?"
      text={`Everything about ${profile.name} goes with it: photos, dates, notes and saved ideas. This cannot be undone.`}
      confirm={isBusy ? 'Deleting...' : 'Delete profile'}
      cancel="Cancel"
      isBusy={isBusy}
      onConfirm={() => void run(remove)}
      onClose={onClose}
    >
      {removal.isError && <FormAlert text={explainFailure(removal.error)} />}
    </ConfirmDialog>
  );
}
