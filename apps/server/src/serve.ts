import { fileURLToPath } from 'node:url';
import { createGazetteer, type CityOutline } from '@rendezvous/venues';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { CannotListen } from './cannot-listen.ts';
import { createDatePlanner } from './compose/date-planner.ts';
import { startJobs } from './compose/jobs.ts';
import type { Photos } from './compose/photos.ts';
import { compose } from './compose.ts';
import type { Config } from './config.ts';
import { createFindGoogleAccount } from './google/google-accounts.ts';
import { messages } from './messages.ts';
import { passwordCost } from './passwords/passwords.ts';
import { openPhotoFiles, placeOfPhotos } from './photos/open-photo-files.ts';
import { closeToOthers } from './platform/db/close-to-others.ts';
import { openDatabase, type StartedDatabase } from './platform/db/open-database.ts';
import { StoreUnusable, unusableFile } from './platform/db/store-unusable.ts';
import { collectGarbage } from './platform/process/collect-garbage.ts';
import { watchFreeSpace } from './platform/process/free-space.ts';
import { stopOnSignals } from './platform/process/stop-on-signals.ts';
import { viewsIn } from './platform/web/load-views.ts';
import { loadWebBuild } from './platform/web/load-web-build.ts';
import { longestDrainMs } from './platform/http/guard/drain-before-closing.ts';
import { createMetrics, serveMetrics } from './platform/http/metrics.ts';
import { createStore } from './store.ts';
import type { PlanningPool } from './suggestions/planning/planning-pool.ts';
import { createFindForecast, type FindForecast } from './weather/find-forecast.ts';

const webFolder = fileURLToPath(new URL('../../web/build/client', import.meta.url));
const viewFolder = fileURLToPath(new URL('../../web/build/views', import.meta.url));
/** How long startup waits for a PostgreSQL server that is starting up too. */
const databasePatienceMs = 60_000;

/** Closing everything after the drain takes less than this. */
const closingMs = 6000;

/**
 * So long after it is ready the server reads the names of places and gives back what loading left,
 * 200 ms in which it answers nobody.
 */
const settleMs = 300;

const now = () => new Date();

/** What has begun before the rest of the server is loaded. */
interface Begun {
  readonly config: Config;
  readonly cities: readonly CityOutline[];
  readonly planning: PlanningPool;
  readonly isPlanningReady: Promise<void>;
}

/** Opens the database and listens; returns once the server is ready. */
export async function serve(begun: Begun): Promise<void> {
  const database = await openDatabase(begun.config, {
    ms: databasePatienceMs,
    onWaiting: (reason) => console.log(messages.waitingForDatabase(reason)),
  });
  try {
    await serveFrom(database, begun);
  } catch (error) {
    await database.abandon();
    throw error;
  }
}

async function serveFrom(database: StartedDatabase, begun: Begun): Promise<void> {
  const { config, cities, planning, isPlanningReady } = begun;
  const store = createStore(database.db);
  const photoFiles = await openPhotoFiles(config);
  closeToOthers(config.dataDir);
  const gazetteer = createGazetteer(cities);
  const warn = (message: string) => (error: unknown) =>
    server.app.log.warn({ err: error }, message);
  const findForecast = forecastsFor(config, warn('asking for the weather failed'));
  const findGoogleAccount = createFindGoogleAccount(config, {
    onError: warn('asking Google failed'),
  });
  const metrics = config.metricsPort === undefined ? undefined : createMetrics();
  const freeSpace = await watchFreeSpace(config.dataDir);
  const server = await compose({
    config,
    store,
    photoFiles,
    now,
    cities,
    gazetteer,
    ...createDatePlanner({ cities, locate: gazetteer.locate, findForecast, planning }),
    expectPlan: () => void planning.expectPlan(),
    findGoogleAccount,
    passwordCost,
    isDiskLow: freeSpace.isLow,
    metrics,
    webBuild: loadWebBuild(webFolder, {
      withGoogle: findGoogleAccount !== undefined,
      mapStyleUrl: config.mapStyleUrl,
    }),
    views: viewsIn(viewFolder),
    logger: true,
  });
  const { app, photos } = server;
  await beginWithPhotos(config, photos, app.log);
  let stopJobs: (() => Promise<void>) | undefined;
  const stopMetrics = await serveMetrics(metrics, config);
  stopOnSignals(app.log, {
    patienceMs: longestDrainMs(config) + closingMs,
    async stop() {
      freeSpace.stop();
      await Promise.all([stopJobs?.(), app.close()]);
      stopMetrics();
      await planning.close();
      await database.close();
    },
  });
  await isPlanningReady;
  await listen(app, config);
  // Any earlier, they would query the database during startup and could slow it by seconds.
  stopJobs = startJobs(server, { store, now });
  database.checkDamage((error) => app.log.error({ err: error }, 'the database is damaged'));
  console.log(messages.ready(config.publicUrl));
  setTimeout(() => {
    gazetteer.locate(config.publicUrl);
    collectGarbage();
  }, settleMs).unref();
}

/** `EADDRINUSE` is rethrown as it is, because the process that is using the port may exit. */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw error;
    throw new CannotListen((error as Error).message, { cause: error });
  }
}

function forecastsFor(
  { network, openMeteoUrl: baseUrl }: Config,
  onError: (error: unknown) => void,
): FindForecast | undefined {
  return network ? createFindForecast({ baseUrl, now, onError }) : undefined;
}

/**
 * Stops startup if the photos belong to another database or cannot be read; otherwise resumes
 * deleting what an earlier process had queued.
 */
async function beginWithPhotos(
  config: Config,
  { claimPhotos, erasePhotos }: Photos,
  log: FastifyBaseLogger,
): Promise<void> {
  const places = placeOfPhotos(config);
  const claim = await claimPhotos().catch((error: unknown) => {
    const unusable = config.s3 === undefined ? unusableFile(error, places.photos) : undefined;
    if (unusable) throw unusable;
    // A bucket that cannot be reached right now does not delay startup: the sweep asks it again.
    log.error({ err: error }, 'claiming photos failed');
  });
  if (claim === 'of-another') throw new StoreUnusable(messages.photosOfAnother(places));
  void erasePhotos();
}
