import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { limits } from '@rendezvous/contract';
import { LogController, type FastifyHttpOptions } from 'fastify';
import type { Config } from '../../config.ts';
import { answerClientError, sendRefusal } from './answer-errors.ts';
import { longestDrainMs } from './guard/drain-before-closing.ts';
import { refusalOf } from './refusal-of.ts';
import { securityHeaders } from './security-headers.ts';

/** Fastify's options: limits on the size, time and form of a request before any route sees it. */
export function serverOptions(
  config: Config,
  { logger, trustProxy }: { logger: boolean; trustProxy: (address: string) => boolean },
): FastifyHttpOptions<Server> {
  return {
    logger: logger && { level: 'warn' },
    // Only errors are logged: visitors' addresses and what they look for are private.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: limits.bodyBytes,
    // Ten megabytes from a slow phone; all other bodies have a shorter limit of their own
    // (limit-body-time.ts).
    requestTimeout: 60_000,
    // Without this frequent check, Node looks for late requests only every 30 s.
    http: { headersTimeout: 8000, connectionsCheckingInterval: 1000 },
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 1000,
    trustProxy: config.trustProxy.length > 0 ? trustProxy : false,
    // Fastify waits this long for the drain as well.
    pluginTimeout: longestDrainMs(config) + 1000,
    // Requests on connections that are already open are still served while the server drains.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: limits.pathParameter },
    clientErrorHandler: answerClientError,
    // No hook runs for a path that cannot be decoded, so its answer gets the headers here.
    frameworkErrors: (error, request, reply) => {
      sendRefusal(reply.headers(securityHeaders(config)), refusalOf(error, request.log));
    },
  };
}
