import type { User } from '@rendezvous/contract';
import { useQueryClient } from '@tanstack/react-query';
import {
  type Dispatch,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { readStored } from '../../browser-storage.ts';
import { dropDraft, findDraft, keepDraft } from './drafts.ts';
import { meKey } from '../session/session.ts';

/**
 * State of a form, which survives the end of the session, a reload and a tab that is discarded
 * while nobody looks: it waits under this name, on this page, for the same user. Only what
 * `isTyped` is kept: by default, what is no longer as it began. What waits for a connection
 * (`isWaiting`) also waits while other pages are looked at.
 */
export function useDraft<Value>(
  name: string,
  begin: () => Value,
  isTyped?: (value: Value) => boolean,
): [Value, Dispatch<SetStateAction<Value>>] {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const key = `${pathname} ${name}`;
  const [userId] = useState(() => client.getQueryData<User>(meKey)?.id ?? null);
  const [initial] = useState(begin);
  const [value, setValue] = useState(() => {
    const draft = userId === null ? undefined : findDraft(key, userId);
    return draft === undefined ? initial : (draft as Value);
  });
  const isWorthKeeping = isTyped ?? ((now) => JSON.stringify(now) !== JSON.stringify(initial));

  useEffect(() => dropDraft(key), [key]);

  const keep = useEffectEvent(() => {
    if (userId !== null && isWorthKeeping(value)) keepDraft(key, { userId, value });
  });
  const leave = useEffectEvent(() => {
    if (readStored('refresh_token') === null || isWaiting(value)) keep();
  });
  useLayoutEffect(() => () => leave(), []);
  useEffect(() => {
    // The last that a page hears before it is loaded again or discarded; whoever looks at
    // it again still has it all.
    const listener = (): void => (document.hidden ? keep() : dropDraft(key));
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, [key]);

  return [value, setValue];
}

function isWaiting(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'isWaiting' in value && value.isWaiting === true
  );
}
