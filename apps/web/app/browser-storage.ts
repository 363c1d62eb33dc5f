import { useSyncExternalStore } from 'react';

/** Everything the browser keeps for us outside the signed-in app. */
export type StorageKey = 'theme' | 'preview_dismissed' | 'anonymous_suggestions';

const listeners = new Set<() => void>();

/** Storage may be blocked by the browser: reading then finds nothing, and what is written lasts until the page is left. */
const fallback = new Map<StorageKey, string>();

export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key) ?? fallback.get(key) ?? null;
  } catch {
    return fallback.get(key) ?? null;
  }
}

export function writeStored(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    fallback.set(key, value);
  }
  for (const listener of listeners) listener();
}

/** The stored text, following changes made here and in other tabs; null while the prerendered page comes alive. */
export function useStored(key: StorageKey): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
