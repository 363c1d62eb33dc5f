/** `npm run build`: builds the web app. `npm start` and `npm test` build it when it is missing or older than its sources. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const build = join(root, 'apps/web/build');
const stamp = join(build, 'sources.sha256');
const sources = ['package-lock.json', 'apps/web', 'packages/contract'];
const ignored = ['node_modules', 'build', '.react-router', 'test-results'];

if (import.meta.main) buildWeb(hashSources());

/** Builds the web app unless the build at hand was made of the sources as they are. */
export function buildWebWhenStale(): void {
  const hash = hashSources();
  const isFresh =
    existsSync(join(build, 'client')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (!isFresh) buildWeb(hash);
}

function buildWeb(hash: string): void {
  console.log('Building the web app; this takes some seconds and is done once for each version.');
  const { status } = spawnSync('npm', ['run', 'build', '-w', '@rendezvous/web'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    // Whatever asks for it: from within a test, React would be built as it is for development.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) {
    console.error(
      'The web app did not build. `npm run build -w @rendezvous/web` shows all of its output.',
    );
    process.exit(1);
  }
  writeFileSync(stamp, hash);
}

/** By content rather than by time, which a checkout and a copied folder change. */
function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => listFiles(source)).sort())
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (path.endsWith('.json')) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => !ignored.includes(entry.name))
    .flatMap((entry) =>
      entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)],
    );
}
