import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation the focus goes to the new page's heading, which may come only with the page's
 * data; the first page keeps the focus where the browser has it, and nobody who has gone on
 * meanwhile is called back.
 */
export function useFocusHeading(): void {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return undefined;
    lastPath.current = pathname;
    const focusedBefore = document.activeElement;
    if (focusHeading()) return undefined;
    const observer = new MutationObserver(() => {
      const focused = document.activeElement;
      const hasGoneOn = focused !== focusedBefore && focused !== document.body;
      if (hasGoneOn || focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
