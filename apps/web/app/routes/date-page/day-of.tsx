import { ArrowRight, CalendarDays, Check, CircleCheck, Sunset } from 'lucide-react';
import { firstNameOf } from '@rendezvous/contract';
import { Link } from 'react-router';
import { useDateCheck } from '../../api/use-date.ts';
import { legNoun } from '../../plan/leg-words.tsx';
import { PlanArc } from '../../plan/plan-arc.tsx';
import { formatYearlyDay } from '../../ui/time/calendar-day.ts';
import { formatClock, toWireTime } from '../../ui/time/clock-time.ts';
import { AskOnTheDay } from './ask-on-the-day.tsx';
import { CheckedLine } from './checked-line.tsx';
import type { DateFacts } from './date-facts.ts';
import {
  instructionOf,
  type NextStep,
  nextStep,
  soonMinutes,
  type Step,
} from '../../features/dates/date-phase.ts';
import { DirectionsLink } from '../../features/dates/directions-link.tsx';
import { hourOf } from './hour-of.ts';

interface DayOfProps {
  readonly facts: DateFacts;
  readonly steps: readonly Step[];
}

/**
 * The day itself: what to do next, large, and the way there in one tap; then
 * the rest of the evening.
 */
export function DayOf({ facts, steps }: DayOfProps): React.JSX.Element {
  const { date, minutes } = facts;
  const { data: check } = useDateCheck(date.id);
  const next = nextStep(steps, minutes);
  return (
    <div className="day-of">
      <header className="do-head">
        <p className="dateline">
          <span>
            <CalendarDays className="icon" />
            <time dateTime={date.date}>Today, {formatYearlyDay(date.date)}</time>
          </span>
          {date.profile && <span>with {firstNameOf(date.profile.name)}</span>}
        </p>
        <Link className="link" to="?view=whole">
          Whole date
          <ArrowRight className="icon" />
        </Link>
      </header>
      <section aria-labelledby="do-next">
        <h1 className="do-when num" id="do-next">
          {instructionOf(next)}
        </h1>
        {next.kind === 'nothing' ? (
          <div className="do-last">
            <p>{facts.plan.venues.at(-1)?.name}: stay as long as you like.</p>
            <CheckedLine check={check} place={steps.length - 1} />
          </div>
        ) : (
          <NextStop facts={facts} step={next} wayMinutes={steps[next.to]?.wayMinutes ?? null}>
            <CheckedLine check={check} place={next.to} />
          </NextStop>
        )}
      </section>
      <section className="do-sky" aria-label="The rest of the evening">
        <PlanArc plan={facts.plan} sunset={facts.sunset} now={minutes} />
        <SunsetLine facts={facts} />
        <OtherStops facts={facts} steps={steps} next={next} />
        <p className="do-off">
          <CircleCheck className="icon" />
          Saved on this device. Works without a signal.
        </p>
      </section>
      <AskOnTheDay date={date} />
    </div>
  );
}

function NextStop({
  facts,
  step: { to, at, kind },
  wayMinutes,
  children,
}: {
  readonly facts: DateFacts;
  readonly step: Exclude<NextStep, { kind: 'nothing' }>;
  readonly wayMinutes: number | null;
  readonly children: React.ReactNode;
}): React.JSX.Element | null {
  const stop = facts.plan.venues[to];
  if (!stop) return null;
  const mode = modeTo(facts, to);
  const begins = kind === 'leave' ? at + (wayMinutes ?? 0) : at;
  return (
    <>
      <div className="do-place" style={hourOf(facts, to)}>
        <span className="do-n" aria-hidden="true">
          {to + 1}
        </span>
        <h2 className="title">{stop.name}</h2>
        <p>
          <time dateTime={toWireTime(begins)}>
            <b className="num">{formatClock(begins)}</b>
          </time>
          {stop.location && `, ${stop.location}`}
        </p>
        {wayMinutes !== null && (
          <p>
            {wayMinutes} min {legNoun(mode)}
          </p>
        )}
        {children}
      </div>
      <div className="do-go">
        <DirectionsLink className="btn btn--primary btn--block" place={stop} mode={mode} />
      </div>
    </>
  );
}

function SunsetLine({
  facts: { sunset, minutes },
}: {
  readonly facts: DateFacts;
}): React.JSX.Element | null {
  if (sunset === null || sunset < minutes) return null;
  const left = sunset - minutes;
  return (
    <p className="do-sun">
      <Sunset className="icon" />
      <b className="num">
        {left <= soonMinutes ? `Sunset in ${left} min` : `Sunset at ${formatClock(sunset)}`}
      </b>
    </p>
  );
}

/** The stop where the two are, and those that follow. */
function OtherStops({
  facts,
  steps,
  next,
}: DayOfProps & { readonly next: NextStep }): React.JSX.Element {
  const { minutes, plan } = facts;
  const first = next.kind === 'nothing' ? steps.length - 1 : Math.max(0, next.to - 1);
  return (
    <ol className="do-list">
      {plan.venues.map((stop, i) => {
        const step = steps[i];
        if (!step || i < first || (next.kind !== 'nothing' && i === next.to)) return null;
        const isHere = step.start <= minutes;
        // Nobody knows where the two are once the last stop is over.
        const isOver = isHere && step.end < minutes && next.kind === 'nothing';
        return (
          <li key={`${i} ${stop.name}`} style={hourOf(facts, i)}>
            <span className="dp-n" aria-hidden="true">
              {i + 1}
            </span>
            <span>
              <b>{stop.name}</b>
              <span className="num">
                {isHere
                  ? `${isOver ? 'Planned until' : 'Until'} ${formatClock(step.end)}`
                  : formatClock(step.start)}
                {!isHere &&
                  step.wayMinutes !== null &&
                  `, ${step.wayMinutes} min ${legNoun(modeTo(facts, i))}`}
              </span>
            </span>
            {isHere && !isOver && (
              <span className="chip">
                <Check className="icon" />
                You are here
              </span>
            )}
            {!isHere && (
              <DirectionsLink className="icon-btn" place={stop} mode={modeTo(facts, i)} isShort />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function modeTo({ plan }: DateFacts, place: number): string {
  const { legs, way_there } = plan.route_info;
  const leg = place === 0 ? way_there : legs?.[place - 1];
  return leg?.mode ?? plan.route_info.transportation ?? 'walking';
}
