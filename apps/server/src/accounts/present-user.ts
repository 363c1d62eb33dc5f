import type { ReminderTiming, User } from '@rendezvous/contract';
import type { PhotoUrl } from '../photos/present-photo.ts';

/** What is shown of an account. */
interface ShownUser {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly remindersByMail: boolean;
  readonly reminderTiming: ReminderTiming;
  readonly isEmailConfirmed: boolean;
  readonly pendingEmail: string | null;
  readonly avatarPhotoId: string | null;
}

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
