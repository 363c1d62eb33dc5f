import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBusy } from '../use-busy.ts';

/** Why a form was not taken: messages at its fields, by their names, and one beside the whole. */
export interface FormProblem {
  readonly fields?: Readonly<Record<string, string>>;
  readonly alert?: string;
}

/** What a form has done with what it was given; null: nothing stood against it. */
type FormWork = (typed: FormData) => Promise<FormProblem | null>;

/** What connects a field to the problem of its form. */
export interface CheckedFieldProps {
  readonly name: string;
  readonly error: string | undefined;
  readonly onInput: () => void;
}

export interface CheckedForm extends FormProblem {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly fields: Readonly<Record<string, string>>;
  readonly isBusy: boolean;
  /** The props of the field of that name: its message goes once something is typed there. */
  readonly field: (name: string) => CheckedFieldProps;
  /** Takes all messages at fields away; for a form whose fields depend on each other. */
  readonly clearFields: () => void;
  /**
   * Hands what was typed to `work`, once at a time, and shows the problem that comes back, with the
   * focus in the first field that has one. What was typed stays.
   */
  readonly submit: (event: FormEvent<HTMLFormElement>, work: FormWork) => void;
  /** The same for what a form does besides being submitted. */
  readonly run: (work: () => Promise<FormProblem | null>) => void;
}

/**
 * The one way of a form: whether its values are in the fields or in a draft, its problems, its
 * pending state and its focus are here.
 */
export function useCheckedForm(): CheckedForm {
  const formRef = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<FormProblem>({});
  const { isBusy, run } = useBusy();
  const fields = problem.fields ?? {};

  function show(next: FormProblem): void {
    flushSync(() => setProblem(next));
    if (next.fields && !isEmpty(next.fields)) focusFirstError(formRef.current);
  }

  const runWork = (work: () => Promise<FormProblem | null>): void =>
    void run(async () => show((await work()) ?? {}));

  return {
    formRef,
    ...problem,
    fields,
    isBusy,
    field: (name) => ({
      name,
      error: fields[name],
      onInput: () => {
        if (!(name in fields)) return;
        const others = Object.entries(fields).filter(([field]) => field !== name);
        setProblem({ ...problem, fields: Object.fromEntries(others) });
      },
    }),
    clearFields: () => setProblem((before) => ({ ...before, fields: {} })),
    submit: (event, work) => {
      event.preventDefault();
      const typed = new FormData(event.currentTarget);
      runWork(() => work(typed));
    },
    run: runWork,
  };
}

function focusFirstError(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], .error');
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** What was typed into a text field. */
export function typedText(typed: FormData, name: string): string {
  const value = typed.get(name);
  return typeof value === 'string' ? value : '';
}

/** The messages for the fields that were left empty. */
export function missingFields(
  typed: FormData,
  messages: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).filter(([name]) => typedText(typed, name).trim() === ''),
  );
}

export function isEmpty(fields: Readonly<Record<string, string>>): boolean {
  return Object.keys(fields).length === 0;
}
