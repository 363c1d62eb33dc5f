import type { WirePlan } from '@rendezvous/contract';
import { startTransition } from 'react';
import { Generating } from './result/generating.tsx';
import {
  LimitDialog,
  MemberDialog,
  MemberNote,
  MissingInterests,
  PlanResult,
  preloadPlanParts,
  RestoreKeptPlan,
  SchedulePlan,
  WhoSection,
} from './plan-parts.ts';
import { PlanningRefused } from './result/planning-refused.tsx';
import { FirstArt } from './art/first-art.tsx';
import { FoldedWishes } from './form/folded-wishes.tsx';
import { useFoldedForm } from './form/use-folded-form.ts';
import { useLinkedWishes } from './who/use-filled-form.ts';
import { type QuickPlanner, useQuickPlanner } from './result/use-quick-planner.ts';
import { WishesForm } from './form/wishes-form.tsx';
import type { PressedAction } from '../../api/storage/pressed-action.ts';
import { messages, pageTitle } from '../../messages.ts';
import { useLatest } from '../../ui/use-latest.ts';
import type { Route } from './+types/new-date';

const title = 'Quick Date Planner';

export function meta(): Route.MetaDescriptors {
  const description =
    'Say where, when and what you like, and see an evening for two hour by hour: real places that are open, near and within budget.';
  return [{ title: pageTitle(title) }, { name: 'description', content: description }];
}

export default function NewDate(): React.JSX.Element {
  const planner = useQuickPlanner();
  useLinkedWishes(planner);
  const { isMember, planning, suggestion } = planner;
  const folding = useFoldedForm(planner);
  const { apply, askForAccount } = usePlanHandlers(planner);
  return (
    <>
      <header className={folding.isFolded ? 'sr-only' : 'page-head planner-head'}>
        <h1 className="display-lg">{isMember ? messages.memberPlannerTitle : title}</h1>
        {!folding.isFolded && (
          <>
            <p className="lede">{messages.plannerLede}</p>
            <FirstArt wishes={planner.form.wishes} />
          </>
        )}
      </header>
      {folding.isFolded && (
        <FoldedWishes
          wishes={planner.form.wishes}
          person={planner.form.person}
          onUnfold={folding.unfold}
        />
      )}
      <WishesForm
        formRef={planner.formRef}
        wishes={planner.form.wishes}
        errors={planner.errors}
        isPlanning={planning.kind === 'generating'}
        isFolded={folding.isFolded}
        warning={isMember && <MissingInterests profileId={planner.profileId} />}
        who={isMember && <WhoSection planner={planner} />}
        note={
          isMember ? (
            <MemberNote planner={planner} />
          ) : (
            <p className="small muted">
              {planner.isUsedUp ? messages.noFreePlan : messages.freePlan}
            </p>
          )
        }
        place={planner.place}
        onChange={planner.changeWishes}
        onSubmit={planner.submit}
        onLikely={() => preloadPlanParts({ isMember })}
      />
      {planning.kind === 'generating' && (
        <Generating steps={planning.steps} onStop={planner.cancel} />
      )}
      {planning.kind === 'refused' && (
        <PlanningRefused failure={planning.failure} onApply={planner.apply} />
      )}
      {planner.isKept && <RestoreKeptPlan />}
      {suggestion && planning.kind !== 'generating' && (
        <PlanResult
          key={suggestion.session_id ?? suggestion.suggestion_id}
          suggestion={suggestion}
          isFresh={suggestion.suggestion_id === planner.freshId}
          isEarlier={planner.isEarlier}
          {...(!planner.isUsedUp && { onApply: apply })}
          {...(isMember && { drawSchedule })}
          {...(!isMember && { onMemberAction: askForAccount })}
        />
      )}
      <VisitorDialog planner={planner} />
    </>
  );
}

/** What says that an account is needed. */
function VisitorDialog({
  planner: { dialog, suggestion, setDialog },
}: {
  planner: QuickPlanner;
}): React.JSX.Element | null {
  const close = (): void => setDialog({ kind: 'none' });
  if (dialog.kind === 'limit') return <LimitDialog hasPlan={suggestion !== null} onClose={close} />;
  return dialog.kind === 'member' ? (
    <MemberDialog pressed={dialog.pressed} onClose={close} />
  ) : null;
}

/**
 * What can be pressed at a plan, as functions that stay the same, so that it is not
 * drawn again with the form.
 */
function usePlanHandlers({ apply, setDialog }: QuickPlanner) {
  return {
    apply: useLatest(apply),
    askForAccount: useLatest((pressed: PressedAction) =>
      // The press is shown at once, and the dialog as soon as it is drawn.
      startTransition(() => setDialog({ kind: 'member', pressed })),
    ),
  };
}

function drawSchedule(plan: WirePlan, profileId: number | null): React.JSX.Element {
  return <SchedulePlan className="btn btn--primary" plan={plan} profileId={profileId} />;
}
