/**
 * What was typed where a session ended, until the same user is signed in again. It lies in the
 * storage of this tab alone, where it survives a reload, and ends when somebody signs out, another
 * user signs in or the tab is closed.
 */
interface Draft {
  readonly userId: number;
  readonly value: unknown;
}

/** Of the planner, which the cache holds. */
export const plannerDraft = 'planner';

const key = 'drafts';
const drafts = readDrafts();
let isOpen = true;

/** What was kept first stays: a form that is emptied because the session is over does not count. */
export function keepDraft(name: string, draft: Draft): void {
  if (!isOpen || drafts.has(name)) return;
  drafts.set(name, draft);
  writeDrafts();
}

export function findDraft(name: string, userId: number): unknown {
  const draft = drafts.get(name);
  return draft?.userId === userId ? draft.value : undefined;
}

export function dropDraft(name: string): void {
  if (drafts.delete(name)) writeDrafts();
}

export function hasDrafts(userId: number): boolean {
  return [...drafts.values()].some((draft) => draft.userId === userId);
}

/** Drafts are kept again, for this user; those of others go. */
export function openDrafts(userId: number): void {
  isOpen = true;
  for (const [name, draft] of drafts) if (draft.userId !== userId) dropDraft(name);
}

/** Somebody signed out: nothing waits for anybody. */
export function endDrafts(): void {
  isOpen = false;
  drafts.clear();
  writeDrafts();
}

/** Whether anything waits, whoever it is of. */
export function isAnythingKept(): boolean {
  return drafts.size > 0;
}

/** What was written by another version is of no use to a form, and a draft less is no loss then. */
function readDrafts(): Map<string, Draft> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string, Draft][]);
  } catch {
    return new Map();
  }
}

function writeDrafts(): void {
  try {
    if (drafts.size === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify([...drafts]));
  } catch {
    // Blocked or full: it waits in this document all the same.
  }
}
