import type { z } from 'zod';
import type { RefusalCode } from './problem.ts';

/** One call of the API: the server registers it, the browser calls it, OpenAPI is derived from it. Paths are below `/api`. */
export interface Endpoint<Body extends z.ZodType = z.ZodType, Query extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly tag: string;
  readonly body?: Body;
  readonly query?: Query;
  readonly answer: Answer;
  /** The refusals beyond those that every call of its shape can meet. */
  readonly refusals?: readonly RefusalCode[];
  /** With `Accept: text/event-stream` the answer is a stream of these events, JSON in each. */
  readonly events?: Readonly<Record<string, z.ZodType>>;
}

export function endpoint<Body extends z.ZodType = never, Query extends z.ZodType = never, Answer extends z.ZodType = z.ZodType>(
  definition: Endpoint<Body, Query, Answer>,
): Endpoint<Body, Query, Answer> {
  return definition;
}
