/** Stylesheets that failed to arrive. The loader of the build asks for each only once. */
const failedStyles = new Set<HTMLLinkElement>();
let isWatching = false;

/** Loads the code of a part, and the styles that an earlier try left out. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  watchStyles();
  await Promise.all([...failedStyles].map(loadStyleAgain));
  return load();
}

function watchStyles(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
        failedStyles.add(target);
    },
    { capture: true },
  );
}

function loadStyleAgain(failed: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const again = failed.cloneNode() as HTMLLinkElement;
    // What fails again is heard like every other.
    failedStyles.delete(failed);
    again.addEventListener('load', () => resolve(), { once: true });
    again.addEventListener('error', () => reject(new Error(`Cannot load ${again.href}`)), {
      once: true,
    });
    failed.replaceWith(again);
  });
}
