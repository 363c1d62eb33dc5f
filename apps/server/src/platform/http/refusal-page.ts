import type { IncomingMessage } from 'node:http';
import type { Refusal } from '../../refusal.ts';
import { pagePolicy } from './security-headers.ts';

/** Whether a browser opens the answer as a page, so that a person reads it and not a script. */
export function opensPage({
  method,
  headers,
}: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return method === 'GET' && /\btext\/html\b/i.test(headers.accept ?? '');
}

/**
 * The few design tokens that one sentence and one button need: this page has to work when no other
 * file can be loaded.
 */
const style = `
:root { color-scheme: light dark; --paper: #FBF6EE; --ink: #2B1433; --ink-2: #5B4560; }
@media (prefers-color-scheme: dark) { :root { --paper: #170F1E; --ink: #F8EFE6; --ink-2: #CDBDCB; } }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; box-sizing: border-box; padding: 28px 20px; background: var(--paper); color: var(--ink); font: 16px/1.55 'Instrument Sans', system-ui, sans-serif; text-align: center; }
svg { width: 132px; height: 56px; fill: none; stroke: currentColor; stroke-width: 3; stroke-linecap: round; opacity: .55; }
h1 { margin: 24px 0 8px; font: 400 clamp(32px, 6vw, 46px)/1.08 Fraunces, Georgia, serif; letter-spacing: -.02em; text-wrap: balance; }
p { margin: 0 0 28px; max-width: 34em; color: var(--ink-2); font-size: 18px; text-wrap: pretty; }
a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 22px; border-radius: 999px; background: linear-gradient(90deg, #FF8A5C, #FFB877); color: #2B1433; font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 3px solid #4B45A8; outline-offset: 2px; }
`;

/**
 * Shown instead of a page that could not be sent: the refusal in words and a link to try again.
 * Needs no other file.
 */
export function refusalPage(refusal: Refusal): { body: Buffer; headers: Record<string, string> } {
  const { title } = refusal.toProblem();
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escape(title)} | Rendezvous</title><style>${style}</style></head><body><main><svg viewBox="0 0 132 56" aria-hidden="true"><path d="M4 52Q66 -46 128 52"/></svg><h1>${escape(title)}</h1><p>${escape(refusal.message)}</p><a href="">Try again</a></main></body></html>`;
  return {
    body: Buffer.from(html),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy(html, {}),
      vary: 'accept',
    },
  };
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
