import { loadOutlines } from '@rendezvous/venues';
import { CannotListen } from './cannot-listen.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { messages } from './messages.ts';
import { requireFolderOfOwn } from './platform/db/close-to-others.ts';
import { isDatabaseUnavailable } from './platform/db/is-database-unavailable.ts';
import { DataDirInUse } from './platform/db/sqlite/data-dir-lock.ts';
import { requirePlainFiles } from './platform/db/sqlite/require-plain-files.ts';
import { StoreUnusable, unusableFile } from './platform/db/store-unusable.ts';
import { endCutLine } from './platform/process/end-cut-line.ts';
import { createPlanningPool } from './suggestions/planning/planning-pool.ts';

// Days are computed in the time zone of the place, never of the machine. With UTC, code that
// forgets this at least behaves the same everywhere.
process.env.TZ = 'UTC';

const configExitCode = 78;

try {
  await start(readConfig());
} catch (thrown) {
  const error = unusableFile(thrown) ?? thrown;
  // A mistake that the operator can fix is reported in one line; anything else is a bug and keeps
  // its stack trace.
  console.error(messageFor(error) ?? error);
  process.exit(error instanceof ConfigError || error instanceof StoreUnusable ? configExitCode : 1);
}

async function start(config: Config): Promise<void> {
  requireFolderOfOwn(config.dataDir);
  requirePlainFiles(config.dataDir);
  endCutLine();
  const cities = loadOutlines();
  const planning = createPlanningPool(cities[0], { seconds: config.planningSeconds });
  // The first thread starts while the rest of the server is loaded.
  const isPlanningReady = planning.expectPlan();
  const { serve } = await import('./serve.ts');
  await serve({ config, cities, planning, isPlanningReady });
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
