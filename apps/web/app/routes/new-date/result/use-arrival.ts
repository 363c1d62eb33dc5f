import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { refinementKey } from '../../../api/storage/plan-keys.ts';
import type { RefinementState } from '../refinement/refinement-state.ts';

/**
 * Gives the focus to the part of the screen that a change was made for, once: what had it may
 * be gone with the change.
 */
export function useArrival(
  ref: RefObject<HTMLElement | null>,
  key: string,
  arrived: RefinementState['arrived'],
): void {
  const client = useQueryClient();
  const tool = arrived?.key === key ? arrived.tool : null;
  useEffect(() => {
    if (tool === null) return undefined;
    // A dialog that has just closed gives the focus back in a task of its own,
    // which is in the queue by now.
    const timer = setTimeout(() => {
      const part = ref.current?.querySelector<HTMLElement>(`[data-tool="${tool}"]`);
      part?.focus({ preventScroll: true });
      // No further than it takes to see what has the focus.
      part?.scrollIntoView({ block: 'nearest' });
      client.setQueryData<RefinementState>(
        refinementKey,
        (state) => state && { ...state, arrived: null },
      );
    });
    return () => clearTimeout(timer);
  }, [client, ref, tool]);
}
