import type { z } from 'zod';
import type { RefusalCode } from './refusals.ts';

/**
 * Who may call: a signed-in user; anyone; or either, a user for what is theirs and anyone for what
 * is nobody's. There a token that does not count is refused, as it is where only users may call:
 * taken for nobody, its user would be told that theirs is not there.
 */
export type Access = 'user' | 'anyone' | 'either';

/**
 * One call of the API: the server registers it, the browser calls it, OpenAPI is derived from it.
 * Paths are below `/api`.
 */
export interface Endpoint<
  Body extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly tag: string;
  readonly access: Who;
  readonly params?: Params;
  readonly body?: Body;
  readonly query?: Query;
  /** What a success answers: nothing with status 204. */
  readonly answer: Answer;
  readonly status?: 200 | 201 | 202 | 204 | 308;
  /** What a call that makes something answers where it was made before. */
  readonly repeatStatus?: 200;
  /** The media type of an answer that is no JSON. */
  readonly media?: 'image/webp' | 'text/calendar' | 'text/html';
  /** The body is one picture as multipart/form-data, in the field `file`. */
  readonly upload?: true;
  /**
   * It keeps next to nothing, and who reads or leaves needs it: it goes on while the disk is nearly
   * full.
   */
  readonly keepsLittle?: true;
  /**
   * Bad fields are answered with 400 and the bare messages by field, instead of 422 and a problem.
   */
  readonly fieldErrors?: true;
  /** The refusals beyond those that every call of its shape can meet. */
  readonly refusals?: readonly RefusalCode[];
  /** With `Accept: text/event-stream` the answer is a stream of these events, JSON in each. */
  readonly events?: Readonly<Record<string, z.ZodType>>;
}

/**
 * An endpoint whose method and path are known to the type checker: the browser names it by both.
 */
type NamedEndpoint<Method extends Endpoint['method'], Path extends Endpoint['path']> = {
  readonly method: Method;
  readonly path: Path;
};

export function endpoint<
  Body extends z.ZodType = never,
  Query extends z.ZodType = never,
  Answer extends z.ZodType = z.ZodType,
  Params extends z.ZodType = never,
  const Who extends Access = Access,
  const Method extends Endpoint['method'] = Endpoint['method'],
  const Path extends Endpoint['path'] = Endpoint['path'],
>(
  definition: Endpoint<Body, Query, Answer, Params, Who> & NamedEndpoint<Method, Path>,
): Endpoint<Body, Query, Answer, Params, Who> & NamedEndpoint<Method, Path> {
  return definition;
}
