import { spawnSync } from 'node:child_process';
import { isUpToDate, noteSources, root, type Build } from './built-from.ts';

const web: Build = {
  sources: ['package-lock.json', 'apps/web', 'packages/contract'],
  result: 'apps/web/build/client',
  stamp: 'apps/web/build/sources.sha256',
};

/** Builds the web app unless the build at hand was made of the sources as they are. */
export function buildWebWhenStale(): void {
  if (!isUpToDate(web)) buildWeb();
}

/** Builds the web app, or ends the process with what is wrong. */
export function buildWeb(): void {
  console.log('Building the web app; this takes some seconds and is done once for each version.');
  const noteBuilt = noteSources(web);
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
  noteBuilt();
}
