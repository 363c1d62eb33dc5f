import { whenIdle } from '../../features/shell/when-idle.ts';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { loadPage } from '../../ui/loading/load-page.ts';
import { preloadNotices } from '../../ui/toast/toast-provider.tsx';
import { ChangeMenu, RefinementPanel } from './refinement/refine-parts.ts';

/** What the planner shows only later. */

export const PlanResult = lazyPart({
  what: 'The plan',
  load: () => import('./result/plan-result.tsx').then(({ PlanResult }) => PlanResult),
});
/** It stays where it is kept until this is there. */
export const RestoreKeptPlan = lazyPart({
  what: 'Your last plan',
  load: () =>
    import('./result/restore-kept-plan.tsx').then(({ RestoreKeptPlan }) => RestoreKeptPlan),
});
/** It says nothing that the form does not. */
export const StartArt = lazyPart({
  what: 'The drawing',
  load: () => import('./art/start-art.tsx').then(({ StartArt }) => StartArt),
  drawFailed: () => null,
});
/** Without it the hours are chosen all the same; it comes with a place, and not with the page. */
export const WhenNote = lazyPart({
  what: 'The end of the evening',
  load: () => import('./art/when-note.tsx').then(({ WhenNote }) => WhenNote),
  drawFailed: () => null,
});
export const WhoSection = lazyPart({
  what: 'The list of your people',
  load: () => import('./who/member-parts.tsx').then(({ WhoSection }) => WhoSection),
});
/** Without it the form lacks nothing that is needed. */
export const MemberNote = lazyPart({
  what: 'The note',
  load: () => import('./who/member-parts.tsx').then(({ MemberNote }) => MemberNote),
  drawFailed: () => null,
});
/** Without it a city is chosen all the same. */
export const TellMeWhen = lazyPart({
  what: 'The line for your address',
  load: () => import('./form/tell-me-when.tsx').then(({ TellMeWhen }) => TellMeWhen),
  drawFailed: () => null,
});
export const MissingInterests = lazyPart({
  what: 'The warning',
  load: () =>
    import('./who/missing-interests.tsx').then(({ MissingInterests }) => MissingInterests),
  drawFailed: () => null,
});
export const MemberDialog = lazyPart({
  what: 'The sign-in dialog',
  place: 'afloat',
  load: () => import('./visitor/member-dialog.tsx').then(({ MemberDialog }) => MemberDialog),
});
export const LimitDialog = lazyPart({
  what: 'The sign-in dialog',
  place: 'afloat',
  load: () => import('./visitor/limit-dialog.tsx').then(({ LimitDialog }) => LimitDialog),
});
export const SchedulePlan = lazyPart({
  what: 'Scheduling',
  place: 'line',
  load: () =>
    import('../../features/dates/dialog/schedule-plan.tsx').then(
      ({ SchedulePlan }) => SchedulePlan,
    ),
});

let isPreloading = false;

/**
 * Loads what a plan is shown with, and what can be said of it, while somebody fills in the form:
 * the connection may be gone by the time it is there. One after another and when nothing else is to
 * be done, so that nobody waits for it who types.
 */
export function preloadPlanParts({ isMember }: { isMember: boolean }): void {
  if (isPreloading) return;
  isPreloading = true;
  const parts = isMember
    ? [RefinementPanel, ChangeMenu, SchedulePlan]
    : [MemberDialog, LimitDialog];
  const pages = isMember ? [] : ['/sign-in', '/sign-up'];
  const work = [
    () => void import('./result/read-answer.ts').catch(() => null),
    ...[PlanResult, StartArt, WhenNote, ...parts].map(({ preload }) => preload),
    preloadNotices,
    ...pages.map((path) => () => void loadPage(path).catch(() => null)),
  ];
  function goOn(): void {
    work.shift()?.();
    isPreloading = work.length > 0;
    if (isPreloading) whenIdle(goOn);
  }
  whenIdle(goOn);
}
