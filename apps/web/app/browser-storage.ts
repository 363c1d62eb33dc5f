import { useSyncExternalStore } from 'react';

/** Everything the browser keeps for us. */
export type StorageKey =
  | 'theme'
  | 'preview_dismissed'
  | 'anonymous_suggestions'
  | 'unanswered_request'
  | 'access_token'
  | 'refresh_token'
  | 'date-store';

const listeners = new Set<() => void>();

/** Storage may be blocked by the browser, or full: what could not be written lasts here until the page is left. */
const fallback = new Map<StorageKey, string>();

export function readStored(key: StorageKey): string | null {
  try {
    return fallback.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value);
    fallback.delete(key);
  } catch {
    fallback.set(key, value);
  }
  for (const listener of listeners) listener();
}

export function removeStored(key: StorageKey): void {
  fallback.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing.
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

/** Whether something is stored, following changes; null while the prerendered page comes alive, when nobody knows. */
export function useIsStored(key: StorageKey): boolean | null {
  return useSyncExternalStore(
    subscribe,
    () => readStored(key) !== null,
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
