import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isPageLoaded, loadPage } from '../../ui/loading/load-page.ts';
import { PartFailed } from '../../ui/loading/part-failed.tsx';

interface Failure {
  readonly path: string;
  /** The visit of a page during which it was pressed: on the next one nobody waits for it. */
  readonly at: string;
  readonly isRetrying: boolean;
}

/**
 * Loads a page of the app before its link is followed, when somebody points at it or at last
 * when they press it. The router itself answers code that cannot be loaded with loading the
 * whole document again, which without a connection leaves nothing on the screen; so the page
 * stays, and says what could not be had. A link that is pressed while another's page is loaded
 * is the one that is followed.
 */
export function LinkGuard(): React.JSX.Element | null {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure | null>(null);
  const { key } = useLocation();
  const handleFailed = useEffectEvent((link: HTMLAnchorElement) =>
    setFailure({ path: link.pathname + link.search, at: key, isRetrying: false }),
  );

  useEffect(() => {
    function handleLikely({ target }: Event): void {
      const path = pathOf(target);
      if (path !== null) loadPage(path).catch(() => undefined);
    }
    let pressed: HTMLAnchorElement | null = null;
    function handleClick(event: MouseEvent): void {
      const path = isPlain(event) ? pathOf(event.target) : null;
      const link = linkOf(event.target);
      if (path === null || link === null) return;
      pressed = link;
      if (isPageLoaded(path)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      loadPage(path).then(
        () => pressed === link && link.click(),
        () => pressed === link && handleFailed(link),
      );
    }
    function handleReturn(): void {
      pressed = null;
    }
    window.addEventListener('popstate', handleReturn);
    window.addEventListener('pointerover', handleLikely);
    window.addEventListener('focusin', handleLikely);
    window.addEventListener('click', handleClick, { capture: true });
    return () => {
      window.removeEventListener('popstate', handleReturn);
      window.removeEventListener('pointerover', handleLikely);
      window.removeEventListener('focusin', handleLikely);
      window.removeEventListener('click', handleClick, { capture: true });
    };
  }, []);

  if (failure?.at !== key) return null;
  const retry = (): void => {
    setFailure({ ...failure, isRetrying: true });
    loadPage(failure.path).then(
      () => {
        setFailure(null);
        void navigate(failure.path);
      },
      () => setFailure({ ...failure, isRetrying: false }),
    );
  };
  return (
    <PartFailed
      what="That page"
      place="afloat"
      isRetrying={failure.isRetrying}
      mayBeOutdated={false}
      onRetry={retry}
      onClose={() => setFailure(null)}
    />
  );
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** Of a link to a page that has not been loaded, its path. */
function pathOf(target: EventTarget | null): string | null {
  const link = linkOf(target);
  if (!link || link.origin !== window.location.origin || link.target || link.download) return null;
  return link.pathname;
}

/** A press that the browser would follow in this tab. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
