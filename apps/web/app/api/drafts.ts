/**
 * What was typed where a session ended, until the same user is signed in again. It lies in the memory of this document alone,
 * goes along where sign-in takes a new one (`carry-over.ts`), and ends when somebody signs out.
 */
interface Draft {
  readonly userId: number;
  readonly value: unknown;
}

/** Of the planner, which the cache holds. */
export const plannerDraft = 'planner';

const drafts = new Map<string, Draft>();
let isOpen = true;

/** What was kept first stays: a form that is emptied because the session is over does not count. */
export function keepDraft(name: string, draft: Draft): void {
  if (isOpen && !drafts.has(name)) drafts.set(name, draft);
}

export function findDraft(name: string, userId: number): unknown {
  const draft = drafts.get(name);
  return draft?.userId === userId ? draft.value : undefined;
}

export function dropDraft(name: string): void {
  drafts.delete(name);
}

export function hasDrafts(userId: number): boolean {
  return [...drafts.values()].some((draft) => draft.userId === userId);
}

/** Drafts are kept again, for this user; those of others go. */
export function openDrafts(userId: number): void {
  isOpen = true;
  for (const [name, draft] of drafts) if (draft.userId !== userId) drafts.delete(name);
}

/** Somebody signed out: nothing waits for anybody. */
export function endDrafts(): void {
  isOpen = false;
  drafts.clear();
}

export function listDrafts(): readonly (readonly [string, Draft])[] {
  return [...drafts];
}
