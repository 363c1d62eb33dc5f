import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Config } from '../../config.ts';
import { DatabaseTime } from '../db/postgres/database-time.ts';
import { damageChannel } from '../db/stored-damage.ts';
import { answerErrors } from './answer-errors.ts';
import { describeApi } from './describe-api.ts';
import { drainBeforeClosing, longestDrainMs } from './guard/drain-before-closing.ts';
import { guardServer } from './guard/guard-server.ts';
import { limitBodyTime } from './guard/limit-body-time.ts';
import { limitDatabaseTime } from './guard/limit-database-time.ts';
import { refuseOnFullDisk } from './guard/refuse-on-full-disk.ts';
import { answerOtherMethods } from './method-not-allowed.ts';
import { networkOf } from './network-of.ts';
import { parseJsonBody } from './parse-json-body.ts';
import type { Metrics } from './metrics.ts';
import { sendSecurityHeaders } from './security-headers.ts';
import { serverOptions } from './server-options.ts';
import { trustedProxies } from './trusted-proxies.ts';
import { validatorFor } from './validate-input.ts';

interface Deps {
  readonly config: Config;
  /** Whether the disk of the data folder is nearly full. */
  readonly isDiskLow: () => boolean;
  readonly metrics: Metrics | undefined;
  /** Whether to write the log, as JSON lines on standard output. */
  readonly logger: boolean;
}

export interface HttpServer {
  readonly app: FastifyInstance;
  /** Whether the server was told to close and is only finishing open requests. */
  readonly isDraining: () => boolean;
  /** Answers 405 for a method that a path does not have; call it once all routes are registered. */
  readonly refuseOtherMethods: () => void;
}

/**
 * A server without routes: with the overload guards, headers, limits and refusals that all routes
 * share.
 */
export async function createHttpServer({
  config,
  isDiskLow,
  metrics,
  logger,
}: Deps): Promise<HttpServer> {
  const app: FastifyInstance = fastify(
    serverOptions(config, { logger, trustProxy: trustedProxies(config.trustProxy) }),
  );
  app.setValidatorCompiler(validatorFor);
  app.setSerializerCompiler(serializerCompiler);
  metrics?.watch(app);

  const guarded = guardServer(app, config, { isDraining: () => isDraining(), networkOf });
  const { isDraining } = drainBeforeClosing(app, guarded, longestDrainMs(config));
  const refuseOtherMethods = answerOtherMethods(app);
  sendSecurityHeaders(app, config);
  answerErrors(app);
  refuseOnFullDisk(app, {
    isDiskLow,
    hasDatabase: config.databaseUrl === undefined,
    hasPhotos: config.s3 === undefined,
  });
  limitBodyTime(app);
  // SQLite answers at once, and tracking the time would slow requests down by a few percent.
  if (config.databaseUrl !== undefined)
    limitDatabaseTime(app, { begin: (isAnswered) => new DatabaseTime(isAnswered) });
  parseJsonBody(app);
  await describeApi(app, config);
  logDamage(app);
  return { app, isDraining, refuseOtherMethods };
}

/** Logs a line for each damaged record that a list skips. */
function logDamage(app: FastifyInstance): void {
  const log = (error: unknown) => app.log.error({ err: error }, 'a stored record is damaged');
  damageChannel.subscribe(log);
  app.addHook('onClose', async () => void damageChannel.unsubscribe(log));
}
