import type { PlanContent } from '@rendezvous/contract';
import { Sunset } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import '../sky/arc.css';
import { type ArcLayout, hourTicks, layoutArc } from '../sky/arc-geometry.ts';
import { formatClock, formatClockRange } from '../ui/time/clock-time.ts';
import { ArcRim } from '../sky/arc-rim.tsx';
import { sunsetPlace } from '../sky/arc-sky.ts';
import { EveningSky } from '../sky/evening-sky.tsx';
import { lineColorAt } from '../sky/sky-color.ts';
import { skylineCity } from '../sky/skyline/skyline-city.ts';
import { usualSunset } from '../sky/usual-sunset.ts';
import { describePlan } from './describe-plan.ts';
import { LegIcon, legMode, legWords } from './leg-words.tsx';
import { legMinutes, planStays } from './plan-stays.ts';
import { shortName } from './title/plan-title.ts';

/** Plans whose arc has been drawn once: the entrance is not played again. */
const drawnPlans = new WeakSet<PlanContent>();

/** More stops than this are discs without numbers. */
const numberedStops = 5;

interface PlanArcProps {
  readonly plan: PlanContent;
  readonly sunset: number | null;
  /** `hero`: from edge to edge of a page, without the hours below. */
  readonly size?: 'plan' | 'hero';
  /** Whether it is seen to be drawn, if it has not been before. */
  readonly isNew?: boolean;
  /** The minute of its day that it is, which is marked on the rim while the plan lasts. */
  readonly now?: number;
}

/** The Evening Arc of a plan in full: the sky of its hours, the city, the stops and the ways. */
export function PlanArc({
  plan,
  sunset,
  size = 'plan',
  isNew = true,
  now,
}: PlanArcProps): React.JSX.Element | null {
  const gradientId = useId();
  const [isEntering] = useState(() => isNew && !drawnPlans.has(plan));
  useEffect(() => {
    drawnPlans.add(plan);
  }, [plan]);
  if (plan.venues.length === 0) return null;
  const layout = layoutArc(planStays(plan));
  // Drawn with, where it cannot be said.
  const sky = sunset ?? (plan.date === undefined ? null : usualSunset(plan.date));
  const className = [
    `arc arc--${size}`,
    isEntering && 'arc--entering',
    !layout.span && 'arc--untimed',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <figure className={className}>
      <div className="arc-stage" aria-hidden="true">
        <EveningSky
          layout={layout}
          sunset={sky}
          city={skylineCity(plan.city, plan.venues)}
          size="plan"
        />
        <ArcRim layout={layout} sunset={sky} gradientId={gradientId} />
        <ArcStops plan={plan} layout={layout} sunset={sky} />
        {layout.span && <ArcLegs plan={plan} layout={layout} />}
        {layout.span && now !== undefined && <ArcNow span={layout.span} now={now} />}
      </div>
      {size === 'plan' &&
        (layout.span ? (
          <ArcAxis span={layout.span} sunset={sunset} />
        ) : (
          <p className="arc-untimed-note">Times not set</p>
        ))}
      <figcaption className="sr-only">{describePlan(plan, layout, sunset)}</figcaption>
    </figure>
  );
}

interface ArcPartProps {
  readonly plan: PlanContent;
  readonly layout: ArcLayout;
}

function ArcStops({
  plan,
  layout,
  sunset,
}: ArcPartProps & { sunset: number | null }): React.JSX.Element {
  const isNumbered = layout.stops.length <= numberedStops;
  return (
    <ol className="arc-stops">
      {layout.stops.map((stop, i) => {
        const { start, end } = layout.stays[i] ?? { start: null, end: null };
        const hour =
          start === null || end === null ? 'var(--ink-3)' : lineColorAt((start + end) / 2, sunset);
        const style = {
          '--u': stop.u.toFixed(4),
          '--hour': hour,
          '--i': i,
        } as React.CSSProperties;
        return (
          <li
            className="arc-stop"
            data-side={stop.side}
            style={style}
            key={plan.venues[i]?.venue_id ?? i}
          >
            <span className="arc-dot">{isNumbered ? i + 1 : ''}</span>
            {isNumbered && (
              <span className="arc-label">
                <b>
                  <span className="long">
                    {start === null || end === null
                      ? `Stop ${i + 1}`
                      : formatClockRange(start, end)}
                  </span>
                  <span className="short">
                    {start === null ? `Stop ${i + 1}` : hourWords(start, layout.stops.length)}
                  </span>
                </b>
                <span>{shortName(plan.venues[i]?.name ?? '')}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** More hours have no room for AM and PM side by side on a phone; the axis below says them. */
const hoursInFull = 3;

function hourWords(minutes: number, stops: number): string {
  const clock = formatClock(minutes);
  return stops > hoursInFull ? clock.slice(0, -3) : clock;
}

function ArcNow({
  span: { from, to },
  now,
}: {
  span: { from: number; to: number };
  now: number;
}): React.JSX.Element | null {
  if (now < from || now > to) return null;
  const u = (now - from) / (to - from);
  return (
    <span className="arc-now" style={{ '--u': u.toFixed(4) } as React.CSSProperties}>
      <b>Now</b>
    </span>
  );
}

/** Closer to an end of the arc than this, a leg shows its icon alone. */
const pillRoom = 0.2;

function ArcLegs({ plan, layout }: ArcPartProps): (React.JSX.Element | null)[] {
  const isNumbered = layout.stops.length <= numberedStops;
  return layout.legs.map(({ a, b }, i) => {
    if (legMinutes(plan, i) === 0) return null;
    const u = (a + b) / 2;
    const style = { '--u': u.toFixed(4) } as React.CSSProperties;
    return (
      <span
        className="arc-leg"
        style={style}
        data-narrow={u < pillRoom || u > 1 - pillRoom || !isNumbered ? '' : undefined}
        key={u}
      >
        <LegIcon mode={legMode(plan, i)} />
        <span>{legWords(plan, i)}</span>
      </span>
    );
  });
}

/** Ticks closer to the sunset than this give way to it. */
const sunsetRoom = 0.11;
/** On narrow arcs, only the first and last tick stay, and only this far from the sunset. */
const narrowSunsetRoom = 0.32;

/** Closer to an end of the axis than this, an hour stands within it. */
const edgeRoom = 0.05;

function edgeOf(u: number): 'start' | 'end' | undefined {
  if (u < edgeRoom) return 'start';
  return u > 1 - edgeRoom ? 'end' : undefined;
}

function ArcAxis({
  span,
  sunset,
}: {
  span: { from: number; to: number };
  sunset: number | null;
}): React.JSX.Element {
  const sunsetAt = sunsetPlace(span, sunset);
  const ticks = hourTicks(span);
  const distance = (u: number): number => (sunsetAt === null ? 1 : Math.abs(u - sunsetAt));
  return (
    <div className="arc-axis" aria-hidden="true">
      {ticks
        .filter((tick) => distance(tick.u) >= sunsetRoom)
        .map((tick) => {
          const isOuter = tick === ticks[0] || tick === ticks.at(-1);
          const className = isOuter && distance(tick.u) >= narrowSunsetRoom ? 'major' : 'minor';
          return (
            <span
              className={className}
              data-edge={edgeOf(tick.u)}
              style={{ '--u': tick.u.toFixed(4) } as React.CSSProperties}
              key={tick.minutes}
            >
              {formatClock(tick.minutes).replace(':00', '')}
            </span>
          );
        })}
      {sunsetAt !== null && sunset !== null && (
        <span className="arc-sunset" style={{ '--u': sunsetAt.toFixed(4) } as React.CSSProperties}>
          <Sunset className="icon" />
          Sunset {formatClock(sunset).slice(0, -3)}
        </span>
      )}
    </div>
  );
}
