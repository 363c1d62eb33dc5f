import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';

const thresholdPixels = 400;

/** Appears once the page has been scrolled far enough for the way back to be long. */
export function ScrollToTop(): React.JSX.Element | null {
  const isFar = useSyncExternalStore(
    subscribe,
    () => window.scrollY > thresholdPixels,
    () => false,
  );
  if (!isFar) return null;
  return (
    <button className="to-top" type="button" aria-label="Scroll to top" onClick={scrollToTop}>
      <ArrowUp className="icon" />
    </button>
  );
}

/** The button disappears on the way: the focus goes to the heading it leads to. */
function scrollToTop(): void {
  window.scrollTo({ top: 0 });
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
