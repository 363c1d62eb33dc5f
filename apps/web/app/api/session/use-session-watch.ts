import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { readStored, removeStored, useIsStored } from '../../browser-storage.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { keepDateStore } from '../storage/date-store.ts';
import { endDrafts } from '../storage/drafts.ts';
import { onSessionOver } from './renew-access.ts';
import { beginWith, forgetAccount, hasHadUser, setPlannerAside, useSession } from './session.ts';

/**
 * Keeps this tab true to who is signed in, here and in the other tabs: loads what every screen
 * starts from, keeps the date store, and drops both as soon as the session ends or passes to
 * somebody else. Runs once, at the root.
 */
export function useSessionWatch(onOver: () => void): void {
  const client = useQueryClient();
  const hasToken = useIsStored('refresh_token');
  const session = useSession();
  const user = session.kind === 'signed-in' ? session.user : null;
  const userId = user?.id ?? null;

  useLayoutEffect(() => {
    // What the head script settled before the first paint.
    if (hasToken !== null) document.documentElement.toggleAttribute('data-member', hasToken);
  }, [hasToken]);

  useEffect(() => {
    if (hasToken !== false) return;
    removeStored('access_token');
    setPlannerAside(client);
    forgetAccount(client);
  }, [client, hasToken]);

  useEffect(() => {
    if (userId === null) return;
    beginWith(client, userId);
    void client.prefetchQuery({
      queryKey: ['profiles', 'list'],
      queryFn: ({ signal }) => callEndpoint('GET /profiles', { signal }),
    });
  }, [client, userId]);

  const isVisitor = hasToken === false && !hasHadUser();
  useEffect(
    () => (user !== null || isVisitor ? keepDateStore(client, user) : undefined),
    [client, user, isVisitor],
  );

  useOtherTabs(client, onOver);
  useEffect(() => onSessionOver(onOver), [onOver]);
}

/**
 * Follows what other tabs do to the session. Where it has run out in one of
 * them, this tab says so too.
 */
function useOtherTabs(client: QueryClient, onOver: () => void): void {
  const sayOver = useEffectEvent(onOver);
  useEffect(() => {
    // Somebody else may be signed in by the time this is heard, and the state above would never
    // see that the session ended.
    let [hasRunOut, isSignedOut] = [false, false];
    function handleStorage({ key, newValue }: StorageEvent): void {
      // Whoever signs out empties the store first.
      if (key === 'date-store' && newValue === null && !hasRunOut) {
        isSignedOut = true;
        endDrafts();
      }
      if (key === 'refresh_token') hasRunOut = newValue === null;
      if (key !== null && (key !== 'refresh_token' || newValue !== null)) return;
      forgetAccount(client);
      if (hasRunOut && !isSignedOut && hasHadUser() && readStored('refresh_token') === null)
        sayOver();
      isSignedOut = false;
      if (readStored('refresh_token') !== null)
        void client.refetchQueries({
          type: 'active',
          predicate: ({ state }) => state.data === undefined,
        });
    }
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [client]);
}
