import type * as contract from '@rendezvous/contract';
import { callApi } from './call-api.ts';
import { listPages } from './list-pages.ts';
import { readBody } from './read-body.ts';
import type { ApiRequest } from './send-request.ts';

/**
 * The endpoints of the contract, by method and path: `GET /profiles/:id`. Only their types and the
 * shapes of their answers reach the browser; the schemas would be as large as everything else.
 */
type Described = Extract<
  (typeof contract)[keyof typeof contract],
  { readonly method: string; readonly path: string; readonly answer: unknown }
>;
type NameOf<Endpoint> = Endpoint extends {
  readonly method: infer Method extends string;
  readonly path: infer Path extends string;
}
  ? `${Method} ${Path}`
  : never;
type EndpointName = NameOf<Described>;
type Named<Name extends EndpointName, Endpoint = Described> = Endpoint extends Described
  ? Name extends NameOf<Endpoint>
    ? Endpoint
    : never
  : never;

type Given<Schema> = Schema extends { _zod: { input: infer Input; output: infer Output } }
  ? unknown extends Input
    ? Output
    : Input
  : never;
type Read<Schema> = Schema extends { _zod: { output: infer Output } } ? Output : never;
type Has<Schema> = [NonNullable<Schema>] extends [never] ? false : true;

/**
 * Path parameters and body if the endpoint has them, its query, a picture for an upload, and a
 * signal that aborts the call.
 */
type InputOf<Endpoint extends { params?: unknown; query?: unknown; body?: unknown }> = (Has<
  Endpoint['params']
> extends true
  ? { readonly params: Read<NonNullable<Endpoint['params']>> }
  : unknown) &
  (Has<Endpoint['query']> extends true
    ? { readonly query?: Partial<Read<NonNullable<Endpoint['query']>>> }
    : unknown) &
  (Has<Endpoint['body']> extends true
    ? { readonly body: Given<NonNullable<Endpoint['body']>> }
    : { readonly file?: Blob }) & { readonly signal?: AbortSignal };
type AnswerOf<Endpoint extends { answer: unknown }> = Read<Endpoint['answer']>;
type Arguments<Input> = object extends Input ? [input?: Input] : [input: Input];

/**
 * Calls an endpoint of the contract. Throws an ApiFailure also if the answer does not have the
 * contract's shape.
 */
export async function callEndpoint<const Name extends EndpointName>(
  name: Name,
  ...[input]: Arguments<InputOf<Named<Name>>>
): Promise<AnswerOf<Named<Name>>> {
  const response = await callApi(requestOf(name, input));
  return (await readBody(response, name)) as AnswerOf<Named<Name>>;
}

/** Calls an endpoint that returns a list, and fetches its further pages too. */
export async function listEndpoint<const Name extends EndpointName>(
  name: AnswerOf<Named<Name>> extends readonly unknown[] ? Name : never,
  ...[input]: Arguments<InputOf<Named<Name>>>
): Promise<AnswerOf<Named<Name>>> {
  return (await listPages(name, requestOf(name, input))) as AnswerOf<Named<Name>>;
}

/** Calls an endpoint whose answer is not a single JSON document: a file, or a stream of events. */
export function openEndpoint<const Name extends EndpointName>(
  name: Name,
  input: InputOf<Named<Name>> & { readonly accept?: string },
): Promise<Response> {
  return callApi(requestOf(name, input));
}

function requestOf(name: string, input: AnyInput = {}): ApiRequest {
  const { params = {}, query = {}, body, file, signal, accept } = input;
  const [method, template] = name.split(' ') as [ApiRequest['method'], `/${string}`];
  return {
    method,
    path: pathOf(template, params, query),
    ...(accept !== undefined && { accept }),
    ...(signal && { signal }),
    ...((body ?? file) !== undefined && { body: file ? formOf(file) : body }),
  };
}

interface AnyInput {
  readonly accept?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: Blob;
  readonly signal?: AbortSignal;
}

function pathOf(
  template: `/${string}`,
  params: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, unknown>>,
): `/${string}` {
  const path = template.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  ) as `/${string}`;
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  );
  return search.size === 0 ? path : `${path}?${search}`;
}

function formOf(file: Blob): FormData {
  const form = new FormData();
  form.set('file', file);
  return form;
}
