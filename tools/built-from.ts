import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Something that is built, and what it is built from: files and folders of the repository. */
export interface Build {
  readonly sources: readonly string[];
  /** What has to be there, and where it is noted what it was built from. */
  readonly result: string;
  readonly stamp: string;
}

export const root = fileURLToPath(new URL('..', import.meta.url));
const ignored = ['node_modules', 'build', '.react-router', 'test-results', 'testing'];

/**
 * Sources by their content, which a checkout and a copied folder leave as it is, and by their size
 * and times, which are faster to look at.
 */
interface Stamp {
  readonly content: string;
  readonly look: string;
}

/**
 * Whether the result was built from the sources as they are. Where their times alone are others,
 * they are noted.
 */
export function isUpToDate(build: Build): boolean {
  const built = readStamp(build);
  if (built === undefined) return false;
  const files = filesOf(build);
  const look = lookOf(files);
  if (built.look === look) return true;
  const content = contentOf(files);
  if (built.content !== content) return false;
  writeStamp(build, { content, look });
  return true;
}

/**
 * To be taken before building: what is changed meanwhile makes the result stale. Call what it
 * returns when the result is there.
 */
export function noteSources(build: Build): () => void {
  const files = filesOf(build);
  const stamp = { content: contentOf(files), look: lookOf(files) };
  return () => writeStamp(build, stamp);
}

function readStamp({ result, stamp }: Build): Stamp | undefined {
  if (!existsSync(join(root, result)) || !existsSync(join(root, stamp))) return undefined;
  const [content = '', look = ''] = readFileSync(join(root, stamp), 'utf8').split('\n');
  return { content, look };
}

function writeStamp({ stamp }: Build, { content, look }: Stamp): void {
  writeFileSync(join(root, stamp), `${content}\n${look}\n`);
}

function contentOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function lookOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs, ctimeMs } = statSync(join(root, file));
    hash.update(`${file}\0${size} ${mtimeMs} ${ctimeMs}\0`);
  }
  return hash.digest('hex');
}

function filesOf({ sources }: Build): string[] {
  return sources.flatMap((source) => listFiles(source)).sort();
}

function listFiles(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => !ignored.includes(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((entry) =>
      entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)],
    );
}
