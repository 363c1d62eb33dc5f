type Load<Part> = () => Promise<Part>;

/**
 * Stylesheets that failed to arrive, by their addresses. The loader of the build
 * asks for each only once.
 */
const failedStyles = new Map<string, HTMLLinkElement>();
/** Whether the last time that each was asked for again brought it. */
const retries = new Map<string, Promise<boolean>>();
/** What a part came without. */
const lackedBy = new WeakMap<Load<unknown>, readonly string[]>();
let isWatching = false;

/**
 * Loads the code of a part, and the styles that an earlier try left it without; rejects
 * where it cannot be had in full. What other parts came without is asked for again by the
 * way, and not waited for.
 */
export async function loadPart<Part>(load: Load<Part>): Promise<Part> {
  watchStyles();
  for (const [href, link] of failedStyles) retries.set(href, loadStyleAgain(link));
  const own = await Promise.all((lackedBy.get(load) ?? []).map((href) => retries.get(href)));
  if (own.includes(false)) throw new Error('Cannot load the styles of a part');
  const before = new Set(failedStyles.keys());
  try {
    const part = await load();
    lackedBy.delete(load);
    return part;
  } catch (error) {
    const failed = [...failedStyles.keys()].filter((href) => !before.has(href));
    if (failed.some((href) => String(error).includes(href))) lackedBy.set(load, failed);
    throw error;
  }
}

function watchStyles(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
        failedStyles.set(target.href, target);
    },
    { capture: true },
  );
}

/** What fails again is heard like every other. */
function loadStyleAgain(failed: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    const again = failed.cloneNode() as HTMLLinkElement;
    failedStyles.delete(failed.href);
    again.addEventListener('load', () => resolve(true), { once: true });
    again.addEventListener('error', () => resolve(false), { once: true });
    failed.replaceWith(again);
  });
}
