import { createContext, useContext } from 'react';
import { anyCity, type CityLayers, drawCityBySlug } from './skyline-cities.ts';
import { hashText } from '../../ui/page/hash-text.ts';
import { heightsOf } from './skyline-heights.ts';
import { type Building, litWindows, seededRandom } from './skyline-shapes.ts';

const aubergine = '#2B1433';
const opacity = { far: 0.26, mid: 0.5, bridge: 0.66, near: 0.92 };

interface Drawing extends CityLayers {
  readonly windows: string;
  readonly heights: readonly number[];
}

/** A list of plans shows the same few cities again and again. */
const drawings = new Map<string, Drawing>();

function drawOnce(slug: string): Drawing {
  const known = drawings.get(slug);
  if (known) return known;
  const random = seededRandom(hashText(slug));
  const lit: Building[] = [];
  const layers = (drawCityBySlug[slug] ?? anyCity)(random, lit);
  const { far, mid, near, bridge } = layers;
  const heights = heightsOf(far, mid, near, bridge?.fill ?? '');
  const drawing = { ...layers, windows: litWindows(random, lit), heights };
  drawings.set(slug, drawing);
  return drawing;
}

/**
 * How high the silhouette of a city stands, as shares of its box, at every hundredth of its
 * width.
 */
export function skylineHeights(city: string): readonly number[] {
  return drawOnce(slugOf(city)).heights;
}

/** The cities whose silhouettes stand on the page already. */
const SharedCities = createContext<readonly string[]>([]);

interface SkylineProps {
  readonly city: string;
  /** Before a sky it is aubergine; elsewhere it may have to go with the theme. */
  readonly color?: string;
}

/** The silhouette of a city, for an <svg viewBox="0 0 1200 260">. */
export function Skyline({ city, color = aubergine }: SkylineProps): React.JSX.Element {
  const slug = slugOf(city);
  const isShared = useContext(SharedCities).includes(slug);
  return isShared && color === aubergine ? (
    <use href={`#skyline-${slug}`} />
  ) : (
    <Silhouette slug={slug} color={color} />
  );
}

function Silhouette({ slug, color }: { slug: string; color: string }): React.JSX.Element {
  const { far, mid, near, bridge, windows } = drawOnce(slug);
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

/**
 * Holds the silhouettes of a page that shows the same few cities again and again: what
 * stands inside refers to them.
 */
export function SharedSkylines({
  cities,
  children,
}: {
  cities: readonly string[];
  children: React.ReactNode;
}): React.JSX.Element {
  const slugs = [...new Set(cities.map(slugOf))];
  return (
    <>
      <svg className="shared-skylines" width="0" height="0" aria-hidden="true">
        <defs>
          {slugs.map((slug) => (
            <g id={`skyline-${slug}`} key={slug}>
              <Silhouette slug={slug} color={aubergine} />
            </g>
          ))}
        </defs>
      </svg>
      <SharedCities value={slugs}>{children}</SharedCities>
    </>
  );
}

function slugOf(city: string): string {
  return city.toLowerCase().replace(/[^a-z]+/g, '-');
}
