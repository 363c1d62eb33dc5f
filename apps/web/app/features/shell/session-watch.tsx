import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { takeCarried } from '../../api/session/carry-over.ts';
import { useSessionWatch } from '../../api/session/use-session-watch.ts';
import { useHushFailures } from '../../ui/toast/toast-provider.tsx';
import { useNotices } from '../../ui/toast/use-notices.ts';

/**
 * Sends the browser to sign in when the session turns out to be over, and goes on where a document
 * before this one left off.
 */
export function SessionWatch(): null {
  const client = useQueryClient();
  const notices = useNotices();
  const hushFailures = useHushFailures();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const handleOver = useCallback(() => {
    // The page for signing in says why nothing was done.
    hushFailures();
    if (pathname !== '/sign-in')
      void navigate('/sign-in', { state: { interrupted: pathname + search, isOver: true } });
  }, [hushFailures, navigate, pathname, search]);
  useSessionWatch(handleOver);
  useEffect(() => {
    const notice = takeCarried(client);
    if (notice !== null) notices.success(notice);
  }, [client, notices]);
  return null;
}
