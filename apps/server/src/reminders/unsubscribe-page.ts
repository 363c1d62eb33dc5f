import { product } from '@rendezvous/contract';

/**
 * The page behind the link in a mail: it asks first, because programs follow links before people
 * do.
 */
export function askingPage(): string {
  return pageOf(
    'Turn off reminders by email?',
    '<p>Birthdays and dates are still shown on your dashboard.</p><form method="post"><button type="submit">Turn off reminders by email</button></form>',
  );
}

export function unsubscribedPage(): string {
  return pageOf(
    'Reminders by email are off',
    '<p>No more reminders are sent to this address. You can turn them on again in your account settings.</p>',
  );
}

function pageOf(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} | ${product}</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <p>${product}</p>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>
`;
}

/** The colors of the app's tokens; its style sheets carry names that change with every build. */
const style = `
  :root { color-scheme: light dark; --paper: #fbf6ee; --card: #fffdf9; --ink: #2b1433; --ink-2: #5b4560; --line: #e8dccc; --focus: #4b45a8; }
  @media (prefers-color-scheme: dark) { :root { --paper: #170f1e; --card: #221829; --ink: #f8efe6; --ink-2: #cdbdcb; --line: #3a2b45; --focus: #c5c1ff; } }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--paper); color: var(--ink-2); font: 16px/1.55 system-ui, sans-serif; }
  main { box-sizing: border-box; width: min(100% - 32px, 520px); margin: 32px 0; padding: 32px; background: var(--card); border: 1px solid var(--line); border-radius: 20px; }
  h1 { margin: 8px 0 0; color: var(--ink); font: 430 1.75rem/1.16 Georgia, serif; }
  p { margin: 0; }
  h1 + p { margin-top: 12px; }
  form { margin-top: 24px; }
  button { min-height: 44px; padding: 8px 24px; border: 1px solid #c0562c; border-radius: 999px; background: #ff8a5c; color: #2b1433; font: 600 1rem/1.3 system-ui, sans-serif; cursor: pointer; }
  button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;
