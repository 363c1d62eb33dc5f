import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { etagOf, type WebFile } from './load-web-build.ts';
import { pagePolicy } from '../http/security-headers.ts';

const htmlType = 'text/html; charset=utf-8';

interface PageOptions {
  readonly now: () => Date;
  /** After so long it is drawn again; left out, it stays as it is. */
  readonly maxAgeMs?: number;
  /** HTML where it is left out. */
  readonly type?: string;
  /** Where its chat comes from, if it has one. */
  readonly chatOrigin?: string | undefined;
  readonly onError: (error: unknown) => void;
}

/**
 * Renders a page when it is first requested, then keeps it in memory, compressed. Nobody waits for
 * a refresh: the old page is sent meanwhile, and stays if rendering fails.
 */
export function keepPage(
  draw: () => Promise<string>,
  { now, maxAgeMs = Number.POSITIVE_INFINITY, type = htmlType, chatOrigin, onError }: PageOptions,
): () => Promise<WebFile> {
  let kept: { readonly file: WebFile; readonly atMs: number } | undefined;
  let drawing: Promise<WebFile> | undefined;

  async function drawAnew(): Promise<WebFile> {
    const atMs = now().getTime();
    const file = await compressPage(await draw(), { type, chatOrigin });
    kept = { file, atMs };
    return file;
  }

  function drawOnce(): Promise<WebFile> {
    drawing ??= drawAnew().finally(() => {
      drawing = undefined;
    });
    return drawing;
  }

  return async () => {
    if (kept === undefined) return drawOnce();
    if (now().getTime() - kept.atMs >= maxAgeMs) drawOnce().catch(onError);
    return kept.file;
  };
}

async function compressPage(
  text: string,
  { type, chatOrigin }: { type: string; chatOrigin: string | undefined },
): Promise<WebFile> {
  const body = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return {
    type,
    etag: etagOf(body),
    cacheControl: 'no-cache',
    pageHeaders:
      type === htmlType ? { 'content-security-policy': pagePolicy(text, { chatOrigin }) } : {},
    body,
    compressed: { br, gzip: gz },
  };
}
