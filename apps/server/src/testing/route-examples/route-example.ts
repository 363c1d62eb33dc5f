import type { Endpoint } from '@rendezvous/contract';
import type { TestUser } from '../a-user.ts';

/** A request that is granted to whoever owns what it speaks of. */
export interface ExampleRequest {
  /** Values of the path's parameters. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly payload?: object | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RouteExample {
  readonly endpoint: Endpoint;
  /** Makes what the request speaks of, as its owner, where it speaks of anything. */
  readonly request?: (owner: TestUser) => ExampleRequest | Promise<ExampleRequest>;
  /**
   * The request speaks of something that only its owner may know of: to others there is no such
   * thing.
   */
  readonly isOwned?: true;
}

/** What the server answers once it has made what an example speaks of. */
export async function made<Answer>(
  owner: TestUser,
  path: string,
  payload: object,
): Promise<Answer> {
  const answer = await owner.ask('POST', path, payload);
  if (answer.statusCode !== 201)
    throw new Error(`Cannot make an example: ${answer.statusCode} ${answer.body}`);
  return answer.json<Answer>();
}

/** The path of an example with its parameters filled in, below `/api`. */
export function pathOf({ path }: Endpoint, { params = {}, query }: ExampleRequest): string {
  const filled = path.replace(/:(\w+)/g, (_parameter, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  return `/api${filled}${query ? `?${new URLSearchParams(query).toString()}` : ''}`;
}
