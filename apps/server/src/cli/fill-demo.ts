/**
 * `npm run demo` fills an empty store with one account and the people, dates and ideas of half a
 * year, through the same API that a browser uses; only the clock is ours.
 */
import { createClaimPhotos } from '../photos/mark/claim-photos.ts';
import { readConfig } from '../config.ts';
import { DataDirInUse } from '../platform/db/sqlite/data-dir-lock.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { demoAccount } from './demo/people.ts';
import { openPhotoFiles, placeOfPhotos } from '../photos/open-photo-files.ts';
import { messages } from '../messages.ts';
import { createStore } from '../store.ts';

process.env.TZ = 'UTC';

try {
  await run();
} catch (error) {
  if (!(error instanceof DataDirInUse)) throw error;
  console.error(messages.anotherProcess(error.message));
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const config = { ...readConfig(), rateLimits: false };
  const database = await openDatabase(config);
  const store = createStore(database.db);
  const photoFiles = await openPhotoFiles(config);
  if ((await createClaimPhotos({ store, photoFiles })()) !== 'own') {
    console.error(messages.photosOfAnother(placeOfPhotos(config)));
    process.exitCode = 1;
  } else if (await store.users.isEmpty()) {
    await fillDemo({ store, photoFiles, config, today: new Date() });
    console.log(messages.demoReady(demoAccount.email, demoAccount.password));
  } else {
    console.error(
      messages.demoNotEmpty(config.databaseUrl === undefined ? config.dataDir : 'the database'),
    );
    process.exitCode = 1;
  }
  await database.close();
}
