import { createHash } from 'node:crypto';
import { existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { pagePolicy, workerPolicy } from '../http/security-headers.ts';

/**
 * A large file, open for as long as the server runs: a build meanwhile takes nothing from under it.
 */
export interface OpenFile {
  readonly descriptor: number;
  /** Bytes. */
  readonly length: number;
}

/** One file of the web build with all that an answer needs. */
export interface WebFile {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  /** The headers of a page of its own, or of the service worker; none for what is neither. */
  readonly pageHeaders: Readonly<Record<string, string>>;
  readonly body: Buffer | OpenFile;
  readonly compressed: { readonly br?: Buffer | OpenFile; readonly gzip?: Buffer | OpenFile };
}

export interface WebBuild {
  /** Files by URL path; a page by the path of its folder. */
  readonly files: ReadonlyMap<string, WebFile>;
  /** The page that draws whatever path it is opened at. */
  readonly fallback: WebFile | undefined;
}

/**
 * What is larger is read for each answer: videos, and scripts as hardly any browser takes them;
 * together more than all the rest.
 */
const largestInMemory = 128 * 1024;
const fallbackPath = '/index.html';
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** What the pages may load from elsewhere. */
interface Elsewhere {
  readonly withGoogle: boolean;
  /** Where maps come from; undefined where we sketch them. */
  readonly mapStyleUrl?: string | undefined;
}

/**
 * Reads the build into memory, but for the largest files: answers from there are some ten times
 * faster. A folder that is not there is an empty build.
 */
export function loadWebBuild(folder: string, options: Elsewhere): WebBuild {
  const files = new Map<string, WebFile>();
  if (!existsSync(folder)) return { files, fallback: undefined };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || ['.br', '.gz'].includes(extname(file))) continue;
    const path = `/${file
      .slice(folder.length)
      .split(sep)
      .filter((part) => part !== '')
      .join('/')}`;
    files.set(urlPathOf(path), readWebFile(file, path, options));
  }
  return { files, fallback: files.get(fallbackPath) };
}

/** `/new-date/index.html` is opened as `/new-date`. */
function urlPathOf(path: string): string {
  return path.endsWith('/index.html') && path !== fallbackPath
    ? path.slice(0, -'/index.html'.length)
    : path;
}

/** Pages on which Google may sign somebody in. */
const signInPages = ['/sign-in/index.html', '/sign-up/index.html'];

/**
 * Pages that plans are shown on, when they are what is opened first. Whoever comes to a plan from
 * another page gets the sketch.
 */
const mapPages = ['/new-date/index.html', fallbackPath];

function headersOf(path: string, body: Buffer, elsewhere: Elsewhere): Record<string, string> {
  if (path === '/service-worker.js') return { 'content-security-policy': workerPolicy };
  return extname(path) === '.html' ? pageHeadersOf(body.toString(), path, elsewhere) : {};
}

function pageHeadersOf(
  html: string,
  path: string,
  { withGoogle, mapStyleUrl }: Elsewhere,
): Record<string, string> {
  const takesGoogle = withGoogle && signInPages.includes(path);
  const mapOrigin =
    mapStyleUrl !== undefined && mapPages.includes(path) ? new URL(mapStyleUrl).origin : undefined;
  return {
    'content-security-policy': pagePolicy(html, {
      withGoogle: takesGoogle,
      mapOrigin,
    }),
    // Google answers through the window it opened.
    ...(takesGoogle && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
  };
}

function readWebFile(file: string, path: string, elsewhere: Elsewhere): WebFile {
  const body = readFileSync(file);
  const variant = (extension: string) =>
    existsSync(file + extension)
      ? keptBody(file + extension, readFileSync(file + extension))
      : undefined;
  const br = variant('.br');
  const gzip = variant('.gz');
  return {
    type: types[extname(file)] ?? 'application/octet-stream',
    etag: etagOf(body),
    cacheControl: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    pageHeaders: headersOf(path, body, elsewhere),
    body: keptBody(file, body),
    compressed: { ...(br && { br }), ...(gzip && { gzip }) },
  };
}

function keptBody(file: string, body: Buffer): Buffer | OpenFile {
  return body.length > largestInMemory
    ? { descriptor: openSync(file, 'r'), length: body.length }
    : body;
}

/** Weak: the compressed variants carry the same tag. */
export function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
