import { product } from '@rendezvous/contract';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import type { MailText } from '../platform/mail/mail-text.ts';

interface Confirmation {
  /** Where the address was entered. */
  readonly site: string;
  readonly confirm: string;
  readonly days: number;
}

/** Asks the owner of an address whether it was they who entered it. It says nothing that whoever did could choose. */
export function confirmationMail({ site, confirm, days }: Confirmation): MailText {
  const why = `Somebody entered this address at ${site} for the ${product} newsletter: one city, once a month.`;
  const action = 'Confirm this address';
  const end = `The link works for ${days} days. If this was not you, ignore this mail: the address is not stored, and nothing more is sent.`;
  return {
    subject: `Confirm your address for the ${product} newsletter`,
    text: `${why}\n\n${action}: ${confirm}\n\n${end}\n`,
    html: [
      '<!doctype html><html lang="en"><body style="font-family: sans-serif; font-size: 16px; line-height: 1.5">',
      `<p>${escapeHtml(why)}</p>`,
      `<p><a href="${escapeHtml(confirm)}">${action}</a></p>`,
      `<p style="font-size: 13px">${end}</p>`,
      '</body></html>',
    ].join('\n'),
  };
}
