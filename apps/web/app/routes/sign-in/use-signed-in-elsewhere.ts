import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../api/session/session.ts';

/** Continues as soon as the user signs in in another tab. */
export function useSignedInElsewhere(onSignedIn: () => void): void {
  const [isElsewhere, setIsElsewhere] = useState(false);
  const session = useSession();
  const isDone = isElsewhere && session.kind === 'signed-in';
  const goOn = useEffectEvent(onSignedIn);
  useEffect(() => {
    const listener = ({ key, newValue }: StorageEvent): void => {
      if (key === 'refresh_token') setIsElsewhere(newValue !== null);
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, []);
  useEffect(() => {
    if (isDone) goOn();
  }, [isDone]);
}
