import 'maplibre-gl/dist/maplibre-gl.css';
import DOMPurify from 'dompurify';
import {
  type LngLatLike,
  LngLatBounds,
  Map as TileMapView,
  Marker,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useEffectEvent, useRef } from 'react';
import { takeMarkup } from '../../ui/page/trusted-types.ts';
import type { Place } from './route-geometry.ts';

// Of our own origin: the policy of our pages lets no worker be made of text.
setWorkerUrl(workerUrl);
// Whose map it is comes as markup.
takeMarkup((html) => DOMPurify.sanitize(html, { ALLOWED_TAGS: ['a', 'span'] }));

interface TileMapProps {
  readonly places: readonly Place[];
  readonly colors: readonly string[];
  readonly styleUrl: string;
  readonly onShown: () => void;
  /** The service does not answer, or the browser draws no such maps. */
  readonly onFailed: () => void;
}

/** The stops on the map of a tile service. */
export function TileMap({
  places,
  colors,
  styleUrl,
  onShown,
  onFailed,
}: TileMapProps): React.JSX.Element {
  const container = useRef<HTMLDivElement>(null);
  const draw = useEffectEvent((element: HTMLDivElement) =>
    drawRoute(element, { places, colors, styleUrl, onShown, onFailed }),
  );
  useEffect(() => (container.current ? draw(container.current) : undefined), []);
  return <div className="route-tiles" ref={container} />;
}

function drawRoute(
  container: HTMLDivElement,
  { places, colors, styleUrl, onShown, onFailed }: TileMapProps,
): (() => void) | undefined {
  const points = places.map(({ lat, lon }): [number, number] => [lon, lat]);
  const bounds = points.reduce((all, point) => all.extend(point as LngLatLike), new LngLatBounds());
  let map: TileMapView;
  try {
    map = new TileMapView({
      container,
      style: styleUrl,
      bounds,
      fitBoundsOptions: { padding: 56, maxZoom: 16 },
      cooperativeGestures: true,
    });
  } catch {
    // No WebGL.
    onFailed();
    return undefined;
  }
  let isLoaded = false;
  map.on('error', () => {
    // Once the map stands, a tile that is missing is no reason to take it away.
    if (!isLoaded) onFailed();
  });
  map.on('load', () => {
    isLoaded = true;
    map.addSource('route', {
      type: 'geojson',
      data: {
        type: 'Feature',
        properties: {},
        geometry: { type: 'LineString', coordinates: points },
      },
    });
    map.addLayer({
      id: 'route',
      type: 'line',
      source: 'route',
      layout: { 'line-cap': 'round' },
      paint: { 'line-color': '#93808F', 'line-width': 3, 'line-dasharray': [0.1, 2] },
    });
    onShown();
  });
  for (const [i, point] of points.entries())
    new Marker({ element: discOf(i + 1, colors[i] ?? '') }).setLngLat(point).addTo(map);
  return () => map.remove();
}

function discOf(number: number, color: string): HTMLElement {
  const disc = document.createElement('span');
  disc.className = 'route-stop';
  disc.style.setProperty('--hour', color);
  disc.textContent = String(number);
  return disc;
}
