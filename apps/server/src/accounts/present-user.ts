import type { User } from '@rendezvous/contract';
import type { PhotoUrl } from '../photos/present-photo.ts';
import type { UserRecord } from './users-store.ts';

/** What the API shows of an account. */
type ShownUser = Omit<UserRecord, 'passwordHash' | 'createdAt'>;

export function presentUser(
  {
    id,
    email,
    firstName,
    lastName,
    username,
    remindersByMail,
    reminderTiming,
    isEmailConfirmed,
    pendingEmail,
    avatarPhotoId,
  }: ShownUser,
  urlOf: PhotoUrl,
): User {
  return {
    id,
    email,
    first_name: firstName,
    last_name: lastName,
    username,
    profile: { avatar: avatarPhotoId === null ? null : urlOf(avatarPhotoId) },
    reminders_by_mail: remindersByMail,
    reminder_hour: reminderTiming.hour,
    reminder_lead_days: reminderTiming.leadDays,
    email_confirmed: isEmailConfirmed,
    pending_email: pendingEmail,
  };
}
