import { lazyPart } from '../../../ui/loading/lazy-part.tsx';

/** What a user changes a plan with. */

export const RefinementPanel = lazyPart({
  what: 'Refining',
  load: () => import('./refinement-panel.tsx').then(({ RefinementPanel }) => RefinementPanel),
});
export const ChangeMenu = lazyPart({
  what: 'Changing this stop',
  place: 'line',
  load: () => import('./change-menu.tsx').then(({ ChangeMenu }) => ChangeMenu),
});
