import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { issueMessage, messages } from '../../messages.ts';
import { Refusal } from '../../refusal.ts';

type Issue = z.core.$ZodIssue;

/**
 * Validates one part of a request with its zod schema; invalid input is refused with one message
 * per field path.
 */
export const validatorFor: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    // A missing body is treated as an empty one, so that the answer names the missing fields.
    const parsed = schema.safeParse(data ?? {}, { error: issueMessage });
    const part = httpPart ?? 'body';
    if (!parsed.success)
      return {
        error: new Refusal('invalid-input', { errors: errorsByField(parsed.error.issues, part) }),
      };
    const withNul = findNul(parsed.data);
    if (withNul === undefined) return { value: parsed.data };
    // No resource can have such an address.
    if (part === 'params') return { error: new Refusal('not-found') };
    const field = withNul.join('.') || part;
    return {
      error: new Refusal('invalid-input', { errors: { [field]: [messages.nulCharacter] } }),
    };
  };

/**
 * The path to a text that contains NUL, which PostgreSQL cannot store and nobody can type;
 * undefined if there is none.
 */
function findNul(value: unknown): string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const path = key.includes('\0') ? [] : findNul(member);
    if (path !== undefined) return [key.replaceAll('\0', ''), ...path];
  }
  return undefined;
}

function errorsByField(issues: readonly Issue[], part: string): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of issues.flatMap((found) => causesOf(found))) {
    const field = issue.path.join('.') || part;
    const messages = (errors[field] ??= []);
    if (!messages.includes(issue.message)) messages.push(issue.message);
  }
  return errors;
}

/** A value that matches no member of a union is judged by the member of its own type. */
function causesOf(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors.find(
    (branch) => !branch.some((cause) => cause.code === 'invalid_type' && cause.path.length === 0),
  );
  return meant
    ? meant.flatMap((cause) =>
        causesOf({ ...cause, path: [...issue.path, ...cause.path] } as Issue),
      )
    : [issue];
}
