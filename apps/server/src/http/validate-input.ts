import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { issueMessage } from '../messages.ts';
import { Refusal } from '../refusal.ts';

type Issue = z.core.$ZodIssue;

/** Checks one part of a request by its zod schema; what does not fit is refused with messages by full field path. */
export const validatorFor: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    // A missing body is read as an empty one, so that the answer names the fields it lacks.
    const parsed = schema.safeParse(data ?? {}, { error: issueMessage });
    if (parsed.success) return { value: parsed.data };
    return {
      error: new Refusal('invalid-input', {
        errors: errorsByField(parsed.error.issues, httpPart ?? 'body'),
      }),
    };
  };

function errorsByField(issues: readonly Issue[], part: string): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of issues.flatMap((found) => causesOf(found))) {
    const field = issue.path.join('.') || part;
    const messages = (errors[field] ??= []);
    if (!messages.includes(issue.message)) messages.push(issue.message);
  }
  return errors;
}

/** A value that fits no member of a union is judged by the member whose type it has. */
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
