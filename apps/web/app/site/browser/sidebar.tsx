import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { NavigationType, Router, type Navigator } from 'react-router';
import { useSession } from '../../api/session/session.ts';
import { MemberNavigation } from '../../features/shell/member-navigation.tsx';
import { useThemeOnDocument } from '../../features/shell/theme.ts';
import { ToastProvider } from '../../ui/toast/toast-provider.tsx';

/** Links of the sidebar leave this page, which the app does not draw. */
const leave: Navigator = {
  createHref: (to) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
  go: (steps) => history.go(steps),
  push: (to) => location.assign(leave.createHref(to)),
  replace: (to) => location.replace(leave.createHref(to)),
};

/** Draws the app's sidebar in the room that the page has left for it. */
export function drawSidebar(): void {
  const place = document.querySelector('[data-sidebar]');
  const page = place?.parentElement;
  if (!place || !page) return;
  createRoot(place).render(
    <QueryClientProvider
      client={
        new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } })
      }
    >
      <ToastProvider>
        <Router navigator={leave} location={location.pathname} navigationType={NavigationType.Pop}>
          <PageSidebar page={page} />
        </Router>
      </ToastProvider>
    </QueryClientProvider>,
  );
}

function PageSidebar({ page }: { page: Element }): React.JSX.Element | null {
  const session = useSession();
  const [isNarrow, setIsNarrow] = useState(true);
  const isMember = session.kind !== 'anonymous';
  useThemeOnDocument();
  // When the session ends, here or in another tab, the page is a visitor's again.
  useLayoutEffect(() => {
    page.classList.toggle('app', isMember);
    page.classList.toggle('page', !isMember);
    document.documentElement.toggleAttribute('data-member', isMember);
  }, [page, isMember]);
  useLayoutEffect(() => {
    page.classList.toggle('app--narrow', isNarrow);
  }, [page, isNarrow]);
  return isMember ? (
    <MemberNavigation
      session={session}
      toggle={{ isNarrow, onToggle: () => setIsNarrow(!isNarrow) }}
    />
  ) : null;
}
