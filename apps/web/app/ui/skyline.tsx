import { anyCity, type CityLayers, drawCityBySlug } from './skyline-cities.ts';
import { type Building, hashText, litWindows, seededRandom } from './skyline-shapes.ts';

const aubergine = '#2B1433';
const opacity = { far: 0.26, mid: 0.5, bridge: 0.66, near: 0.92 };

interface Drawing extends CityLayers {
  readonly windows: string;
}

/** A list of plans shows the same few cities again and again. */
const drawings = new Map<string, Drawing>();

function drawOnce(slug: string): Drawing {
  const known = drawings.get(slug);
  if (known) return known;
  const random = seededRandom(hashText(slug));
  const lit: Building[] = [];
  const layers = (drawCityBySlug[slug] ?? anyCity)(random, lit);
  const drawing = { ...layers, windows: litWindows(random, lit) };
  drawings.set(slug, drawing);
  return drawing;
}

interface SkylineProps {
  readonly city: string;
  /** Before a sky it is aubergine; elsewhere it may have to go with the theme. */
  readonly color?: string;
}

/** The silhouette of a city, for an <svg viewBox="0 0 1200 260">. */
export function Skyline({ city, color = aubergine }: SkylineProps): React.JSX.Element {
  const { far, mid, near, bridge, windows } = drawOnce(city.toLowerCase().replace(/[^a-z]+/g, '-'));
  return (
    <>
      <path d={far} fill={color} fillOpacity={opacity.far} />
      <path d={mid} fill={color} fillOpacity={opacity.mid} />
      <path d={windows} fill="#FFD9A0" fillOpacity={0.85} />
      {bridge && (
        <>
          <path d={bridge.fill} fill={color} fillOpacity={opacity.bridge} />
          <g fill="none" stroke={color} strokeOpacity={opacity.bridge}>
            <path d={bridge.cables} strokeWidth={2.4} />
            <path d={bridge.hangers} strokeWidth={0.9} />
          </g>
        </>
      )}
      <path d={near} fill={color} fillOpacity={opacity.near} />
    </>
  );
}
