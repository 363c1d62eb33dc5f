import { Tabs } from 'radix-ui';
import { useSearchParams } from 'react-router';
import '../../styles/form.css';
import './settings.css';
import { useConfig } from '../../api/use-config.ts';
import { useSession } from '../../api/session/session.ts';
import { CalendarFeed } from './calendar-feed.tsx';
import { DangerZone } from './danger-zone.tsx';
import { DataExport } from './data-export.tsx';
import { DetailsForm } from './details-form.tsx';
import { MailReminders } from './mail-reminders.tsx';
import { PasswordForm } from './password-form.tsx';
import { ReminderTiming } from './reminder-timing.tsx';
import { SessionList } from './session-list.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSessions } from './use-sessions.ts';
import { pageTitle } from '../../messages.ts';

export function meta(): object[] {
  return [{ title: pageTitle('Account Settings') }];
}

export default function AccountSettings(): React.JSX.Element | null {
  const session = useSession();
  const [search, setSearch] = useSearchParams();
  // Until they are loaded, nothing is shown below them that would move.
  const areSessionsKnown = !useSessions().isPending;
  const isMailKnown = !useConfig().isPending;
  if (session.kind !== 'signed-in') return null;
  const tab = search.get('tab') === 'security' ? 'security' : 'account';
  return (
    <>
      <header className="page-head settings-head">
        <h1 className="display-lg">Account Settings</h1>
      </header>
      <Tabs.Root
        value={tab}
        onValueChange={(next) =>
          setSearch(next === 'security' ? { tab: next } : {}, {
            replace: true,
            preventScrollReset: true,
          })
        }
      >
        <Tabs.List className="tabs-line" aria-label="Account settings">
          <Tabs.Trigger value="account">Account</Tabs.Trigger>
          <Tabs.Trigger value="security">Security</Tabs.Trigger>
        </Tabs.List>
        {/* Both stay mounted, one of them hidden, so that typed text is not lost. */}
        <Tabs.Content className="settings-tab" value="account" forceMount tabIndex={-1}>
          <SettingsSection title="Your details" text="Your name and sign-in email.">
            <DetailsForm user={session.user} />
          </SettingsSection>
          <SettingsSection
            title="Calendar feed"
            text="Your upcoming dates, birthdays and other important dates, in the calendar you already use."
          >
            <CalendarFeed />
          </SettingsSection>
          <SettingsSection
            title="Reminders"
            text="When to remind you of birthdays, first dates and other important dates. You are reminded again on the day."
          >
            <ReminderTiming user={session.user} />
          </SettingsSection>
          <MailReminders user={session.user} />
          {isMailKnown && (
            <SettingsSection title="Your data" text="Everything stored about you, in one file.">
              <DataExport />
            </SettingsSection>
          )}
        </Tabs.Content>
        <Tabs.Content className="settings-tab" value="security" forceMount tabIndex={-1}>
          <SettingsSection title="Change Password" text="Choose one you do not use anywhere else.">
            <PasswordForm email={session.user.email} />
          </SettingsSection>
          <SettingsSection
            id="sessions"
            title="Where you are signed in"
            text="Sign out anything you do not recognize, then change your password."
          >
            <SessionList />
          </SettingsSection>
          {areSessionsKnown && (
            <SettingsSection title="Danger Zone" text="This cannot be undone.">
              <DangerZone />
            </SettingsSection>
          )}
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}
