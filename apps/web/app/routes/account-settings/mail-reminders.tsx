import type { User } from '@rendezvous/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explainAction } from '../../api/api-failure.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { meKey } from '../../api/session/session.ts';
import { useNotices } from '../../ui/toast/use-notices.ts';
import { SettingsSection } from './settings-section.tsx';
import { useConfig } from '../../api/use-config.ts';

/** Whether reminders come by email too. Not there where this installation cannot mail. */
export function MailReminders({ user }: { user: User }): React.JSX.Element | null {
  const { data: config } = useConfig();
  const change = useChangeMailReminders();
  const notify = useNotices();
  if (!config?.mail) return null;

  function handleChange(isOn: boolean): void {
    if (change.isPending) return;
    change.mutate(isOn, {
      onSuccess: () => notify.success(`Reminders by email turned ${isOn ? 'on' : 'off'}`),
      onError: (error) =>
        notify.failure(explainAction(error, 'Failed to change reminders by email')),
    });
  }

  return (
    <SettingsSection
      title="Reminders by email"
      text="Birthdays a week before, other important dates three days before, both again on the day; and your dates the evening before."
    >
      <div className="card settings-card">
        <label className="settings-check">
          <input
            type="checkbox"
            checked={user.reminders_by_mail}
            aria-disabled={change.isPending}
            onChange={(event) => handleChange(event.currentTarget.checked)}
          />
          <span>Send reminders to {user.email}</span>
        </label>
        <p className="muted">
          First names only, no places and no notes. Every email has a link that ends them.
        </p>
      </div>
    </SettingsSection>
  );
}

/** Shown at once, and put back when the server does not keep it. */
function useChangeMailReminders() {
  const client = useQueryClient();
  const show = (isOn: boolean): void =>
    void client.setQueryData<User>(meKey, (user) => user && { ...user, reminders_by_mail: isOn });
  return useMutation({
    mutationFn: (isOn: boolean) =>
      callEndpoint('PATCH /users/me', { body: { reminders_by_mail: isOn } }),
    onMutate: show,
    onError: (_error, isOn) => show(!isOn),
  });
}
