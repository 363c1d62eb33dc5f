import type { PlanContent } from '@rendezvous/contract';
import { shortName } from '../plan-title.ts';
import { LegIcon, legMode } from '../leg-words.tsx';
import { legMinutes } from '../plan-stays.ts';
import { box, layoutRoute, type Place } from './route-geometry.ts';

interface RouteSketchProps {
  readonly plan: PlanContent;
  readonly places: readonly Place[];
  readonly colors: readonly string[];
}

/** Stops, ways, north and a scale: drawn by ourselves, so that it takes no network. Lines stretch with the box, text never does. */
export function RouteSketch({ plan, places, colors }: RouteSketchProps): React.JSX.Element {
  const names = plan.venues.map(({ name }) => shortName(name));
  const { stops, legs, pills, names: labels, scale } = layoutRoute(places, names);
  return (
    <>
      <div className="route-sketch" aria-hidden="true">
        <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none">
          {legs.map((path, i) => (
            <path d={path} style={{ stroke: colors[i] }} key={path} />
          ))}
        </svg>
        {pills.map((pill, i) => {
          return (
            pill && (
              <span className="route-leg" style={placed(pill)} key={`${pill.x} ${pill.y}`}>
                <LegIcon mode={legMode(plan, i)} />
                {legMinutes(plan, i)} min
              </span>
            )
          );
        })}
        {stops.map((stop, i) => (
          <span
            className="route-stop"
            style={{ ...placed(stop), '--hour': colors[i] } as React.CSSProperties}
            key={`${stop.x} ${stop.y}`}
          >
            {i + 1}
          </span>
        ))}
        {labels.map(
          (label, i) =>
            label && (
              <span
                className="route-name"
                style={nameStyle(label, stops[i])}
                key={`${label.x} ${label.y}`}
              >
                {names[i]}
              </span>
            ),
        )}
      </div>
      <span className="route-north" aria-hidden="true">
        N
      </span>
      <span
        className="route-scale"
        style={{ width: `min(${(scale.width / box.width) * 100}%, ${scale.width}px)` }}
        aria-hidden="true"
      >
        {scale.miles} mi
      </span>
    </>
  );
}

function placed({ x, y }: { x: number; y: number }): React.CSSProperties {
  return { left: `${(x / box.width) * 100}%`, top: `${(y / box.height) * 100}%` };
}

/** A name keeps its pixels from its stop, whatever the size of the sketch. */
function nameStyle(
  label: { x: number; y: number; width: number; height: number },
  stop = { x: 0, y: 0 },
): React.CSSProperties {
  const [dx, dy] = [label.x + label.width / 2 - stop.x, label.y + label.height / 2 - stop.y];
  return {
    ...placed(stop),
    width: label.width,
    transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px))`,
    textAlign: dx > 1 ? 'left' : dx < -1 ? 'right' : 'center',
  };
}
