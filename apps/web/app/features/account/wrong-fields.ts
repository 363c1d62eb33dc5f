import { missingFields, typedText } from '../../ui/form/use-checked-form.ts';

export interface TypedRules {
  /** What is said at a field that was left empty. */
  readonly required: Readonly<Record<string, string>>;
  /** The field that `confirmation` repeats, and what is said where it does not. */
  readonly confirmed?: { readonly name: string; readonly text: string };
}

/** What is wrong with what was typed, by field, before anybody else is asked. */
export function wrongFields(
  typed: FormData,
  { required, confirmed }: TypedRules,
): Record<string, string> {
  const isDifferent =
    confirmed !== undefined &&
    typedText(typed, confirmed.name) !== typedText(typed, 'confirmation');
  return {
    ...(isDifferent && { confirmation: confirmed.text }),
    ...missingFields(typed, required),
  };
}
