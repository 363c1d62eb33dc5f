import { product } from '@rendezvous/contract';
import { mailText, type MailText } from '../platform/mail/mail-text.ts';

/*
 * Mails about accounts say nothing that whoever caused them could choose: no names, no
 * notes. Each says what happens when nothing is done, since it may have come to somebody
 * who asked for none of it.
 */

interface Confirmation {
  /** The site's address. */
  readonly site: string;
  readonly link: string;
  readonly days: number;
  /** Since when another account, which never confirmed it, has had the address. */
  readonly otherSince: Date | undefined;
}

export function confirmEmailMail({ site, link, days, otherSince }: Confirmation): MailText {
  return mailText(`Confirm your address for ${product}`, [
    `Somebody entered this address for an account at ${site}.`,
    ...(otherSince
      ? [
          `Another account has had this address since ${dayOf(otherSince)} without confirming it. If that account is yours too, do not follow this link: sign in to that account, or ask for a new password. Following the link takes the address away from it.`,
        ]
      : []),
    { label: 'Confirm this address', url: link },
    `The link works for ${days} days. If this was not you, ignore this mail: the address does not count until the link is followed.`,
  ]);
}

export function resetPasswordMail({
  site,
  link,
  since,
  isConfirmed,
}: {
  readonly site: string;
  readonly link: string;
  /** When the account was created. */
  readonly since: Date;
  readonly isConfirmed: boolean;
}): MailText {
  return mailText(`A new password for ${product}`, [
    `Somebody asked for a new password for the account with this address at ${site}.`,
    ...(isConfirmed
      ? []
      : [
          `The account was made on ${dayOf(since)}, and this address was never confirmed for it. If you did not make it, somebody else did, and what is in it is theirs: the link closes every other way in, and you can delete the account in the settings.`,
        ]),
    { label: 'Choose a new password', url: link },
    'The link works once, for an hour, and ends all sessions. If this was not you, ignore this mail: the password stays as it is.',
  ]);
}

export function addressTriedMail({ site }: { readonly site: string }): MailText {
  return mailText(`Your address was entered at ${product}`, [
    `Somebody tried to use this address for another account at ${site}. Your account already has it, so nothing has changed.`,
    'If it was you, sign in to your account instead, or ask there for a new password. Otherwise, ignore this mail.',
  ]);
}

function dayOf(date: Date): string {
  return date.toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
