import { useSyncExternalStore } from 'react';

/** Everything we store in the browser. */
export type StorageKey =
  | 'theme'
  | 'preview_dismissed'
  | 'anonymous_suggestions'
  | 'unanswered_request'
  | 'access_token'
  | 'refresh_token'
  | 'date-store';

const listeners = new Set<() => void>();

/**
 * The browser may block storage, or it may be full: what could not be written lasts until the page
 * is closed.
 */
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

/**
 * The stored text, updated by changes here and in other tabs; null while the prerendered page
 * hydrates.
 */
export function useStored(key: StorageKey): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
}

/**
 * Whether something is stored, updated by changes; null while the prerendered page hydrates, when
 * it is unknown.
 */
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
