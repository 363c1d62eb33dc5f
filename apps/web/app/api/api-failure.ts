import { type Alternative, type RefusalCode, texts as sharedTexts } from '@rendezvous/contract';
import { messages } from '../messages.ts';

/** A call that brought no answer to use: refused by the server (`status`), or never answered (`status` null). */
export class ApiFailure extends Error {
  readonly status: number | null;
  readonly code: RefusalCode | null;
  /** The sentence the server has for people, if it has one. */
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

/** Whether a call got no answer because this device has no connection: once it has one, the same call may succeed. */
export function isOffline(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === null && !navigator.onLine;
}

/** Whether what was asked for by its id is not there, is not this user's, or cannot be an id. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 404 || error.status === 422);
}

/**
 * For a call that deletes something: what is not there is gone as wished, such as where the answer to the first press was lost.
 * Throws any other failure on.
 */
export function takeForDeleted(error: unknown): void {
  if (!(error instanceof ApiFailure) || error.status !== 404) throw error;
}

/**
 * What a failed call says to people, whichever button made it: the server's own sentence, that there is no connection, that an
 * answer without any sentence was not expected, or else what it was about.
 */
export function explainFailure(error: unknown, otherwise?: string): string {
  return explain(error, messages.offlineAction, otherwise);
}

/** What a failed action says where nothing else on the screen does: what has failed, and why as far as anybody knows. */
export function explainAction(error: unknown, failed: string): string {
  const why = explainFailure(error, '');
  return why === '' || why === failed ? failed : `${failed}. ${why}`;
}

/** What a failed call of a form says, which keeps what was typed into it. */
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

/** The first message for each field that was refused, by its path: `activities.0.cost`. */
export function fieldMessages(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiFailure)) return {};
  return Object.fromEntries(
    Object.entries(error.errors).flatMap(([path, [first]]) =>
      first === undefined ? [] : [[path, first]],
    ),
  );
}

/** Reads the problem out of an answer that is not OK; the body may be missing or be no JSON. */
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

/** A refused registration is answered with the messages by field and nothing around them. */
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
