import type { InvitationReply, UserExport } from '@rendezvous/contract';
import { readIfWhole } from '../platform/db/stored-damage.ts';
import type { UserData } from './user-data-store.ts';
import type { PhotoUrl } from '../photos/present-photo.ts';
import { presentUser } from '../accounts/present-user.ts';

/** What is kept of an account itself, as people and programs can read it. */
export function presentAccount(
  data: UserData,
  avatarPhotoId: string | null,
  urlOf: PhotoUrl,
): Pick<
  UserExport,
  | 'user'
  | 'sessions'
  | 'account_links'
  | 'account_mails'
  | 'known_networks'
  | 'calendar_feed'
  | 'shared_plans'
  | 'invitations'
  | 'dismissed_reminders'
  | 'reminder_mails'
> {
  return {
    user: presentOwner(data.user, avatarPhotoId, urlOf),
    ...presentWaysIn(data),
    calendar_feed: data.calendarFeed ? { created_at: instant(data.calendarFeed.created_at) } : null,
    shared_plans: data.sharedPlans.map(({ plan_id, created_at: sharedAt }) => ({
      plan_id,
      created_at: instant(sharedAt),
    })),
    invitations: data.invitations.map(({ date_id, created_at: invitedAt, reply }) => ({
      date_id,
      created_at: instant(invitedAt),
      reply:
        reply === null
          ? null
          : (readIfWhole('an answer', () => JSON.parse(reply) as InvitationReply) ?? null),
    })),
    ...presentReminders(data),
  };
}

function presentWaysIn({
  sessions,
  accountLinks,
  accountMails,
  knownNetworks,
}: UserData): Pick<UserExport, 'sessions' | 'account_links' | 'account_mails' | 'known_networks'> {
  return {
    sessions: sessions.map((session) => ({
      signed_in_at: instant(session.signed_in_at),
      last_used_at: instant(session.last_used_at),
      expires_at: instant(session.expires_at),
      device: session.device,
    })),
    account_links: accountLinks.map((link) => ({
      purpose: link.purpose,
      email: link.email,
      created_at: instant(link.created_at),
      expires_at: instant(link.expires_at),
    })),
    account_mails: accountMails.map((mail) => ({
      kind: mail.kind,
      to: mail.email,
      queued_at: instant(mail.created_at),
    })),
    known_networks: knownNetworks.map(({ network, seen_at: seenAt }) => ({
      network,
      seen_at: instant(seenAt),
    })),
  };
}

function presentReminders({
  dismissedReminders,
  reminderMails,
}: UserData): Pick<UserExport, 'dismissed_reminders' | 'reminder_mails'> {
  return {
    dismissed_reminders: dismissedReminders.map((row) => ({
      id: row.reminder_id,
      dismissed_at: instant(row.dismissed_at),
    })),
    reminder_mails: reminderMails.map((row) => ({
      id: row.reminder_id,
      claimed_at: instant(row.claimed_at),
      sent_at: row.sent_at === null ? null : instant(row.sent_at),
    })),
  };
}

function presentOwner(
  user: UserData['user'],
  avatarPhotoId: string | null,
  urlOf: PhotoUrl,
): UserExport['user'] {
  return {
    ...presentUser(
      {
        id: user.id,
        email: user.email,
        firstName: user.first_name,
        lastName: user.last_name,
        username: user.username,
        remindersByMail: user.reminders_by_mail === 1,
        reminderTiming: { hour: user.reminder_hour, leadDays: user.reminder_lead_days },
        isEmailConfirmed: user.email_confirmed_at !== null,
        pendingEmail: user.pending_email,
        avatarPhotoId,
      },
      urlOf,
    ),
    time_zone: user.time_zone,
    signs_in_with_password: user.password_hash !== null,
    google_id: user.google_sub,
    google_email: user.google_email_key,
    created_at: instant(user.created_at),
  };
}

function instant(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
