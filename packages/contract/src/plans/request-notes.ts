/** An answer with what there is to know of it, read by its schema or not. */
interface Answered {
  readonly notes: readonly string[];
  readonly plans: readonly { readonly tips?: readonly string[] | undefined }[];
}

/**
 * What there is to know of a request beside any plan of it: the notes of an answer without the tips
 * of its first plan, which stand with that plan.
 */
export function requestNotes({ notes, plans }: Answered): string[] {
  return notes.filter((note) => plans[0]?.tips?.includes(note) !== true);
}
