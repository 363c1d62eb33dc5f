import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = new URL('../build/client/', import.meta.url).pathname;
const compressible = new Set(['.html', '.js', '.mjs', '.css', '.svg', '.json', '.txt', '.vtt']);

/**
 * Writes a .br and a .gz beside every text file, so that the server never
 * compresses at request time.
 */
async function compressBuild(): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    await writeFile(
      `${path}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

await compressBuild();
