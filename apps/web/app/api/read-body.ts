import { messages } from '../messages.ts';
import { isOfShape, type Shape } from './answer-shape.ts';
import { ApiFailure } from './api-failure.ts';

/** The answers of the endpoints by method and path, as `scripts/answer-shapes.ts` takes them from the contract for the build. */
declare const answerShapes: Readonly<Record<string, Shape>>;

/** The body of an answer that is OK, as the contract describes it; undefined where there is none. Throws an ApiFailure for anything else, such as from a gateway. */
export async function readBody(response: Response, endpoint: string): Promise<unknown> {
  if (response.status === 204) return undefined;
  const body: unknown = await response.json().catch(() => undefined);
  if (!isOfShape(answerShapes[endpoint] ?? 'any', body)) throw unreadable(response);
  return body;
}

/** What is said of an answer that nothing can be shown of. */
export function unreadable({ status }: { readonly status: number }): ApiFailure {
  return new ApiFailure(status, { detail: messages.unreadableAnswer });
}
