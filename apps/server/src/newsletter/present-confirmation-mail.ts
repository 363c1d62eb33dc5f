import { product } from '@rendezvous/contract';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import type { MailText } from '../platform/mail/mail-text.ts';

interface Confirmation {
  /** Where the address was entered. */
  readonly site: string;
  readonly confirm: string;
  readonly days: number;
  /** Whether it waits for plans in a place, rather than for the newsletter. */
  readonly isOfPlace: boolean;
}

/**
 * Asks the owner of an address whether it was they who entered it. It says nothing that whoever did
 * could choose.
 */
export function confirmationMail({ site, confirm, days, isOfPlace }: Confirmation): MailText {
  const why = isOfPlace
    ? `Somebody entered this address at ${site} to be told, once, when ${product} plans dates in a place it does not know yet.`
    : `Somebody entered this address at ${site} for the ${product} newsletter: one city, once a month.`;
  const action = 'Confirm this address';
  const end = `The link works for ${days} days. If this was not you, ignore this mail: the address is not stored, and nothing more is sent.`;
  return {
    subject: isOfPlace
      ? `Confirm your address for word from ${product}`
      : `Confirm your address for the ${product} newsletter`,
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
