import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { initialWishes, type Wishes } from './wishes.ts';

const wishesKey = ['plan', 'wishes'] as const;

/**
 * The form's content, kept for the life of the tab, so that it is still there after a visit to another page. What is typed
 * is component state: the cache tells its readers only after the event, when a text field has already lost the keystroke.
 */
export function useWishes(): { wishes: Wishes; setWishes: (wishes: Wishes) => void } {
  const client = useQueryClient();
  const [wishes, setTyped] = useState(() => client.getQueryData<Wishes>(wishesKey) ?? initialWishes);

  function setWishes(next: Wishes): void {
    setTyped(next);
    client.setQueryDefaults(wishesKey, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(wishesKey, next);
  }

  return { wishes, setWishes };
}
