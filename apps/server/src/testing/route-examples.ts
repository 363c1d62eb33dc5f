import {
  autocompletePlaces,
  changePassword,
  createTokens,
  deleteMe,
  exportMe,
  getConfig,
  getHealth,
  getMe,
  getReadiness,
  refreshTokens,
  register,
  revokeTokens,
  signInWithGoogle,
  suggestPublic,
  updateMe,
  type Endpoint,
} from '@rendezvous/contract';
import { anEmail, aPassword, type TestUser } from './a-user.ts';

/** A request that is granted to whoever owns what it speaks of. */
export interface ExampleRequest {
  /** Values of the path's parameters. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly payload?: object | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

interface RouteExample {
  readonly endpoint: Endpoint;
  /** Makes what the request speaks of, as its owner, where it speaks of anything. */
  readonly request?: (owner: TestUser) => ExampleRequest | Promise<ExampleRequest>;
  /** The request speaks of something that only its owner may know of: to others there is no such thing. */
  readonly isOwned?: true;
}

/** One example of every call the server answers. A test walks them all with and without a session, so a route without an example fails it. */
export const routeExamples: readonly RouteExample[] = [
  { endpoint: getConfig },
  { endpoint: getHealth },
  { endpoint: getReadiness },
  { endpoint: autocompletePlaces, request: () => ({ query: { q: 'chic' } }) },
  { endpoint: suggestPublic, request: () => ({ payload: { profileId: -1, config: { location: 'Chicago' } } }) },

  { endpoint: register, request: () => ({ payload: { email: anEmail(), password: aPassword } }) },
  { endpoint: createTokens, request: ({ email, password }) => ({ payload: { email, password } }) },
  { endpoint: refreshTokens, request: ({ refresh }) => ({ payload: { refresh } }) },
  { endpoint: revokeTokens, request: ({ refresh }) => ({ payload: { refresh } }) },
  { endpoint: signInWithGoogle, request: () => ({ payload: { credential: 'ya29.token' } }) },

  { endpoint: getMe },
  { endpoint: updateMe, request: () => ({ payload: { first_name: 'Ana' } }) },
  { endpoint: changePassword, request: ({ password }) => ({ payload: { current_password: password, new_password: 'marble harbor 77' } }) },
  { endpoint: exportMe },
  { endpoint: deleteMe },
];

/** The path of an example with its parameters filled in, below `/api`. */
export function pathOf({ path }: Endpoint, { params = {}, query }: ExampleRequest): string {
  const filled = path.replace(/:(\w+)/g, (_parameter, name: string) => encodeURIComponent(String(params[name])));
  return `/api${filled}${query ? `?${new URLSearchParams(query).toString()}` : ''}`;
}
