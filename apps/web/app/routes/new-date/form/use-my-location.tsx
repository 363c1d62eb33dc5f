import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { callEndpoint } from '../../../api/call-endpoint.ts';
import { useIsAlive } from '../../../ui/loading/use-is-alive.ts';

const told = {
  asking: 'Finding where you are…',
  refused: 'Your browser did not say where you are. Type a place instead.',
  unknown: 'You are outside the cities we cover. Choose one of them.',
  failed: 'We could not look that up. Type a place instead.',
} as const;

const waitMs = 10_000;
/** To about a hundred yards, which is all that a neighborhood takes. */
const decimals = 3;

/**
 * Fills in the neighborhood or town where the device is. Nothing of it is kept
 * but the name in the field.
 */
export function UseMyLocation({
  onFound,
}: {
  onFound: (label: string) => void;
}): React.JSX.Element {
  const isAlive = useIsAlive();
  const [state, setState] = useState<keyof typeof told | null>(null);

  async function name({ coords }: GeolocationPosition): Promise<void> {
    const [lat, lon] = [coords.latitude, coords.longitude].map((degrees) =>
      Number(degrees.toFixed(decimals)),
    );
    try {
      const [place] = await callEndpoint('GET /places/near', {
        query: { lat: lat ?? 0, lon: lon ?? 0 },
      });
      setState(place ? null : 'unknown');
      if (place) onFound(place.label);
    } catch {
      setState('failed');
    }
  }

  function locate(): void {
    if (state === 'asking') return;
    setState('asking');
    if (!('geolocation' in navigator)) return setState('refused');
    navigator.geolocation.getCurrentPosition(
      (position) => void name(position),
      () => setState('refused'),
      { timeout: waitMs },
    );
  }

  return (
    <>
      <button className="here" type="button" disabled={!isAlive} onClick={locate}>
        <LocateFixed className="icon" />
        Use my location
      </button>
      <p className="hint here-note" role="status">
        {state && told[state]}
      </p>
    </>
  );
}
