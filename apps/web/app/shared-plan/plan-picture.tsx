import type { SharedPlan } from '@rendezvous/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { dayOf, planStays } from '../plan/plan-stays.ts';
import { type ArcLayout, layoutArc } from '../sky/arc-geometry.ts';
import { formatLongDay } from '../ui/time/calendar-day.ts';
import { formatClock, formatClockRangeInWords, parseClock } from '../ui/time/clock-time.ts';
import { shortName, titleOf } from '../plan/title/plan-title.ts';
import { PictureBrand } from '../site/picture-brand.tsx';
import { PictureFrame } from '../site/picture-frame.tsx';
import { colorAt, lightLineRamp } from '../sky/sky-color.ts';
import { skylineCity } from '../sky/skyline/skyline-city.ts';
import { arcBox, PictureArc } from './picture-arc.tsx';

const ink2 = '#5B4560';
const side = 64;
const arcTop = 226;
/** More stops than this do not fit side by side. */
const columns = 3;

/**
 * A shared plan on 1200 by 630 pixels, for the pages and chats that show a picture of it. Always in
 * the light theme: nobody knows whose eyes it is for.
 */
export function PlanPicture({ shared }: { shared: SharedPlan }): React.JSX.Element {
  const [title, day, sunset] = [
    titleOf(shared),
    dayOf(shared),
    parseClock(shared.weather_info.sunset),
  ];
  const city = skylineCity(shared.city, shared.venues);
  const layout = layoutArc(planStays(shared));
  const { span } = layout;
  const when = [
    day !== null && formatLongDay(day),
    span && formatClockRangeInWords(span.from, span.to),
    city,
  ].filter(Boolean);
  const arc = renderToStaticMarkup(<PictureArc layout={layout} sunset={sunset} city={city} />);
  return (
    <PictureFrame>
      <Heading title={title} when={when.join('  ·  ')} />
      <Brand cost={shared.total_cost} />
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(arc)}`}
        width={arcBox.width}
        height={arcBox.height}
        style={{ position: 'absolute', left: 0, top: arcTop }}
        alt=""
      />
      <Stops names={shared.venues.map(({ name }) => name)} layout={layout} sunset={sunset} />
    </PictureFrame>
  );
}

function Heading({
  title,
  when,
}: {
  readonly title: string;
  readonly when: string;
}): React.JSX.Element {
  return (
    <div
      style={{
        position: 'absolute',
        left: side,
        top: 46,
        width: 820,
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <div style={{ fontSize: 24, color: ink2, fontWeight: 600 }}>{when}</div>
      <div
        style={{
          display: 'block',
          lineClamp: 2,
          marginTop: 10,
          fontFamily: 'Fraunces',
          fontSize: title.length > 34 ? 48 : 58,
          lineHeight: 1.1,
          letterSpacing: '-0.02em',
        }}
      >
        {title}
      </div>
    </div>
  );
}

function Brand({ cost }: { readonly cost: string }): React.JSX.Element {
  return (
    <div
      style={{
        position: 'absolute',
        right: side,
        top: 46,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-end',
      }}
    >
      <PictureBrand />
      <div style={{ marginTop: 18, fontFamily: 'Fraunces', fontSize: 40 }}>
        {cost.length <= 12 ? cost : ''}
      </div>
    </div>
  );
}

interface StopsProps {
  readonly names: readonly string[];
  readonly layout: ArcLayout;
  readonly sunset: number | null;
}

function Stops({ names, layout, sunset }: StopsProps): React.JSX.Element {
  return (
    <div
      style={{
        position: 'absolute',
        left: side,
        right: side,
        top: arcTop + arcBox.height + 14,
        display: 'flex',
        gap: 28,
      }}
    >
      {names.slice(0, columns).map((name, i) => {
        const { start = null, end = null } = layout.stays[i] ?? {};
        const color =
          start === null || end === null ? ink2 : colorAt((start + end) / 2, lightLineRamp, sunset);
        return (
          <div key={name} style={{ display: 'flex', flex: 1, gap: 14 }}>
            <div style={disc(color)}>{String(i + 1)}</div>
            <div style={{ display: 'flex', flexDirection: 'column', flex: 1 }}>
              <div style={{ fontSize: 22, fontWeight: 600, color }}>
                {start === null ? `Stop ${i + 1}` : formatClock(start)}
              </div>
              <div style={{ display: 'block', lineClamp: 1, marginTop: 2, fontSize: 26 }}>
                {shortName(name)}
              </div>
            </div>
          </div>
        );
      })}
    </div>
  );
}

function disc(color: string): React.CSSProperties {
  return {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 44,
    height: 44,
    borderRadius: 999,
    border: `4px solid ${color}`,
    background: '#FFFDF9',
    fontFamily: 'Fraunces',
    fontSize: 22,
  };
}
