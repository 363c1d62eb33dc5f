/**
 * The part of the Trusted Types API that is used; browsers that lack it hold pages
 * to the rest of the policy.
 */
interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ): unknown;
}

/**
 * What libraries write as markup, letter by letter: React where it makes a script element, Radix
 * where a list of options opens.
 */
const knownMarkup = new Set([
  '<script></script>',
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}',
]);

/** Where Google's sign-in comes from; the policy of a page says whether it may. */
const googleScript = 'https://accounts.google.com/gsi/client';

let clean: ((html: string) => string) | null = null;

/** From now on markup of a library is taken as well, once it has been cleaned. */
export function takeMarkup(cleanMarkup: (html: string) => string): void {
  clean = cleanMarkup;
}

/**
 * Decides for all texts that somebody wants to have read as markup or run as a script: markup that
 * is not known is left out, a script refused.
 */
export function guardSinks(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    // Nothing at all is safe markup too, and unlike a refusal it lets React draw what a
    // fault has left of a page.
    createHTML: (html) => (knownMarkup.has(html) ? html : (clean?.(html) ?? '')),
    createScriptURL: (url) => (isOurs(url) || url === googleScript ? url : null),
  });
}

function isOurs(url: string): boolean {
  const { origin, pathname } = new URL(url, location.href);
  return (
    origin === location.origin &&
    (pathname === '/service-worker.js' || pathname.startsWith('/assets/'))
  );
}
