import {
  fieldErrors,
  problem,
  refusals,
  type Access,
  type Endpoint,
  type RefusalCode,
} from '@rendezvous/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../../refusal.ts';
import type { SignedIn } from './viewer.ts';
import { answerFieldErrors } from './answer-errors.ts';
import { accessTokenScheme } from './describe-api.ts';

/** What a handler receives: the input as parsed by the contract's schemas. */
export interface Call<
  Body extends z.ZodType,
  Query extends z.ZodType,
  Params extends z.ZodType,
  Who extends Access,
> {
  /** The signed-in user; always set if the contract says `access: 'user'`. */
  readonly user: Who extends 'user' ? SignedIn : SignedIn | null;
  readonly params: z.output<Params>;
  readonly body: z.output<Body>;
  readonly query: z.output<Query>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Handler<
  Body extends z.ZodType,
  Query extends z.ZodType,
  Answer extends z.ZodType,
  Params extends z.ZodType,
  Who extends Access,
> = (call: Call<Body, Query, Params, Who>) => Promise<z.output<Answer> | FastifyReply>;

/**
 * Registers one call of the contract: validates the input, reduces the answer to its schema, and
 * adds both to the OpenAPI document.
 */
export function registerEndpoint<
  Body extends z.ZodType,
  Query extends z.ZodType,
  Answer extends z.ZodType,
  Params extends z.ZodType,
  Who extends Access,
>(
  app: FastifyInstance,
  endpoint: Endpoint<Body, Query, Answer, Params, Who>,
  handler: Handler<Body, Query, Answer, Params, Who>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      description: endpoint.summary,
      operationId: operationIdOf(endpoint),
      tags: [endpoint.tag],
      ...(endpoint.access !== 'anyone' && {
        security: [...(endpoint.access === 'either' ? [{}] : []), { [accessTokenScheme]: [] }],
      }),
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.body && { body: endpoint.body }),
      ...(endpoint.upload && { consumes: ['multipart/form-data'], body: uploadBody }),
      ...(endpoint.query && { querystring: endpoint.query }),
      response: responsesOf(endpoint),
    },
    config: {
      ...(endpoint.upload && { isUpload: true }),
      ...(keeps(endpoint) && { keeps: true }),
    },
    // Before the input is validated, so that a stranger learns nothing about what a call accepts.
    ...(endpoint.access === 'user' && { onRequest: requireUser }),
    ...(endpoint.access === 'either' && { onRequest: requireUserOrNoToken }),
    ...(endpoint.fieldErrors && { errorHandler: answerFieldErrors }),
    handler: (request, reply) => {
      reply.status(endpoint.status ?? 200);
      return handler({
        user: request.viewer.user as Who extends 'user' ? SignedIn : SignedIn | null,
        params: request.params as z.output<Params>,
        body: request.body as z.output<Body>,
        query: request.query as z.output<Query>,
        request,
        reply,
      });
    },
  });
}

function keeps({ method, keepsLittle }: Endpoint): boolean {
  return method !== 'GET' && method !== 'DELETE' && !keepsLittle;
}

/** For an answer without a body. */
const nothing = z.null().describe('Done');

/**
 * Only for the API description: the handler reads the parts of the form itself, and the body is
 * empty here.
 */
const uploadBody = z.object({ file: z.string().meta({ format: 'binary' }).optional() });

async function requireUser(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.viewer.user !== null) return;
  // A client that sent no token at all is not told that its token is invalid.
  if (request.headers.authorization !== undefined)
    reply.header('www-authenticate', 'Bearer error="invalid_token"');
  throw new Refusal('signed-out');
}

async function requireUserOrNoToken(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.headers.authorization !== undefined) await requireUser(request, reply);
}

/** `post-public-date-suggestions`. */
function operationIdOf({ method, path }: Endpoint): string {
  return `${method} ${path}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function responsesOf(endpoint: Endpoint): Record<string, unknown> {
  const events = endpoint.events && {
    'text/event-stream': {
      schema: z
        .string()
        .describe(`Events ${Object.keys(endpoint.events).join(', ')}; the data of each is JSON`),
    },
  };
  const status = endpoint.status ?? 200;
  const content = {
    [endpoint.media ?? 'application/json']: { schema: endpoint.answer },
    ...events,
  };
  const responses: Record<string, unknown> = {
    [status]: status === 204 ? nothing : { description: 'The answer', content },
  };
  if (endpoint.repeatStatus)
    responses[endpoint.repeatStatus] = { description: 'What was made before', content };
  if (endpoint.fieldErrors)
    responses[400] = {
      description: 'Messages by field',
      content: { 'application/json': { schema: fieldErrors } },
    };
  for (const [status, codes] of Map.groupBy(
    refusalCodesOf(endpoint),
    (code) => refusals[code].status,
  )) {
    const description = codes.map((code) => `${refusals[code].title} (\`${code}\`)`).join('; ');
    const before = responses[status] as { description: string; content: object } | undefined;
    responses[status] = {
      description: [before?.description, description].filter(Boolean).join('; '),
      content: { ...before?.content, 'application/problem+json': { schema: problem } },
    };
  }
  return responses;
}

/** The refusals that follow from the call's shape, plus those that its contract names. */
function refusalCodesOf(endpoint: Endpoint): RefusalCode[] {
  const ofBody: RefusalCode[] = [
    'malformed-json',
    'body-too-large',
    'unsupported-media-type',
    'request-timeout',
  ];
  const codes: RefusalCode[] = [
    'bad-request',
    ...(endpoint.access === 'anyone' ? [] : (['signed-out', 'damaged'] as const)),
    ...(endpoint.body || endpoint.upload ? ofBody : []),
    ...((endpoint.body || endpoint.query || endpoint.params) && !endpoint.fieldErrors
      ? (['invalid-input'] as const)
      : []),
    ...(endpoint.refusals ?? []),
    'internal',
    'unavailable',
  ];
  return [...new Set(codes)];
}
