import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a navigation the focus goes to the new page's heading; the first page keeps the focus where the browser has it. */
export function useFocusHeading(): void {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}
