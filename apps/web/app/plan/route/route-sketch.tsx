import type { PlanContent } from '@rendezvous/contract';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { shortName } from '../title/plan-title.ts';
import { LegIcon, legMode } from '../leg-words.tsx';
import { legMinutes } from '../plan-stays.ts';
import { box, layoutRoute, type Place } from './route-geometry.ts';

interface RouteSketchProps {
  readonly plan: PlanContent;
  readonly places: readonly Place[];
  readonly colors: readonly string[];
}

/**
 * Stops, ways, north and a scale: drawn by ourselves, so that it takes no network, for the room
 * there is. Names without room stand below.
 */
export function RouteSketch({ plan, places, colors }: RouteSketchProps): React.JSX.Element {
  const names = plan.venues.map(({ name }) => shortName(name));
  const ref = useRef<HTMLDivElement>(null);
  const { letters, ...size } = useSize(ref);
  const { stops, legs, pills, names: labels, scale } = layoutRoute(places, names, size);
  const placed = ({ x, y }: { x: number; y: number }): React.CSSProperties => ({
    left: `${(x / size.width) * 100}%`,
    top: `${(y / size.height) * 100}%`,
  });
  return (
    <>
      <div className="route-sketch" aria-hidden="true" ref={ref}>
        <svg viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none">
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
                style={{ ...placed(stops[i] ?? label), ...nameStyle(label, stops[i], letters) }}
                key={`${label.x} ${label.y}`}
              >
                {names[i]}
              </span>
            ),
        )}
        <span className="route-north">N</span>
        <span className="route-scale" style={{ width: scale.width * letters }}>
          {scale.miles} mi
        </span>
      </div>
      {labels.includes(null) && (
        <p className="route-key" aria-hidden="true">
          {names.map(
            (name, i) =>
              labels[i] === null && (
                <span key={name}>
                  <b>{i + 1}</b> {name}
                </span>
              ),
          )}
        </p>
      )}
    </>
  );
}

/** Of the smallest letters where nobody has them larger. */
const letterPixels = 13;

interface Measured {
  readonly width: number;
  readonly height: number;
  /** How much larger than usual letters are. */
  readonly letters: number;
}

/**
 * The room of an element, in pixels of usual letters: with letters twice as large there is half as
 * much of it. What stands in it is laid out before it is first seen.
 */
function useSize(ref: RefObject<HTMLElement | null>): Measured {
  const [size, setSize] = useState<Measured>({ ...box, letters: 1 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => {
      const letters = parseFloat(getComputedStyle(element).fontSize) / letterPixels;
      const [width, height] = [element.clientWidth / letters, element.clientHeight / letters];
      if (width > 0 && height > 0)
        setSize((last) =>
          last.width === width && last.height === height ? last : { width, height, letters },
        );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

/** A name keeps its pixels from its stop, also on paper. */
function nameStyle(
  label: { x: number; y: number; width: number; height: number },
  stop = { x: 0, y: 0 },
  letters = 1,
): React.CSSProperties {
  const [dx, dy] = [label.x + label.width / 2 - stop.x, label.y + label.height / 2 - stop.y];
  return {
    width: label.width * letters,
    height: label.height * letters,
    transform: `translate(calc(-50% + ${dx * letters}px), calc(-50% + ${dy * letters}px))`,
    textAlign: dx > 1 ? 'left' : dx < -1 ? 'right' : 'center',
  };
}
