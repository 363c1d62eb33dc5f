import type { User } from '@rendezvous/contract';
import { explainAction } from '../../api/api-failure.ts';
import { useNotices } from '../../ui/toast/use-notices.ts';
import { SettingsSection } from './settings-section.tsx';
import { useChangeReminders } from './use-change-reminders.ts';
import { useConfig } from '../../api/use-config.ts';

/** Whether reminders also come by email. Not shown if this installation cannot send mail. */
export function MailReminders({ user }: { user: User }): React.JSX.Element | null {
  const { data: config } = useConfig();
  const change = useChangeReminders();
  const notify = useNotices();
  if (!config?.mail) return null;

  function handleChange(isOn: boolean): void {
    if (change.isPending) return;
    change.mutate(
      { reminders_by_mail: isOn },
      {
        onSuccess: () => notify.success(`Reminders by email turned ${isOn ? 'on' : 'off'}`),
        onError: (error) =>
          notify.failure(explainAction(error, 'Failed to change reminders by email')),
      },
    );
  }

  return (
    <SettingsSection
      title="Reminders by email"
      text="Important dates as set above, and your own dates the evening before."
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
          First names only, no places or notes. Every email has a link that turns them off. Saves
          automatically.
        </p>
      </div>
    </SettingsSection>
  );
}
