import type { PlaceChoice } from '@rendezvous/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { findPlaceChoices } from '../../../api/use-place-choices.ts';

interface UsePlaceQuestion {
  /** The places that a name may mean; null while nothing is asked. */
  readonly asked: readonly PlaceChoice[] | null;
  /**
   * Whether a location means one place. Where it may mean several that is asked; while
   * it is being found out, no.
   */
  readonly isClear: (location: string) => Promise<boolean>;
  readonly dropQuestion: () => void;
}

/** Asks which place is meant by a name that several have. */
export function usePlaceQuestion(): UsePlaceQuestion {
  const client = useQueryClient();
  const [asked, setAsked] = useState<readonly PlaceChoice[] | null>(null);
  const isAsking = useRef(false);

  async function isClear(location: string): Promise<boolean> {
    if (isAsking.current) return false;
    if (location.trim() === '') return true;
    isAsking.current = true;
    const choices = await findPlaceChoices(client, location);
    isAsking.current = false;
    // A new list each time, so that the question takes the focus again.
    if (choices.length > 0) setAsked([...choices]);
    return choices.length === 0;
  }

  return { asked, isClear, dropQuestion: () => setAsked(null) };
}
