import { anyCity, drawCityBySlug } from './skyline-cities.ts';
import { type Building, hashText, litWindows, seededRandom } from './skyline-shapes.ts';

const aubergine = '#2B1433';
const opacity = { far: 0.26, mid: 0.5, bridge: 0.66, near: 0.92 };

/** The silhouette of a city, for an <svg viewBox="0 0 1200 260">. */
export function Skyline({ city }: { city: string }): React.JSX.Element {
  const slug = city.toLowerCase().replace(/[^a-z]+/g, '-');
  const random = seededRandom(hashText(slug));
  const lit: Building[] = [];
  const { far, mid, near, bridge } = (drawCityBySlug[slug] ?? anyCity)(random, lit);
  return (
    <>
      <path d={far} fill={aubergine} fillOpacity={opacity.far} />
      <path d={mid} fill={aubergine} fillOpacity={opacity.mid} />
      <path d={litWindows(random, lit)} fill="#FFD9A0" fillOpacity={0.85} />
      {bridge && (
        <>
          <path d={bridge.fill} fill={aubergine} fillOpacity={opacity.bridge} />
          <g fill="none" stroke={aubergine} strokeOpacity={opacity.bridge}>
            <path d={bridge.cables} strokeWidth={2.4} />
            <path d={bridge.hangers} strokeWidth={0.9} />
          </g>
        </>
      )}
      <path d={near} fill={aubergine} fillOpacity={opacity.near} />
    </>
  );
}
