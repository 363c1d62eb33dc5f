import type { ReminderLead, User } from '@rendezvous/contract';
import { explainAction } from '../../api/api-failure.ts';
import { formatClock } from '../../ui/time/clock-time.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { useNotices } from '../../ui/toast/use-notices.ts';
import { useChangeReminders } from './use-change-reminders.ts';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: formatClock(hour * 60),
}));

const leads: readonly { days: ReminderLead | null; value: string; label: string }[] = [
  { days: null, value: 'usual', label: 'Depends on the date' },
  { days: 0, value: '0', label: 'Only on the day' },
  { days: 1, value: '1', label: 'A day before' },
  { days: 3, value: '3', label: 'Three days before' },
  { days: 7, value: '7', label: 'A week before' },
];

/** At which hour, and how many days ahead, to remind of important dates. */
export function ReminderTiming({ user }: { readonly user: User }): React.JSX.Element {
  const change = useChangeReminders();
  const { success, failure } = useNotices();
  const keep = (changes: Parameters<typeof change.mutate>[0]): void =>
    change.mutate(changes, {
      onSuccess: () => success('Reminders changed'),
      onError: (error) => failure(explainAction(error, 'Failed to change reminders')),
    });
  return (
    <div className="card settings-card">
      <div className="form-grid">
        <SelectField
          label="Not before"
          className="c6"
          value={String(user.reminder_hour)}
          options={hours}
          onChange={(hour) => keep({ reminder_hour: Number(hour) })}
        />
        <SelectField
          label="How long before"
          className="c6"
          value={leads.find(({ days }) => days === user.reminder_lead_days)?.value ?? null}
          options={leads}
          onChange={(lead) =>
            keep({ reminder_lead_days: leads.find(({ value }) => value === lead)?.days ?? null })
          }
        />
      </div>
      <p className="muted">
        {user.reminder_lead_days === null &&
          'Birthdays and other yearly dates a week before, everything else three days before. '}
        The hour is in your local time. Saves automatically.
      </p>
    </div>
  );
}
