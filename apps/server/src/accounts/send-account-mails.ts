import { createLinkToken, hashLinkToken } from '../platform/crypto/link-token.ts';
import type { SendMail } from '../platform/mail/smtp-mail.ts';
import { addressTriedMail, confirmEmailMail, resetPasswordMail } from './present-account-mail.ts';
import type { MailText } from '../platform/mail/mail-text.ts';
import { linkMs, type LinkPurpose } from './account-links-store.ts';
import type { AccountMailKind, ClaimedMail } from './account-mails-store.ts';
import type { Store } from '../store.ts';
import { emailKeyOf } from '../platform/db/email-key.ts';
import type { UserRecord } from './users-store.ts';

/**
 * Sends the waiting mails about accounts, one after the other. The text and the link are made here, not when the mail was
 * requested, so no link that has not been sent is stored.
 */
export type SendAccountMails = (signal: AbortSignal) => Promise<void>;

interface Deps {
  readonly store: Pick<Store, 'users' | 'accountLinks' | 'accountMails'>;
  readonly sendMail: SendMail;
  readonly publicUrl: string;
  readonly now: () => Date;
  /** Told of every mail that did not leave. */
  readonly onError: (error: unknown) => void;
}

/** Nobody waits for these any longer. */
const keptMs: Record<AccountMailKind, number> = {
  'reset-password': 2 * 60 * 60_000,
  'confirm-email': 24 * 60 * 60_000,
};

export function createSendAccountMails({
  store,
  sendMail,
  publicUrl,
  now,
  onError,
}: Deps): SendAccountMails {
  const writeLetter = createWriteLetter({ store, publicUrl, now });
  return async (signal) => {
    while (!signal.aborted) {
      const mail = await store.accountMails.claim(now().getTime());
      if (!mail) return;
      if (await isDone(mail, signal)) await store.accountMails.delete(mail.id);
    }
  };

  /** False where it is to be tried again. */
  async function isDone(mail: ClaimedMail, signal: AbortSignal): Promise<boolean> {
    if (now().getTime() > mail.createdAt + keptMs[mail.kind]) return true;
    const letter = await writeLetter(mail);
    if (!letter) return true;
    const outcome = await sendMail({ ...letter.text, to: letter.to, key: mail.id }, signal);
    if (outcome.kind === 'sent') return true;
    onError(outcome.error);
    return outcome.kind === 'refused';
  }
}

interface Letter {
  readonly to: string;
  readonly text: MailText;
}

/** Writes what a mail says as things are when it goes out. Undefined where there is nobody to write to. */
function createWriteLetter({
  store,
  publicUrl,
  now,
}: Pick<Deps, 'store' | 'publicUrl' | 'now'>): (mail: ClaimedMail) => Promise<Letter | undefined> {
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
        days: linkMs['confirm-email'] / (24 * 60 * 60_000),
        otherSince: other ? new Date(other.createdAt) : undefined,
      }),
    };
  };

  async function writeReset(holder: UserRecord): Promise<Letter> {
    const { id, email } = holder;
    return {
      // As its owner wrote it, not as whoever asked did.
      to: email,
      text: resetPasswordMail({
        site: publicUrl,
        link: await makeLink('reset-password', id, email),
        since: new Date(holder.createdAt),
        isConfirmed: holder.isEmailConfirmed,
      }),
    };
  }

  /** The page of the app that does what the link is for has its name. */
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
