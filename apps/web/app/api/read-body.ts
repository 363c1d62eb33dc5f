import { messages } from '../messages.ts';
import { isOfShape, type Shape } from './answer-shape.ts';
import { ApiFailure } from './api-failure.ts';

/**
 * The shapes of the endpoints' answers, by method and path, extracted from the contract at build
 * time by `scripts/answer-shapes.ts`.
 */
declare const answerShapes: Readonly<Record<string, Shape>>;

/**
 * The body of an OK response, as the contract describes it; undefined if it has none. Throws an
 * ApiFailure for anything else, such as a gateway's page.
 */
export async function readBody(response: Response, endpoint: string): Promise<unknown> {
  if (response.status === 204) return undefined;
  const body: unknown = await response.json().catch(() => undefined);
  if (!isOfShape(answerShapes[endpoint] ?? 'any', body)) throw unreadable(response);
  return body;
}

/** What is said about an answer that cannot be shown. */
export function unreadable({ status }: { readonly status: number }): ApiFailure {
  return new ApiFailure(status, { detail: messages.unreadableAnswer });
}
