import type { SavedPlan } from '@rendezvous/contract';
import { lazy, Suspense } from 'react';
import { Generating } from '../features/plan/generating.tsx';
import { PlanningRefused } from '../features/plan/planning-refused.tsx';
import { useLinkedWishes } from '../features/plan/use-filled-form.ts';
import { useQuickPlanner } from '../features/plan/use-quick-planner.ts';
import { WishesForm } from '../features/plan/wishes-form.tsx';
import { type MemberAction, messages, pageTitle } from '../messages.ts';
import type { Route } from './+types/new-date';

const PlanResult = lazy(() =>
  import('../features/plan/plan-result.tsx').then(({ PlanResult }) => ({ default: PlanResult })),
);
const MemberDialog = lazy(() =>
  import('../features/plan/member-dialog.tsx').then(({ MemberDialog }) => ({
    default: MemberDialog,
  })),
);
const WhoSection = lazy(() =>
  import('../features/plan/member-parts.tsx').then(({ WhoSection }) => ({ default: WhoSection })),
);
const MemberNote = lazy(() =>
  import('../features/plan/member-parts.tsx').then(({ MemberNote }) => ({ default: MemberNote })),
);
const SchedulePlan = lazy(() =>
  import('../features/date-dialog/schedule-plan.tsx').then(({ SchedulePlan }) => ({
    default: SchedulePlan,
  })),
);
const LimitDialog = lazy(() =>
  import('../features/plan/limit-dialog.tsx').then(({ LimitDialog }) => ({ default: LimitDialog })),
);

const title = 'Quick Date Planner';

export function meta(): Route.MetaDescriptors {
  const description =
    'Say where, when and what you like, and see an evening for two hour by hour: real places that are open, near and within budget.';
  return [{ title: pageTitle(title) }, { name: 'description', content: description }];
}

export default function NewDate(): React.JSX.Element {
  const planner = useQuickPlanner();
  useLinkedWishes(planner);
  const { isMember, planning, suggestion, dialog } = planner;
  const closeDialog = (): void => planner.setDialog({ kind: 'none' });
  return (
    <>
      <header className="page-head">
        <h1 className="display-lg">{isMember ? messages.memberPlannerTitle : title}</h1>
        <p className="lede">
          {isMember ? messages.memberPlannerLede : messages.visitorPlannerLede}
        </p>
      </header>
      <WishesForm
        formRef={planner.formRef}
        wishes={planner.form.wishes}
        errors={planner.errors}
        isPlanning={planning.kind === 'generating'}
        who={<Suspense>{isMember && <WhoSection planner={planner} />}</Suspense>}
        note={
          <Suspense>
            {isMember ? (
              <MemberNote planner={planner} />
            ) : (
              <p className="small muted">
                {planner.isUsedUp ? messages.noFreePlan : messages.freePlan}
              </p>
            )}
          </Suspense>
        }
        onChange={planner.changeWishes}
        onSubmit={planner.submit}
      />
      {planning.kind === 'generating' && (
        <Generating steps={planning.steps} onStop={planner.cancel} />
      )}
      {planning.kind === 'refused' && (
        <PlanningRefused failure={planning.failure} onApply={planner.apply} />
      )}
      <Suspense>
        {suggestion && planning.kind !== 'generating' && (
          <PlanResult
            key={suggestion.session_id ?? suggestion.suggestion_id}
            suggestion={suggestion}
            isFresh={suggestion.suggestion_id === planner.freshId}
            {...(!planner.isUsedUp && { onApply: planner.apply })}
            {...(isMember && { drawSchedule })}
            {...(!isMember && {
              onMemberAction: (action: MemberAction) =>
                planner.setDialog({ kind: 'member', action }),
            })}
          />
        )}
      </Suspense>
      <Suspense>
        {dialog.kind === 'limit' && (
          <LimitDialog hasPlan={suggestion !== null} onClose={closeDialog} />
        )}
        {dialog.kind === 'member' && <MemberDialog action={dialog.action} onClose={closeDialog} />}
      </Suspense>
    </>
  );
}

function drawSchedule(plan: SavedPlan, profileId: number | null): React.JSX.Element {
  return (
    <Suspense>
      <SchedulePlan className="btn btn--primary" plan={plan} profileId={profileId} />
    </Suspense>
  );
}
