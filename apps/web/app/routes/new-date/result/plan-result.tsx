import { requestNotes, type Alternative, type WirePlan } from '@rendezvous/contract';
import { TriangleAlert, WandSparkles } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import '../../../styles/dateline.css';
import '../../../plan/plan.css';
import '../../../plan/print.css';
import { useConfig } from '../../../api/use-config.ts';
import type { PressedAction } from '../../../api/storage/pressed-action.ts';
import { formatWeekday } from '../../../ui/time/calendar-day.ts';
import { parseClock } from '../../../ui/time/clock-time.ts';
import { HoldStill } from '../../../ui/page/hold-still.tsx';
import { OneTapChanges } from '../refinement/one-tap-changes.tsx';
import { PlanActions } from './plan-actions.tsx';
import { dayOf } from '../../../plan/plan-stays.ts';
import { PlanCard } from '../../../plan/plan-card.tsx';
import { optionName } from '../../../plan/title/option-name.ts';
import { PlanTab } from './plan-tab.tsx';
import { ChangeMenu, RefinementPanel } from '../refinement/refine-parts.ts';
import { SaveToggle } from './save-toggle.tsx';
import { SharePlanButton } from './share-plan-button.tsx';
import { visitorParts } from '../visitor/visitor-parts.tsx';
import type { ShownSuggestion } from '../../../plan/shown-suggestion.ts';
import { useChosenOption } from './use-chosen-option.ts';

interface PlanResultProps {
  readonly suggestion: ShownSuggestion;
  /** Just arrived: the heading takes the focus and goes to the top of the screen. */
  readonly isFresh: boolean;
  /** Something else was asked for since, in vain. */
  readonly isEarlier: boolean;
  /** Missing for visitors without a plan left, to whom nothing can be offered. */
  readonly onApply?: (alternative: Alternative) => void;
  /** What takes an account, for somebody who has none. */
  readonly onMemberAction?: (pressed: PressedAction) => void;
  /** Makes a date of a plan, for somebody who has an account. */
  readonly drawSchedule?: (plan: WirePlan, profileId: number | null) => ReactNode;
}

/**
 * It stays as it is while somebody types into the form or opens a dialog: on a slow phone,
 * drawing it again is felt.
 */
export const PlanResult = memo(function PlanResult({
  suggestion,
  isFresh,
  isEarlier,
  onApply,
  onMemberAction,
  drawSchedule,
}: PlanResultProps): React.JSX.Element {
  const { offers } = suggestion;
  const notes = requestNotes(suggestion);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [wasFresh] = useState(isFresh);
  useEffect(() => {
    if (!wasFresh) return;
    // Focus alone scrolls just as far as the heading, and leaves the plan below the fold.
    headingRef.current?.focus({ preventScroll: true });
    headingRef.current?.scrollIntoView();
  }, [wasFresh]);
  return (
    <>
      <section className="result-head" aria-label="Suggestion">
        {/* The tabs and the card show it; that a plan is an earlier one is said here alone. */}
        <h2 className={isEarlier ? 'title' : 'sr-only'} ref={headingRef} tabIndex={-1}>
          {headline(suggestion, isEarlier)}
        </h2>
        {notes.length > 0 && (
          <div className="alert">
            <TriangleAlert className="icon" />
            <ul aria-label="Good to know">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </div>
        )}
        {onApply && !isEarlier && offers.length > 0 && (
          <OneTapChanges title="Or have it like this:" alternatives={offers} onApply={onApply} />
        )}
      </section>
      <HoldStill className="result-body" version={suggestion} findPlace={placeOfChange}>
        <PlanOptions
          suggestion={suggestion}
          {...(onMemberAction && { onMemberAction })}
          {...(drawSchedule && { drawSchedule })}
        />
        {!onMemberAction && <RefinementPanel suggestion={suggestion} />}
      </HoldStill>
    </>
  );
});

type PlanOptionsProps = Pick<PlanResultProps, 'suggestion' | 'onMemberAction' | 'drawSchedule'>;

function PlanOptions({
  suggestion,
  onMemberAction,
  drawSchedule,
}: PlanOptionsProps): React.JSX.Element | null {
  const { plans } = suggestion;
  const { data: config } = useConfig();
  const [option, choose] = useChosenOption(suggestion);
  const sunset = parseClock(suggestion.weather_info.sunset);
  const [only] = plans;
  const { suggestion_id } = suggestion;
  const [first] = useState(suggestion_id);
  if (!only) return null;
  const partsOf = (plan: WirePlan) => ({
    plan,
    sunset,
    isNew: suggestion_id === first,
    weather: suggestion.weather_info,
    mapStyleUrl: config?.map_style_url ?? null,
    actions: <PlanActions plan={plan} />,
    ...(onMemberAction
      ? visitorParts(suggestion.suggestion_id, plan, onMemberAction)
      : {
          share: <SharePlanButton suggestion={suggestion} plan={plan} />,
          next: (
            <>
              <SaveToggle suggestion={suggestion} plan={plan} />
              <button
                className="btn btn--secondary to-refine"
                type="button"
                onClick={focusRefinement}
              >
                <WandSparkles className="icon" />
                Refine
              </button>
              {drawSchedule?.(plan, suggestion.person?.id ?? null)}
            </>
          ),
          toolsOf: (place: number) => (
            <ChangeMenu suggestion={suggestion} plan={plan} place={place} />
          ),
        }),
  });
  // Another version is drawn as another plan: of one that is drawn over, each
  // part would be seen to jump.
  if (plans.length === 1) return <PlanCard {...partsOf(only)} key={suggestion_id} />;
  return (
    <Tabs.Root
      value={String(option)}
      onValueChange={(next) => choose(Number(next))}
      key={suggestion_id}
    >
      <Tabs.List className="plan-tabs" aria-label="Plan options">
        {plans.map((plan, i) => (
          <PlanTab
            plan={plan}
            index={i}
            name={optionName(plan, plans)}
            sunset={sunset}
            key={plan.plan_id}
          />
        ))}
      </Tabs.List>
      {plans.map((plan, i) => (
        <Tabs.Content value={String(i)} key={plan.plan_id}>
          <PlanCard {...partsOf(plan)} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

/**
 * Where the plan is changed from: its line, which phones do not hold at the foot of the window;
 * what stands below it; or a stop of it.
 */
function placeOfChange(): Element | null {
  const line = document.activeElement?.closest('.refine');
  if (line && getComputedStyle(line).position === 'static') return line;
  const below = document.querySelector('.refine-more');
  if (below && below.getBoundingClientRect().top < window.innerHeight) return below;
  return document.activeElement?.closest('.itinerary-item') ?? null;
}

/** Leads to the line below the plan, which is out of sight on a phone. */
function focusRefinement(): void {
  document.querySelector<HTMLElement>('.refine input')?.focus();
}

/** "Your Friday with June, hour by hour", or "Your earlier plan for Friday in Brooklyn, NY". */
function headline({ plans, person, location }: ShownSuggestion, isEarlier: boolean): string {
  const [first] = plans;
  const date = first ? dayOf(first) : null;
  const day = date === null ? null : formatWeekday(date);
  const company = person === null ? '' : ` with ${person.firstName}`;
  if (isEarlier) {
    const place = location?.trim() || first?.city;
    return `Your earlier plan for ${day ?? 'an evening'}${place ? ` in ${place}` : ''}${company}`;
  }
  if (plans.length > 1) return `Two ways to spend ${day ?? 'the evening'}${company}`;
  return `Your ${day ?? 'evening'}${company}, hour by hour`;
}
