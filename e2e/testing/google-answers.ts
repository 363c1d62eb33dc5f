import { text } from 'node:stream/consumers';
import type { BrowserContext } from '@playwright/test';
import {
  anOutsideService,
  answering,
} from '../../apps/server/src/testing/servers/an-outside-service.ts';

export const googleClientId = '42-dates.apps.googleusercontent.com';

/**
 * Google as the server asks it, on this machine. All it knows is tokens: asked for the weather, it
 * has none.
 */
export interface LocalGoogle {
  readonly url: string;
  /** Makes an access token for an account of Google's. */
  readonly giveToken: (email: string) => string;
  readonly close: () => Promise<void>;
}

export async function startLocalGoogle(): Promise<LocalGoogle> {
  const emails = new Map<string, string>();
  const service = await anOutsideService(async (request, response) => {
    const token = new URLSearchParams(await text(request)).get('access_token') ?? '';
    const email = emails.get(token);
    // Google writes numbers and truth as words.
    const info = {
      aud: googleClientId,
      azp: googleClientId,
      sub: `account of ${token}`,
      email,
      email_verified: 'true',
      expires_in: '3000',
    };
    const answer =
      email === undefined ? answering({ error: 'invalid_token' }, 400) : answering(info);
    answer(request, response);
  });
  return {
    url: service.url,
    giveToken: (email) => {
      const token = `ya29.${emails.size}`;
      emails.set(token, email);
      return token;
    },
    close: () => service.close(),
  };
}

/** Google's script for browsers, whose window answers with `answer` at once. */
export async function answerGoogleScript(
  context: BrowserContext,
  answer: { access_token?: string; error?: string } | 'window-closed' | 'unreachable',
): Promise<void> {
  await context.route('https://accounts.google.com/gsi/client', (route) => {
    if (answer === 'unreachable') return route.abort();
    const call =
      answer === 'window-closed'
        ? "config.error_callback({ type: 'popup_closed' })"
        : `config.callback(${JSON.stringify(answer)})`;
    // As Google's library does it: markup of its own in its own name, and a string where it forgot
    // to.
    const markup =
      "const own = window.trustedTypes?.createPolicy('goog#html', { createHTML: (html) => html }); document.createElement('p').innerHTML = own?.createHTML('<b>G</b>') ?? ''; window.leftOut = document.createElement('p'); window.leftOut.innerHTML = '<b>G</b>';";
    const body = `${markup} window.google = { accounts: { oauth2: { initTokenClient: (config) => ({ requestAccessToken: () => setTimeout(() => { if (config.client_id === '${googleClientId}') ${call}; }) }) } } };`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
}
