import type { Profile } from '@rendezvous/contract';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../../api/session/session.ts';
import { fillForm, personOf, wishesFor, wishesIn, wishesInAddress } from './fill-form.ts';
import type { QuickPlanner } from '../result/use-quick-planner.ts';

/**
 * Fills in the form when a person is chosen, or nobody (null), and when a link carries
 * wishes of its own. As long as the person stays, what was changed by hand does too.
 * Undefined: not known yet. A date with nobody in particular is where the user is at home,
 * unless another place stands there.
 */
export function useFilledForm(
  { form, fill }: QuickPlanner,
  profile: Profile | null | undefined,
  own?: Profile,
): void {
  const { key, state, search } = useLocation();
  // The key alone is the same for every first page of a tab.
  const entry = `${key}${search}`;

  const fillIn = useEffectEvent((chosen: Profile | null) => {
    const carried = { ...wishesInAddress(search), ...wishesIn(state) };
    const person = chosen && personOf(chosen);
    const isNewPerson = form.person?.id !== person?.id;
    const home = chosen === null && form.wishes.location === '' ? own?.location : undefined;
    const isNewLink = Object.keys(carried).length > 0 && form.entry !== entry;
    fill(
      fillForm(form, {
        person,
        wishes: { ...wishesFor(chosen), ...(home && { location: home }), ...carried },
        entry,
        isAsked: isNewPerson || isNewLink,
      }),
    );
  });

  useEffect(() => {
    if (profile !== undefined) fillIn(profile);
  }, [profile, entry]);
}

/** Fills in the form of somebody without an account with the wishes that a link carries. */
export function useLinkedWishes(planner: QuickPlanner): void {
  const { search } = useLocation();
  const isVisitor = useSession().kind === 'anonymous';
  useFilledForm(planner, isVisitor && search !== '' ? null : undefined);
}
