import type { BrowserContext } from '@playwright/test';

/** What the policy of the account pages must allow where Google is configured. */
const allowed = {
  'script-src': 'https://accounts.google.com/gsi/client',
  'connect-src': 'https://accounts.google.com/gsi/',
  'frame-src': 'https://accounts.google.com/gsi/',
  'style-src': 'https://accounts.google.com/gsi/style',
};

/** An installation with a client id, and Google's script, whose window answers with `answer` at once. */
export async function openGoogle(context: BrowserContext, answer: { access_token?: string; error?: string } | 'window-closed' | 'unreachable'): Promise<void> {
  await context.route('**/api/config', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), google_client_id: 'client-1' } });
  });
  await context.route(/\/sign-(in|up)$/, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': withGoogle(headers['content-security-policy'] ?? '') } });
  });
  await context.route('https://accounts.google.com/gsi/client', (route) => {
    if (answer === 'unreachable') return route.abort();
    const call = answer === 'window-closed' ? "config.error_callback({ type: 'popup_closed' })" : `config.callback(${JSON.stringify(answer)})`;
    const body = `window.google = { accounts: { oauth2: { initTokenClient: (config) => ({ requestAccessToken: () => setTimeout(() => { if (config.client_id === 'client-1') ${call}; }) }) } } };`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
}

function withGoogle(policy: string): string {
  const directives = new Map(policy.split(/;\s*/).map((directive) => [directive.split(' ')[0] ?? '', directive]));
  for (const [name, source] of Object.entries(allowed)) directives.set(name, `${directives.get(name) ?? name} ${source}`);
  return [...directives.values()].join('; ');
}
