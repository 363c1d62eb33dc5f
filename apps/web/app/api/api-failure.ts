import type { Alternative, RefusalCode } from '@rendezvous/contract';

/** A call that brought no answer to use: refused by the server (`status`), or never answered (`status` null). */
export class ApiFailure extends Error {
  readonly status: number | null;
  readonly code: RefusalCode | null;
  /** The sentence the server has for people, if it has one. */
  readonly detail: string | null;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly relax: readonly string[];
  readonly alternatives: readonly Alternative[];

  constructor(status: number | null, problem: unknown = null, options?: ErrorOptions) {
    const fields = isRecord(problem) ? problem : {};
    const detail = firstText(fields.detail);
    super(`The call failed with ${status ?? 'no answer'}: ${detail ?? 'no detail'}`, options);
    this.status = status;
    this.code = typeof fields.code === 'string' ? (fields.code as RefusalCode) : null;
    this.detail = detail;
    this.errors = readErrors(fields.errors);
    this.relax = texts(fields.relax);
    this.alternatives = Array.isArray(fields.alternatives) ? fields.alternatives.filter(isAlternative) : [];
  }
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
  return Object.fromEntries(Object.entries(errors).map(([path, messages]) => [path, texts(messages)]));
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
