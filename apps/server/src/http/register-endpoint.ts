import { problem, refusals, type Endpoint, type RefusalCode } from '@rendezvous/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** What a handler is given: the input as the contract's schemas read it. */
export interface Call<Body extends z.ZodType, Query extends z.ZodType> {
  readonly body: z.output<Body>;
  readonly query: z.output<Query>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Handler<Body extends z.ZodType, Query extends z.ZodType, Answer extends z.ZodType> = (call: Call<Body, Query>) => Promise<z.output<Answer> | FastifyReply>;

/** Registers one call of the contract: input checked, answer reduced to its schema, both in the OpenAPI document. */
export function registerEndpoint<Body extends z.ZodType, Query extends z.ZodType, Answer extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<Body, Query, Answer>,
  handler: Handler<Body, Query, Answer>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      description: endpoint.summary,
      operationId: operationIdOf(endpoint),
      tags: [endpoint.tag],
      ...(endpoint.body && { body: endpoint.body }),
      ...(endpoint.query && { querystring: endpoint.query }),
      response: responsesOf(endpoint),
    },
    handler: (request, reply) => handler({ body: request.body as z.output<Body>, query: request.query as z.output<Query>, request, reply }),
  });
}

/** `post-public-date-suggestions`. */
function operationIdOf({ method, path }: Endpoint): string {
  return `${method} ${path}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function responsesOf(endpoint: Endpoint): Record<string, unknown> {
  const events = endpoint.events && {
    'text/event-stream': { schema: z.string().describe(`Events ${Object.keys(endpoint.events).join(', ')}; the data of each is JSON`) },
  };
  const responses: Record<string, unknown> = { 200: { description: 'The answer', content: { 'application/json': { schema: endpoint.answer }, ...events } } };
  for (const [status, codes] of Map.groupBy(refusalCodesOf(endpoint), (code) => refusals[code].status)) {
    const description = codes.map((code) => `${refusals[code].title} (\`${code}\`)`).join('; ');
    responses[status] = { description, content: { 'application/problem+json': { schema: problem } } };
  }
  return responses;
}

/** The refusals that follow from the shape of a call, and those its contract names. */
function refusalCodesOf(endpoint: Endpoint): RefusalCode[] {
  const ofBody: RefusalCode[] = ['malformed-json', 'body-too-large', 'unsupported-media-type', 'request-timeout'];
  return [
    'bad-request',
    ...(endpoint.body ? ofBody : []),
    ...(endpoint.body || endpoint.query ? (['invalid-input'] as const) : []),
    ...(endpoint.refusals ?? []),
    'internal',
    'unavailable',
  ];
}
