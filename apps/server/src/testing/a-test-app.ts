import { rmSync } from 'node:fs';
import { createGazetteer } from '@rendezvous/venues';
import type { FastifyInstance } from 'fastify';
import { compose } from '../compose.ts';
import type { Parts } from '../compose/parts.ts';
import { readConfig } from '../config.ts';
import { createDatePlanner } from '../compose/date-planner.ts';
import { planHere } from '../suggestions/planning/planning.ts';
import type { PasswordCost } from '../passwords/passwords.ts';
import type { Database } from '../platform/db/tables.ts';
import { createPhotoFolder } from '../photos/photo-folder.ts';
import type { PhotoFiles } from '../photos/photo-files.ts';
import { createStore, type Store } from '../store.ts';
import { aContentView } from './a-content-view.ts';
import { aSharedPlanView } from './a-shared-plan-view.ts';
import { aSiteView } from './a-site-view.ts';
import { planAnything } from './a-suggestion.ts';
import { aTemporaryFolder } from './a-temporary-folder.ts';
import { type TestDatabase } from './databases.ts';
import { someCities } from './some-cities.ts';
import { giveTestNewsletterTokens } from './newsletter-secret.ts';
import { giveTestUnsubscribeTokens } from './unsubscribe-secret.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly store: Store;
  readonly photoFiles: PhotoFiles;
  /** The clock the app reads; tests move it. */
  readonly clock: { now: Date };
  close(): Promise<void>;
}

interface TestAppOptions
  extends Partial<
    Pick<
      Parts,
      | 'suggestDate'
      | 'planChanges'
      | 'checkOpenings'
      | 'expectPlan'
      | 'gazetteer'
      | 'findGoogleAccount'
      | 'passwordCost'
      | 'webBuild'
      | 'views'
      | 'photoFiles'
      | 'isDiskLow'
      | 'metrics'
    >
  > {
  readonly env?: Record<string, string>;
}

/** As little as there is: what is tested is rarely how long it takes to guess. */
export const testPasswordCost: PasswordCost = { memoryCost: 1024, timeCost: 1 };

/** The whole server on a real database, with a clock of its own and a stand-in for the planner. */
export async function aTestApp(
  database: TestDatabase,
  { env, ...deps }: TestAppOptions = {},
): Promise<TestApp> {
  const opened = await database.open();
  const store = createStore(opened.db);
  await giveTestUnsubscribeTokens(opened.db);
  await giveTestNewsletterTokens(opened.db);
  const photoFolder = aTemporaryFolder();
  const photoFiles = deps.photoFiles ?? createPhotoFolder(photoFolder);
  const gazetteer = createGazetteer(someCities);
  const clock = { now: new Date('2026-11-20T18:00:00Z') };
  const { app } = await compose({
    config: readConfig(env ?? {}),
    store,
    now: () => clock.now,
    cities: someCities,
    gazetteer,
    ...createDatePlanner({
      cities: someCities,
      locate: gazetteer.locate,
      findForecast: undefined,
      planning: planHere(someCities),
    }),
    suggestDate: planAnything,
    expectPlan: () => undefined,
    findGoogleAccount: undefined,
    passwordCost: testPasswordCost,
    isDiskLow: () => false,
    metrics: undefined,
    webBuild: { files: new Map(), fallback: undefined },
    views: {
      sharedPlan: async () => aSharedPlanView,
      site: async () => aSiteView,
      content: async () => aContentView,
    },
    logger: false,
    ...deps,
    photoFiles,
  });
  await app.ready();
  const close = async () => {
    await app.close();
    await opened.close();
    rmSync(photoFolder, { recursive: true });
  };
  return { app, db: opened.db, store, photoFiles, clock, close };
}
