/** The event that says that all scripts of the page are here. */
export const scriptsAreHere = 'scripts-are-here';

/** The ids of what says that they are not, and of its button. */
export const notLoaded = { notice: 'not-loaded', button: 'load-again' } as const;

// These functions are written into the head of the page as text, so each may use
// nothing but what it is given.

/**
 * Asks again for all that the page has asked for, a few times with growing waits, and not before
 * the server wants to be asked. True once all of it is in the browser's cache, or gone for good: a
 * file that is gone is one of an older version of the page.
 */
async function loadAll(): Promise<boolean> {
  const waitsMs = [500, 1000, 2000, 4000, 0];
  const longestWaitMs = 10_000;

  /** How long the server wants to be left alone; null once there is nothing more to ask for. */
  async function ask(address: string): Promise<number | null> {
    const response = await fetch(address).catch(() => null);
    if (response !== null && response.status < 500 && response.status !== 429) return null;
    const seconds = Number(response?.headers.get('retry-after'));
    return Math.min(seconds * 1000 || 0, longestWaitMs);
  }

  const links = document.querySelectorAll<HTMLLinkElement>(
    'link[rel=modulepreload],link[rel=stylesheet]',
  );
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  let missing = [...new Set([location.href, ...[...links].map(({ href }) => href), ...files])];
  for (const waitMs of waitsMs) {
    const waits = await Promise.all(missing.map(ask));
    missing = missing.filter((_, i) => waits[i] !== null);
    if (missing.length === 0) return true;
    const longest = Math.max(waitMs, ...waits.map((wait) => wait ?? 0));
    if (waitMs > 0) await new Promise((done) => setTimeout(done, longest));
  }
  return false;
}

/**
 * Reloads a page with what was typed into it, passwords left out, and puts that back
 * before the page comes alive.
 */
function reloader(): { readonly reload: () => void; readonly mayReload: boolean; restore(): void } {
  const key = 'before-reload';
  const everyMs = 60_000;
  let before: { at: number; typed: [string, string][] } = { at: 0, typed: [] };
  let isBlocked = false;
  try {
    before = JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? before;
  } catch {
    isBlocked = true;
  }
  const isFresh = Date.now() - before.at < everyMs;
  return {
    // What a reload did not mend a moment ago, it would not now.
    mayReload: !isBlocked && !isFresh,
    reload() {
      const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        'input:not([type=password]),textarea',
      );
      const typed = [...fields].filter(({ value, defaultValue }) => value !== defaultValue);
      const kept = { at: Date.now(), typed: typed.map(({ id, value }) => [id, value]) };
      if (!isBlocked) sessionStorage.setItem(key, JSON.stringify(kept));
      location.reload();
    },
    restore() {
      for (const [id, value] of isFresh ? before.typed : []) {
        const field = document.getElementById(id);
        if (field !== null && 'value' in field) field.value = value;
      }
      if (!isBlocked) sessionStorage.removeItem(key);
    },
  };
}

interface Given {
  readonly here: string;
  readonly notice: string;
  readonly button: string;
  readonly loadAll: () => Promise<boolean>;
  readonly reloader: ReturnType<typeof reloader>;
}

/**
 * Where a script does not arrive, such as from a server that is busy, has all of the page loaded
 * again; where that fails too, it says so.
 */
function watchScripts({ here, notice, button, loadAll, reloader }: Given): void {
  const ends = new AbortController();
  const whileLoading = { capture: true, signal: ends.signal };
  let isTrying = false;

  async function tryAgain({ isAsked }: { isAsked: boolean }): Promise<void> {
    if (isTrying) return;
    isTrying = true;
    document.getElementById(button)?.setAttribute('aria-disabled', 'true');
    const hasAll = await loadAll();
    // What had failed was not needed, or came by itself.
    if (ends.signal.aborted) return;
    if (hasAll && (isAsked || reloader.mayReload)) return reloader.reload();
    isTrying = false;
    document.getElementById(notice)?.removeAttribute('hidden');
    document.getElementById(button)?.removeAttribute('aria-disabled');
  }

  function tryUnasked({ type, target }: Event): void {
    if (type !== 'error' || target instanceof HTMLScriptElement) void tryAgain({ isAsked: false });
  }

  function handleClick({ target }: Event): void {
    if (target instanceof Element && target.id === button) void tryAgain({ isAsked: true });
  }

  function handleHere(): void {
    ends.abort();
    document.getElementById(notice)?.setAttribute('hidden', '');
    reloader.restore();
  }

  window.addEventListener('error', tryUnasked, whileLoading);
  window.addEventListener('unhandledrejection', tryUnasked, whileLoading);
  window.addEventListener('click', handleClick, whileLoading);
  window.addEventListener(here, handleHere, whileLoading);
}

/** What the head of a page carries, before any of its files is asked for. */
export const watchScriptsText = `(${watchScripts.toString()})({...${JSON.stringify({ here: scriptsAreHere, ...notLoaded })},loadAll:${loadAll.toString()},reloader:(${reloader.toString()})()})`;
