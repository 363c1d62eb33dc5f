import { escapeHtml } from './escape-html.ts';

/** A mail without its addresses. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Part of a mail: words, or a link under words. */
export type MailPart = string | { readonly label: string; readonly url: string };

/** A mail of a few paragraphs, as text and as plain HTML; nothing in it is loaded from anywhere. */
export function mailText(subject: string, parts: readonly MailPart[]): MailText {
  return {
    subject,
    text: `${parts
      .map((part) => (typeof part === 'string' ? part : `${part.label}: ${part.url}`))
      .join('\n\n')}\n`,
    html: [
      '<!doctype html><html lang="en"><body style="font-family: sans-serif; font-size: 16px; line-height: 1.5">',
      ...parts.map((part) =>
        typeof part === 'string'
          ? `<p>${escapeHtml(part)}</p>`
          : `<p><a href="${escapeHtml(part.url)}">${escapeHtml(part.label)}</a></p>`,
      ),
      '</body></html>',
    ].join('\n'),
  };
}
