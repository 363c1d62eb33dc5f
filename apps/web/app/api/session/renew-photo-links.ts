import type { QueryClient } from '@tanstack/react-query';

/** What names photos. */
const nouns = ['me', 'profiles'];
/** A photo that is gone for good is asked for once, not for ever. */
const pauseMs = 20_000;

/**
 * Links to photos work for a quarter of an hour: where one has ended when it is shown, whatever
 * names photos is asked for again. Returns the function that ends it.
 */
export function renewPhotoLinks(client: QueryClient): () => void {
  let renewedAt = Number.NEGATIVE_INFINITY;
  const renew = ({ target }: Event): void => {
    if (!(target instanceof HTMLImageElement) || !target.src.includes('/api/photos/')) return;
    if (performance.now() - renewedAt < pauseMs) return;
    renewedAt = performance.now();
    void client.invalidateQueries({
      predicate: ({ queryKey }) => nouns.includes(String(queryKey[0])),
    });
  };
  // Errors of images do not bubble.
  document.addEventListener('error', renew, true);
  return () => document.removeEventListener('error', renew, true);
}
