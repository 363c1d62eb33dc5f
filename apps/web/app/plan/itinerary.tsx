import type { PlanContent, WireLeg } from '@rendezvous/contract';
import { layoutArc } from '../sky/arc-geometry.ts';
import { lineColorAt } from '../sky/sky-color.ts';
import { LegIcon, legMode, legNoun, legTime } from './leg-words.tsx';
import { legMinutes, planStays } from './plan-stays.ts';
import { QuietStop } from './quiet-stop.tsx';
import { VenueStop } from './venue-stop.tsx';

interface ItineraryProps {
  readonly plan: PlanContent;
  readonly sunset: number | null;
  /**
   * `beside`: everything of each stop, side by side where there is room. `below`: one below the
   * other, in a few lines each.
   */
  readonly stops: 'beside' | 'below';
  /**
   * `h2` where the title of the page is the heading above; else one below that of
   * a plan, which is an `h3`.
   */
  readonly nameTag?: 'h2' | 'h4';
  /** The way to a stop, where everything of it is shown. */
  readonly wayOf?: (place: number) => React.ReactNode;
  /** What can be done with a stop. */
  readonly toolsOf?: (place: number) => React.ReactNode;
}

/** More stops than this do not fit side by side. */
const columns = 3;

/** The stops in order, each with the way to the next. */
export function Itinerary({
  plan,
  sunset,
  stops,
  nameTag = 'h4',
  wayOf,
  toolsOf,
}: ItineraryProps): React.JSX.Element {
  const { stays } = layoutArc(planStays(plan));
  const { way_there, way_back } = plan.route_info;
  const isBeside = stops === 'beside' && plan.venues.length > 1 && plan.venues.length <= columns;
  const Stop = stops === 'beside' ? VenueStop : QuietStop;
  const isWhereAllAre = new Set(plan.venues.map(({ neighborhood }) => neighborhood)).size === 1;
  return (
    <>
      {way_there && <Way way={way_there} to="there" />}
      <ol
        className={isBeside ? 'itinerary itinerary--columns' : 'itinerary'}
        style={{ '--gaps': plan.venues.length - 1 } as React.CSSProperties}
      >
        {plan.venues.map((venue, i) => {
          const stay = stays[i];
          const mode = legMode(plan, i);
          return (
            <li
              className="itinerary-item"
              style={hourColors(stay?.start ?? null, stay?.end ?? null, sunset)}
              key={venue.venue_id ?? venue.name}
            >
              <Stop
                venue={venue}
                number={i + 1}
                time={{ start: stay?.start ?? null, end: stay?.end ?? null }}
                tools={toolsOf?.(i)}
                way={wayOf?.(i)}
                isWhereAllAre={isWhereAllAre}
                nameTag={nameTag}
              />
              {i < plan.venues.length - 1 && legMinutes(plan, i) > 0 && (
                <Leg mode={mode}>
                  <b>{legTime(plan, i)}</b> {legNoun(mode)}
                </Leg>
              )}
            </li>
          );
        })}
      </ol>
      {way_back && <Way way={way_back} to="home" />}
    </>
  );
}

/** The way to the first stop, or home from the last. */
function Way({
  way: { mode, minutes },
  to,
}: {
  readonly way: WireLeg;
  readonly to: 'there' | 'home';
}): React.JSX.Element {
  return (
    <Leg mode={mode} to={to}>
      {to === 'there' ? 'Getting there' : 'Home'}: about {minutes} min {legNoun(mode)}
    </Leg>
  );
}

/** A way on the rail: to the next stop, there, or home. */
function Leg({
  mode,
  to,
  children,
}: {
  readonly mode: string;
  readonly to?: 'there' | 'home';
  readonly children: React.ReactNode;
}): React.JSX.Element {
  return (
    <p className={to ? `leg leg--${to}` : 'leg'}>
      <span className="leg-icon">
        <LegIcon mode={mode} />
      </span>
      <span>{children}</span>
    </p>
  );
}

function hourColors(
  start: number | null,
  end: number | null,
  sunset: number | null,
): React.CSSProperties {
  if (start === null || end === null) return { '--hour': 'var(--ink-3)' } as React.CSSProperties;
  return {
    '--hour': lineColorAt((start + end) / 2, sunset),
    '--rail': `linear-gradient(${lineColorAt(start, sunset)},${lineColorAt(end, sunset)})`,
  } as React.CSSProperties;
}
