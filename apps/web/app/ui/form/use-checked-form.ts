import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBusy } from '../use-busy.ts';

/** Why a form was not taken: messages at its fields, by their names, and one beside the whole. */
export interface FormProblem {
  readonly fields?: Readonly<Record<string, string>>;
  readonly alert?: string;
}

interface CheckedForm extends FormProblem {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly fields: Readonly<Record<string, string>>;
  readonly isBusy: boolean;
  readonly clearField: (name: string) => void;
  /** Hands what was typed to `work`, once at a time, and shows the problem that comes back. What was typed stays. */
  readonly submit: (
    event: FormEvent,
    work: (typed: FormData) => Promise<FormProblem | null>,
  ) => void;
}

export function useCheckedForm(): CheckedForm {
  const formRef = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<FormProblem>({});
  const { isBusy, run } = useBusy();

  function show(next: FormProblem): void {
    flushSync(() => setProblem(next));
    if (next.fields) formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }

  return {
    formRef,
    ...problem,
    fields: problem.fields ?? {},
    isBusy,
    clearField: (name) => {
      if (problem.fields && name in problem.fields)
        setProblem({
          ...problem,
          fields: Object.fromEntries(
            Object.entries(problem.fields).filter(([field]) => field !== name),
          ),
        });
    },
    submit: (event, work) => {
      event.preventDefault();
      const typed = new FormData(event.currentTarget as HTMLFormElement);
      void run(async () => show((await work(typed)) ?? {}));
    },
  };
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
