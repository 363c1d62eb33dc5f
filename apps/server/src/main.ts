import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createGazetteer, loadCatalogue, outlineOf } from '@rendezvous/venues';
import { buildApp } from './app.ts';
import { createClaimPhotos, type ClaimPhotos } from './photos/claim-photos.ts';
import { createErasePhotos, type ErasePhotos } from './photos/erase-photos.ts';
import { createMailReminders } from './reminders/mail-reminders.ts';
import { collectGarbage } from './platform/process/collect-garbage.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { createDatePlanner } from './create-date-planner.ts';
import { createUnsubscribeTokens } from './reminders/unsubscribe-tokens.ts';
import { closeToOthers, requireFolderOfOwn } from './platform/db/close-to-others.ts';
import { DataDirInUse } from './platform/db/sqlite/data-dir-lock.ts';
import { requirePlainFiles } from './platform/db/sqlite/require-plain-files.ts';
import { StoreUnusable, unusableFile } from './platform/db/store-unusable.ts';
import { isDatabaseUnavailable } from './platform/db/is-database-unavailable.ts';
import { openDatabase, type StartedDatabase } from './platform/db/open-database.ts';
import { endCutLine } from './platform/process/end-cut-line.ts';
import { watchFreeSpace } from './platform/process/free-space.ts';
import { createFindForecast, type FindForecast } from './weather/find-forecast.ts';
import { createFindGoogleAccount } from './google/google-accounts.ts';
import { openPhotoFiles, placeOfPhotos } from './photos/open-photo-files.ts';
import { createSendMail, type SendMail } from './platform/mail/smtp-mail.ts';
import { deleteOldRows } from './delete-old-rows.ts';
import { runDaily } from './platform/jobs/run-daily.ts';
import { runEvery } from './platform/jobs/run-every.ts';
import { sweepPhotos } from './photos/sweep-photos.ts';
import { createTurnPhotoMark } from './photos/turn-photo-mark.ts';
import { messages } from './messages.ts';
import { stopOnSignals } from './platform/process/stop-on-signals.ts';
import { createPlanningPool } from './suggestions/planning/planning-pool.ts';
import { createStore, type Store } from './store.ts';
import { viewsIn } from './platform/web/load-views.ts';
import { loadWebBuild } from './platform/web/load-web-build.ts';

// Days are computed in the zone of the place, never in the machine's: whatever forgets that shall at least be the same everywhere.
process.env.TZ = 'UTC';

const webFolder = fileURLToPath(new URL('../../web/build/client', import.meta.url));
const viewFolder = fileURLToPath(new URL('../../web/build/views', import.meta.url));
const configExitCode = 78;
/** How long a start waits for a PostgreSQL server that is starting itself. */
const databasePatienceMs = 60_000;
/** How late a reminder by mail may be. */
const mailingMs = 5 * 60 * 1000;
const mailingLimitMs = 3 * mailingMs;
/** A copy of the database that begins later than this after it was made finds photos that are not its own. */
const markingMs = 10 * 60 * 1000;
/** Files without a row are left alone for so long after a start: time to notice what it was started with. */
const firstSweepMs = 60 * 60 * 1000;

const now = () => new Date();

/** The address of the settings is none of this machine, or not one for us. */
class CannotListen extends Error {}

try {
  await start(readConfig());
} catch (thrown) {
  const error = unusableFile(thrown) ?? thrown;
  // What the operator can put right is said in one line; anything else is a bug and keeps its stack.
  console.error(messageFor(error) ?? error);
  process.exit(error instanceof ConfigError || error instanceof StoreUnusable ? configExitCode : 1);
}

async function start(config: Config): Promise<void> {
  requireFolderOfOwn(config.dataDir);
  requirePlainFiles(config.dataDir);
  endCutLine();
  const database = await openDatabase(config, {
    ms: databasePatienceMs,
    onWaiting: (reason) => console.log(messages.waitingForDatabase(reason)),
  });
  try {
    await serve(config, database);
  } catch (error) {
    await database.abandon();
    throw error;
  }
}

async function serve(config: Config, database: StartedDatabase): Promise<void> {
  const catalogue = loadCatalogue();
  const planning = createPlanningPool(catalogue[0], { seconds: config.planningSeconds });
  // Starts beside all that follows, so that whoever asks for the first plan waits for the plan alone.
  const isPlanningReady = planning.expectPlan();
  const cities = catalogue.map(outlineOf);
  const store = createStore(database.db);
  const photoFiles = await openPhotoFiles(config);
  closeToOthers(config.dataDir);
  const gazetteer = createGazetteer(cities);
  const warn = (message: string) => (error: unknown) => app.log.warn({ err: error }, message);
  const findForecast = forecastsFor(config, warn('asking for the weather failed'));
  const findGoogleAccount = createFindGoogleAccount(config, {
    onError: warn('asking Google failed'),
  });
  const freeSpace = await watchFreeSpace(config.dataDir);
  const app = await buildApp({
    config,
    store,
    photoFiles,
    now,
    cities,
    gazetteer,
    ...createDatePlanner({ cities, locate: gazetteer.locate, findForecast, planning }),
    expectPlan: () => void planning.expectPlan(),
    findGoogleAccount,
    isDiskLow: freeSpace.isLow,
    webBuild: loadWebBuild(webFolder, {
      withGoogle: findGoogleAccount !== undefined,
      mapStyleUrl: config.mapStyleUrl,
    }),
    views: viewsIn(viewFolder),
    logger: true,
  });
  const logging = (message: string) => (error: unknown) => app.log.error({ err: error }, message);
  const claimPhotos = createClaimPhotos({ store, photoFiles });
  const erasePhotos = createErasePhotos({
    store,
    photoFiles,
    claimPhotos,
    onError: logging('erasing photos failed'),
  });
  await beginWithPhotos(config, { claimPhotos, erasePhotos }, logging('claiming photos failed'));
  const stopDeleting = runDaily((today) => deleteOldRows(store, today), {
    now,
    onError: logging('deleting old rows failed'),
  });
  const stopSweeping = runDaily(
    (today) => sweepPhotos({ store, photoFiles, claimPhotos, erasePhotos }, today),
    { now, onError: logging('sweeping photos failed'), firstAfterMs: firstSweepMs },
  );
  const stopMarking = runEvery(createTurnPhotoMark({ store, photoFiles, claimPhotos, now }), {
    ms: markingMs,
    limitMs: markingMs,
    onError: logging('marking photos failed'),
  });
  const sendMail = createSendMail(config);
  const stopMailing =
    sendMail &&
    (await startMailing({
      store,
      sendMail,
      publicUrl: config.publicUrl,
      now,
      onError: logging('mailing reminders failed'),
    }));
  stopOnSignals(app.log, async () => {
    void stopDeleting();
    void stopSweeping();
    void stopMarking();
    freeSpace.stop();
    await Promise.all([stopMailing?.(), app.close()]);
    await planning.close();
    await database.close();
  });
  collectGarbage();
  await isPlanningReady;
  await listen(app, config);
  console.log(messages.ready(config.publicUrl));
}

/** `EADDRINUSE` is left as it is: whoever listens there may end. */
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

/** Ends the start where the photos are not of this database, or cannot be looked at; else goes on erasing what an earlier process was told to. */
async function beginWithPhotos(
  config: Config,
  { claimPhotos, erasePhotos }: { claimPhotos: ClaimPhotos; erasePhotos: ErasePhotos },
  onError: (error: unknown) => void,
): Promise<void> {
  const places = placeOfPhotos(config);
  const claim = await claimPhotos().catch((error: unknown) => {
    const unusable = config.s3 === undefined ? unusableFile(error, places.photos) : undefined;
    if (unusable) throw unusable;
    // A bucket that cannot be asked just now holds nothing up: whoever sweeps asks again.
    onError(error);
  });
  if (claim === 'of-another') throw new StoreUnusable(messages.photosOfAnother(places));
  void erasePhotos();
}

async function startMailing(deps: {
  store: Store;
  sendMail: SendMail;
  publicUrl: string;
  now: () => Date;
  onError: (error: unknown) => void;
}): Promise<() => Promise<void>> {
  const unsubscribeTokens = createUnsubscribeTokens(
    await deps.store.secrets.findOrCreate('unsubscribe'),
  );
  return runEvery(createMailReminders({ ...deps, unsubscribeTokens }), {
    ms: mailingMs,
    limitMs: mailingLimitMs,
    onError: deps.onError,
  });
}

function messageFor(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof StoreUnusable) return error.message;
  if (error instanceof CannotListen) return messages.cannotListen(error.message);
  if (error instanceof DataDirInUse) return messages.anotherProcess(error.message);
  const { code, address, port } = error as { code?: unknown; address?: unknown; port?: unknown };
  if (code === 'EADDRINUSE') return messages.portInUse(`${address}:${port}`);
  return isDatabaseUnavailable(error)
    ? messages.databaseUnavailable((error as Error).message)
    : undefined;
}
