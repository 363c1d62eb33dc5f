import { texts } from '@rendezvous/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import type { ApiFailure } from '../../../api/api-failure.ts';
import { useSession } from '../../../api/session/session.ts';
import { dropPressed, type PressedAction } from '../../../api/storage/pressed-action.ts';
import type { ShownSuggestion } from '../../../plan/shown-suggestion.ts';
import {
  type FieldErrors,
  type FilledForm,
  fieldErrorsOf,
  nobody,
  toRequestBody,
  type Wishes,
} from '../../../plan/wishes.ts';
import { useDayFromToday } from '../form/use-day-from-today.ts';
import { useAllowance } from '../visitor/anonymous-allowance.ts';
import { chosenProfileId } from '../who/chosen-profile-id.ts';
import { type Planning, useSuggestion } from './use-suggestion.ts';

export type OpenDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'limit' }
  | { readonly kind: 'member'; readonly pressed: PressedAction };

/** What the page shows of the plan that was asked for. */
export interface RequestState {
  /** Whom a user plans for. */
  readonly profileId: number;
  /** Whether somebody is signed in: nothing is counted then. */
  readonly isMember: boolean;
  readonly isUsedUp: boolean;
  readonly planning: Planning;
  readonly suggestion: ShownSuggestion | null;
  /** The browser kept a suggestion that is not shown yet. */
  readonly isKept: boolean;
  /**
   * The suggestion that came while this page was open; one that was here before
   * does not take the focus.
   */
  readonly freshId: string | null;
  /** Something else was asked for since the suggestion came, and there is no plan for it. */
  readonly isEarlier: boolean;
  readonly dialog: OpenDialog;
  readonly setDialog: (dialog: OpenDialog) => void;
}

interface UsePlanRequest extends RequestState {
  /** The place that was asked for, where no plans are made yet. */
  readonly unknownPlace: string | null;
  readonly planWith: (wishes: Wishes) => Promise<void>;
  readonly stop: () => void;
}

/**
 * Plans what the form asks for. A refusal that belongs to a dialog or to a field is said
 * there, and not on the page.
 */
export function usePlanRequest(
  { wishes, person }: FilledForm,
  showErrors: (found: FieldErrors) => void,
  clearErrors: () => void,
): UsePlanRequest {
  const { planning, plan, dropRefusal, ...shown } = useSuggestion();
  const refusal = planning.kind === 'refused' ? planning.failure : null;
  const { isMember, mayBeMember, isUsedUp, chosenId, countOne } = useAsker();
  const profileId = isMember ? chosenId : nobody;
  const tomorrow = useDayFromToday(1);
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'none' });
  const [freshId, setFreshId] = useState<string | null>(null);
  const [isEarlier, setIsEarlier] = useState(false);
  const [unknownPlace, setUnknownPlace] = useState<string | null>(null);

  async function planWith(next: Wishes): Promise<void> {
    if (planning.kind === 'generating') return;
    if (isUsedUp && !mayBeMember) return setDialog({ kind: 'limit' });
    if (next.location.trim() === '') return showErrors({ location: texts.locationRequired });
    clearErrors();
    setFreshId(null);
    const outcome = await plan({
      body: toRequestBody(next, tomorrow, mayBeMember ? chosenId : nobody),
      isMember: mayBeMember,
      person: person?.id === profileId ? person : null,
    });
    setIsEarlier(outcome.kind !== 'shown');
    if (outcome.kind !== 'shown') return;
    if (!mayBeMember) countOne();
    setFreshId(outcome.suggestion.suggestion_id);
  }

  const isElsewhere = refusal !== null && isSaidElsewhere(refusal);
  useOnce(isElsewhere ? refusal : null, (failure) => {
    dropRefusal();
    if (failure.code === 'anonymous-limit') setDialog({ kind: 'limit' });
    else showErrors(fieldErrorsIn(failure));
    setUnknownPlace(failure.code === 'location-unknown' ? wishes.location.trim() : null);
  });

  return {
    ...shown,
    profileId,
    isMember,
    isUsedUp,
    planning: isElsewhere ? { kind: 'idle' } : planning,
    freshId,
    isEarlier: isEarlier || refusal !== null,
    dialog,
    setDialog,
    unknownPlace,
    planWith,
  };
}

/** Says a refusal once, also of a plan that was asked for before another page was opened. */
function useOnce(refusal: ApiFailure | null, say: (failure: ApiFailure) => void): void {
  const sayNow = useEffectEvent(say);
  useEffect(() => {
    // React draws nothing at once among its effects.
    if (refusal) queueMicrotask(() => sayNow(refusal));
  }, [refusal]);
}

/** Who plans, and for whom. */
function useAsker() {
  const session = useSession();
  const location = useLocation();
  const { isUsedUp, countOne } = useAllowance();
  const isMember = session.kind === 'signed-in';
  const isVisitor = session.kind === 'anonymous';
  useEffect(() => {
    if (isVisitor) dropPressed();
  }, [isVisitor]);
  return {
    isMember,
    /** Who holds a token is a member, also while the server is still being asked about it. */
    mayBeMember: isMember || session.kind === 'loading',
    isUsedUp: !isMember && isUsedUp,
    chosenId: chosenProfileId(location),
    countOne,
  };
}

/** A used-up allowance has its dialog, and what is wrong with one field stands at that field. */
function isSaidElsewhere(failure: ApiFailure): boolean {
  return failure.code === 'anonymous-limit' || Object.keys(fieldErrorsIn(failure)).length > 0;
}

function fieldErrorsIn({ code, detail, errors }: ApiFailure): FieldErrors {
  return code === 'location-unknown' && detail !== null
    ? { location: detail }
    : fieldErrorsOf(errors);
}
