import { type Alternative, type PlaceChoice, texts } from '@rendezvous/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import type { ApiFailure } from '../../../api/api-failure.ts';
import { useSession } from '../../../api/session/session.ts';
import { findPlaceChoices } from '../../../api/use-place-choices.ts';
import { type MemberAction, messages } from '../../../messages.ts';
import { useToast } from '../../../ui/toast/toast-provider.tsx';
import { useAllowance } from '../visitor/anonymous-allowance.ts';
import { chosenProfileId } from '../who/chosen-profile-id.ts';
import type { ShownSuggestion } from '../../../plan/shown-suggestion.ts';
import { useDayFromToday } from '../form/use-day-from-today.ts';
import { type Planning, useSuggestion } from './use-suggestion.ts';
import { useWishes } from '../form/use-wishes.ts';
import {
  applyChanges,
  type FieldErrors,
  type FilledForm,
  fieldErrorsOf,
  nobody,
  type PlaceQuestion,
  toRequestBody,
  type Wishes,
  type WishField,
} from '../../../plan/wishes.ts';

export type OpenDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'limit' }
  | { readonly kind: 'member'; readonly action: MemberAction };

export interface QuickPlanner {
  readonly formRef: React.RefObject<HTMLFormElement | null>;
  readonly form: FilledForm;
  /** Whom a user plans for. */
  readonly profileId: number;
  readonly errors: FieldErrors;
  /** Whether somebody is signed in: nothing is counted then. */
  readonly isMember: boolean;
  readonly isUsedUp: boolean;
  readonly planning: Planning;
  readonly suggestion: ShownSuggestion | null;
  /** The browser kept a suggestion that is not shown yet. */
  readonly isKept: boolean;
  /** The suggestion that came while this page was open; one that was here before does not take the focus. */
  readonly freshId: string | null;
  /** Something else was asked for since the suggestion came, and there is no plan for it. */
  readonly isEarlier: boolean;
  readonly dialog: OpenDialog;
  readonly setDialog: (dialog: OpenDialog) => void;
  readonly changeWishes: (change: Partial<Wishes>) => void;
  readonly fill: (form: FilledForm) => void;
  /** A location with more than one meaning: the plan that was asked for is made of the one that is chosen. */
  readonly place: PlaceQuestion;
  readonly submit: () => void;
  readonly apply: (alternative: Alternative) => void;
  readonly cancel: () => void;
}

/** What can be done on the planner. A visitor without an account has one suggestion, then the dialog that says so. */
export function useQuickPlanner(): QuickPlanner {
  const formRef = useRef<HTMLFormElement>(null);
  const { form, setForm } = useWishes();
  const { wishes } = form;
  const { suggestion, isKept, planning, plan, stop, dropRefusal } = useSuggestion();
  const refusal = planning.kind === 'refused' ? planning.failure : null;
  const session = useSession();
  const isMember = session.kind === 'signed-in';
  const location = useLocation();
  const profileId = isMember ? chosenProfileId(location) : nobody;
  const person = form.person?.id === profileId ? form.person : null;
  const allowance = useAllowance();
  const isUsedUp = !isMember && allowance.isUsedUp;
  const tomorrow = useDayFromToday(1);
  const showToast = useToast();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'none' });
  const [freshId, setFreshId] = useState<string | null>(null);
  const [isEarlier, setIsEarlier] = useState(false);
  const client = useQueryClient();
  const [askedPlace, setAskedPlace] = useState<readonly PlaceChoice[] | null>(null);
  const [unknownPlace, setUnknownPlace] = useState<string | null>(null);
  const isAsking = useRef(false);

  function showErrors(found: FieldErrors): void {
    flushSync(() => setErrors(found));
    formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }

  async function planWith(next: Wishes): Promise<void> {
    if (planning.kind === 'generating') return;
    // Who holds a token is a member, also while the server is still being asked about it.
    const asMember = isMember || session.kind === 'loading';
    if (isUsedUp && !asMember) return setDialog({ kind: 'limit' });
    if (next.location.trim() === '') return showErrors({ location: texts.locationRequired });
    setErrors({});
    setFreshId(null);
    const forProfile = asMember ? chosenProfileId(location) : nobody;
    const outcome = await plan({
      body: toRequestBody(next, tomorrow, forProfile),
      isMember: asMember,
      person,
    });
    setIsEarlier(outcome.kind !== 'shown');
    if (outcome.kind === 'shown') {
      if (!asMember) allowance.countOne();
      setFreshId(outcome.suggestion.suggestion_id);
    }
  }

  // Also of a plan that was asked for before another page was looked at.
  const sayElsewhere = useEffectEvent((failure: ApiFailure) => {
    if (!isSaidElsewhere(failure)) return;
    dropRefusal();
    if (failure.code === 'anonymous-limit') setDialog({ kind: 'limit' });
    else showErrors(fieldErrorsIn(failure));
    setUnknownPlace(failure.code === 'location-unknown' ? wishes.location.trim() : null);
  });
  useEffect(() => {
    // React draws nothing at once among its effects.
    if (refusal) queueMicrotask(() => sayElsewhere(refusal));
  }, [refusal]);

  /** A plan that is not of the place that was meant costs a visitor the only one. */
  async function askBeforePlanning(): Promise<void> {
    if (isAsking.current || planning.kind === 'generating') return;
    const { location } = wishes;
    if (!isUsedUp && location.trim() !== '') {
      isAsking.current = true;
      const choices = await findPlaceChoices(client, location);
      isAsking.current = false;
      // Anew each time, so that the question takes the focus again.
      if (choices.length > 0) return setAskedPlace([...choices]);
    }
    await planWith(wishes);
  }

  return {
    formRef,
    form,
    profileId,
    errors,
    isMember,
    isUsedUp,
    planning: refusal && isSaidElsewhere(refusal) ? { kind: 'idle' } : planning,
    suggestion,
    isKept,
    freshId,
    isEarlier: isEarlier || refusal !== null,
    dialog,
    setDialog,
    changeWishes: (change) => {
      setForm({
        ...form,
        wishes: {
          ...wishes,
          ...change,
          ...('dietary_restrictions' in change && { ask_kitchen: false }),
        },
      });
      setErrors(withoutFields(errors, Object.keys(change)));
      if ('location' in change) setAskedPlace(null);
    },
    fill: (next) => {
      setForm(next);
      setErrors({});
      setAskedPlace(null);
    },
    place: {
      asked: askedPlace,
      unknown: errors.location === undefined ? null : unknownPlace,
      onAnswer: (label) => {
        const next = { ...wishes, location: label };
        setAskedPlace(null);
        setForm({ ...form, wishes: next });
        formRef.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
        void planWith(next);
      },
    },
    submit: () => void askBeforePlanning(),
    apply: (alternative) => {
      const next = applyChanges(wishes, alternative.changes);
      if (!isUsedUp) setForm({ ...form, wishes: next });
      void planWith(next);
    },
    cancel: () => {
      stop();
      showToast({ variant: 'default', ...messages.planningStopped });
      formRef.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    },
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

function withoutFields(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  const left = { ...errors };
  for (const field of fields) delete left[field as WishField];
  return left;
}
