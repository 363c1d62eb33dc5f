import type { Alternative } from '@rendezvous/contract';
import {
  applyChanges,
  type FieldErrors,
  type FilledForm,
  type PlaceQuestion,
  type Wishes,
} from '../../../plan/wishes.ts';
import { messages } from '../../../messages.ts';
import { useToast } from '../../../ui/toast/toast-provider.tsx';
import { useFormErrors } from '../form/use-form-errors.ts';
import { usePlaceQuestion } from '../form/use-place-question.ts';
import { useWishes } from '../form/use-wishes.ts';
import { type RequestState, usePlanRequest } from './use-plan-request.ts';

export interface QuickPlanner extends RequestState {
  readonly formRef: React.RefObject<HTMLFormElement | null>;
  readonly form: FilledForm;
  readonly errors: FieldErrors;
  readonly changeWishes: (change: Partial<Wishes>) => void;
  readonly fill: (form: FilledForm) => void;
  /**
   * A location with more than one meaning: the plan that was asked for is made
   * of the one that is chosen.
   */
  readonly place: PlaceQuestion;
  readonly submit: () => void;
  readonly apply: (alternative: Alternative) => void;
  readonly cancel: () => void;
}

/**
 * What can be done on the planner. A visitor without an account has one suggestion, then
 * the dialog that says so.
 */
export function useQuickPlanner(): QuickPlanner {
  const { form, setForm } = useWishes();
  const { wishes } = form;
  const { formRef, errors, showErrors, clearErrors, focusSubmit } = useFormErrors();
  const { unknownPlace, planWith, stop, ...request } = usePlanRequest(
    form,
    showErrors,
    clearErrors,
  );
  const { isUsedUp, planning } = request;
  const { asked, isClear, dropQuestion } = usePlaceQuestion();
  const showToast = useToast();

  /** A plan that is not of the place that was meant costs a visitor the only one. */
  async function askBeforePlanning(): Promise<void> {
    if (planning.kind === 'generating') return;
    if (await isClear(isUsedUp ? '' : wishes.location)) await planWith(wishes);
  }

  return {
    ...request,
    formRef,
    form,
    errors,
    changeWishes: (change) => {
      const kitchen = 'dietary_restrictions' in change && { ask_kitchen: false };
      setForm({ ...form, wishes: { ...wishes, ...change, ...kitchen } });
      clearErrors(Object.keys(change));
      if ('location' in change) dropQuestion();
    },
    fill: (next) => {
      setForm(next);
      clearErrors();
      dropQuestion();
    },
    place: {
      asked,
      unknown: errors.location === undefined ? null : unknownPlace,
      onAnswer: (label) => {
        const next = { ...wishes, location: label };
        dropQuestion();
        setForm({ ...form, wishes: next });
        focusSubmit();
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
      focusSubmit();
    },
  };
}
