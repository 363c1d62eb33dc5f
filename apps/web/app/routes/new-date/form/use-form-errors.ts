import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors, WishField } from '../../../plan/wishes.ts';

interface FormErrors {
  readonly formRef: React.RefObject<HTMLFormElement | null>;
  readonly errors: FieldErrors;
  /** Says what is wrong at its fields; the first of them takes the focus. */
  readonly showErrors: (found: FieldErrors) => void;
  /** Of some fields, or of all. */
  readonly clearErrors: (fields?: readonly string[]) => void;
  readonly focusSubmit: () => void;
}

/** What is wrong with the fields of the planner's form, and where its focus goes. */
export function useFormErrors(): FormErrors {
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const focus = (selector: string): void =>
    formRef.current?.querySelector<HTMLElement>(selector)?.focus();
  return {
    formRef,
    errors,
    showErrors: (found) => {
      flushSync(() => setErrors(found));
      focus('[aria-invalid]');
    },
    clearErrors: (fields) => setErrors(fields ? withoutFields(errors, fields) : {}),
    focusSubmit: () => focus('[type=submit]'),
  };
}

function withoutFields(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  const left = { ...errors };
  for (const field of fields) delete left[field as WishField];
  return left;
}
