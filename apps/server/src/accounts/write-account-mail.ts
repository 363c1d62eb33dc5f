import { createLinkToken, hashLinkToken } from '../platform/crypto/link-token.ts';
import { addressTriedMail, confirmEmailMail, resetPasswordMail } from './present-account-mail.ts';
import type { MailText } from '../platform/mail/mail-text.ts';
import type { QueuedMail } from '../platform/mail/mail-queue-store.ts';
import { linkMs, type LinkPurpose } from './account-links-store.ts';
import type { Store } from '../store.ts';
import { emailKeyOf } from '../platform/db/email-key.ts';
import type { UserRecord } from './users-store.ts';
import { dayMs } from '../platform/time/durations.ts';

interface Deps {
  readonly store: Pick<Store, 'users' | 'accountLinks'>;
  readonly publicUrl: string;
  readonly now: () => Date;
}

interface Letter {
  readonly to: string;
  readonly text: MailText;
}

/**
 * Writes what a mail about an account says as things are when it goes out. The link is made here,
 * not when the mail was requested, so no link that has not been sent is stored. Undefined where
 * there is nobody to write to.
 */
export type WriteAccountMail = (
  mail: QueuedMail<'confirm-email' | 'reset-password'>,
) => Promise<Letter | undefined>;

export function createWriteAccountMail({ store, publicUrl, now }: Deps): WriteAccountMail {
  return async (mail) => {
    const holder = await store.users.findByEmail(mail.email);
    if (mail.kind === 'reset-password') return holder && writeReset(holder);
    const user = mail.userId === null ? undefined : await store.users.find(mail.userId);
    if (!user || !isAddressOf(user, mail.email)) return undefined;
    const other = holder?.id === user.id ? undefined : holder;
    if (other?.isEmailConfirmed)
      return { to: other.email, text: addressTriedMail({ site: publicUrl }) };
    const link = await makeLink('confirm-email', user.id, mail.email);
    return {
      to: mail.email,
      text: confirmEmailMail({
        site: publicUrl,
        link,
        days: linkMs['confirm-email'] / dayMs,
        otherSince: other ? new Date(other.createdAt) : undefined,
      }),
    };
  };

  async function writeReset(holder: UserRecord): Promise<Letter> {
    const { id, email } = holder;
    return {
      // Spelled as its owner wrote it, not as in the request.
      to: email,
      text: resetPasswordMail({
        site: publicUrl,
        link: await makeLink('reset-password', id, email),
        since: new Date(holder.createdAt),
        isConfirmed: holder.isEmailConfirmed,
      }),
    };
  }

  /** The app's page for a link is named after the link's purpose. */
  async function makeLink(purpose: LinkPurpose, userId: number, email: string): Promise<string> {
    const token = createLinkToken();
    await store.accountLinks.add({
      userId,
      purpose,
      email,
      tokenHash: hashLinkToken(token),
      now: now().getTime(),
    });
    return `${publicUrl}/${purpose}?token=${token}`;
  }
}

function isAddressOf({ email, pendingEmail }: UserRecord, address: string): boolean {
  return [email, pendingEmail ?? ''].some((own) => emailKeyOf(own) === emailKeyOf(address));
}
