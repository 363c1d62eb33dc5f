import { type Alternative, type RefusalCode, texts as sharedTexts } from '@rendezvous/contract';
import { messages } from '../messages.ts';

/**
 * A call without a usable answer: refused by the server (`status`), or never answered (`status`
 * null).
 */
export class ApiFailure extends Error {
  readonly status: number | null;
  readonly code: RefusalCode | null;
  /** The server's sentence for the user, if it has one. */
  readonly detail: string | null;
  /** Messages by field. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly hasBody: boolean;
  readonly relax: readonly string[];
  readonly alternatives: readonly Alternative[];

  constructor(status: number | null, problem: unknown = null, options?: ErrorOptions) {
    const fields = isRecord(problem) ? problem : {};
    const detail = firstText(fields.detail);
    super(`The call failed with ${status ?? 'no answer'}: ${detail ?? 'no detail'}`, options);
    this.status = status;
    this.code = typeof fields.code === 'string' ? (fields.code as RefusalCode) : null;
    this.detail = detail;
    this.errors = readErrors(isFieldMap(fields) ? fields : fields.errors);
    this.hasBody = problem !== null;
    this.relax = texts(fields.relax);
    this.alternatives = Array.isArray(fields.alternatives)
      ? fields.alternatives.filter(isAlternative)
      : [];
  }
}

/** Whether a call failed because this device is offline: the same call may succeed later. */
export function isOffline(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === null && !navigator.onLine;
}

/** Whether the requested id does not exist, is not this user's, or cannot be an id. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 404 || error.status === 422);
}

/**
 * For a call that deletes something: if it is not there, it is gone as intended, for example
 * because the answer to the first press was lost. Rethrows any other failure.
 */
export function takeForDeleted(error: unknown): void {
  if (!(error instanceof ApiFailure) || error.status !== 404) throw error;
}

/**
 * What the user is told about a failed call, whichever button made it: the server's sentence, that
 * there is no connection, that the answer was not expected, or else what failed.
 */
export function explainFailure(error: unknown, otherwise?: string): string {
  return explain(error, messages.offlineAction, otherwise);
}

/**
 * What a failed action says if nothing else on the screen does: what failed, and why, as far as
 * known.
 */
export function explainAction(error: unknown, failed: string): string {
  const why = explainFailure(error, '');
  return why === '' || why === failed ? failed : `${failed}. ${why}`;
}

/** What a failed call of a form says; the form keeps what was typed. */
export function explainFormFailure(error: unknown, otherwise?: string): string {
  return explain(error, messages.offlineForm, otherwise);
}

function explain(
  error: unknown,
  offline: string,
  otherwise: string = sharedTexts.unexpectedError,
): string {
  if (!(error instanceof ApiFailure)) return otherwise;
  if (error.detail !== null) return error.detail;
  if (error.status === null) return navigator.onLine ? otherwise : offline;
  return error.hasBody ? otherwise : sharedTexts.unexpectedError;
}

/** The first message for each refused field, by its path: `activities.0.cost`. */
export function fieldMessages(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiFailure)) return {};
  return Object.fromEntries(
    Object.entries(error.errors).flatMap(([path, [first]]) =>
      first === undefined ? [] : [[path, first]],
    ),
  );
}

/** Reads the problem from a failed response; the body may be missing or not JSON. */
export async function failureOf(response: Response): Promise<ApiFailure> {
  const body: unknown = await response.json().catch(() => null);
  return new ApiFailure(response.status, body);
}

function firstText(detail: unknown): string | null {
  const first: unknown = Array.isArray(detail) ? detail[0] : detail;
  return typeof first === 'string' && first.trim() !== '' ? first : null;
}

function readErrors(errors: unknown): Record<string, string[]> {
  if (!isRecord(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([path, messages]) => [path, texts(messages)]),
  );
}

/** A refused registration answers with only the messages by field. */
function isFieldMap(fields: Record<string, unknown>): boolean {
  const values = Object.values(fields);
  return (
    values.length > 0 &&
    values.every((value) => Array.isArray(value) && value.every((item) => typeof item === 'string'))
  );
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function isAlternative(value: unknown): value is Alternative {
  return isRecord(value) && typeof value.text === 'string' && isRecord(value.changes);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
