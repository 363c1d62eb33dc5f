import type { SavedIdea, WirePlan, WireVenue } from '@rendezvous/contract';
import type { ReactNode } from 'react';
import { layoutArc } from '../../sky/arc-geometry.ts';
import { parseClock } from '../../ui/time/clock-time.ts';
import { DayArc } from '../../sky/day-arc.tsx';
import { KindDrawing } from '../../sky/kind-drawing.tsx';
import { planStays } from '../../plan/plan-stays.ts';
import { lineColorAt } from '../../sky/sky-color.ts';
import { skylineCity } from '../../sky/skyline/skyline-city.ts';

interface PlanProps {
  readonly idea: SavedIdea;
  readonly plan: WirePlan;
}

/** The arc of a saved plan, under the sky of its city. */
export function SavedArc({ idea, plan }: PlanProps): React.JSX.Element {
  return (
    <DayArc
      stops={planStays(plan)}
      sunset={sunsetOf(idea)}
      size="card"
      city={skylineCity(plan.city, plan.venues)}
    />
  );
}

/** From when to when somebody stays, in minutes after midnight; null where no times are known. */
export interface Stay {
  readonly start: number;
  readonly end: number;
}

interface PlanStopsProps extends PlanProps {
  readonly draw: (venue: WireVenue, stay: Stay | null) => ReactNode;
}

/** The places of a saved plan in order, each under its number. */
export function PlanStops({ idea, plan, draw }: PlanStopsProps): React.JSX.Element {
  const { stays } = layoutArc(planStays(plan));
  return (
    <ol className="idea-stops">
      {plan.venues.map((venue, i) => {
        const { start, end } = stays[i] ?? { start: null, end: null };
        const stay = start === null || end === null ? null : { start, end };
        const hour = stay
          ? lineColorAt((stay.start + stay.end) / 2, sunsetOf(idea))
          : 'var(--line-strong)';
        return (
          <li style={{ '--hour': hour } as React.CSSProperties} key={`${i} ${venue.name}`}>
            <span className="idea-number" aria-hidden="true">
              {i + 1}
            </span>
            <KindDrawing venue={venue} />
            {draw(venue, stay)}
          </li>
        );
      })}
    </ol>
  );
}

function sunsetOf({ weather_info }: SavedIdea): number | null {
  return parseClock(weather_info.sunset);
}
