import type { PlanContent } from '@rendezvous/contract';
import { useState } from 'react';
import './route-map.css';
import { layoutArc } from '../../sky/arc-geometry.ts';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { lineColorAt } from '../../sky/sky-color.ts';
import { planStays } from '../plan-stays.ts';
import { RouteSketch } from './route-sketch.tsx';

/** The sketch shows the way without it. */
const TileMap = lazyPart({
  what: 'The map',
  load: () => import('./tile-map.tsx').then(({ TileMap }) => TileMap),
  drawFailed: () => null,
});

interface RouteMapProps {
  readonly plan: PlanContent;
  readonly sunset: number | null;
  /** The style of the installation's maps; null where it has none. */
  readonly styleUrl: string | null;
}

/**
 * The way of the evening seen from above: our own sketch, and the map of a tile service once that
 * has arrived. Without a place for every stop there is neither.
 */
export function RouteMap({ plan, sunset, styleUrl }: RouteMapProps): React.JSX.Element | null {
  const [tiles, setTiles] = useState<'loading' | 'shown' | 'failed'>('loading');
  const places = plan.venues.flatMap(({ coordinates }) => coordinates ?? []);
  if (places.length < 2 || places.length < plan.venues.length) return null;
  const colors = layoutArc(planStays(plan)).stays.map(({ start, end }) =>
    start === null || end === null ? 'var(--ink-3)' : lineColorAt((start + end) / 2, sunset),
  );
  const route = { places, colors };
  return (
    <div className="route-map" data-tiles={tiles}>
      {tiles !== 'shown' && <RouteSketch plan={plan} {...route} />}
      {styleUrl !== null && tiles !== 'failed' && (
        <TileMap
          {...route}
          styleUrl={styleUrl}
          onShown={() => setTiles('shown')}
          onFailed={() => setTiles('failed')}
        />
      )}
      <p className="sr-only">
        The stops on a map, in the order of the list above. The list says everything that the map
        shows.
      </p>
    </div>
  );
}
