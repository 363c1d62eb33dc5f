import type { Site } from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import { keepPage } from './keep-page.ts';
import type { WebFile } from './load-web-build.ts';
import { sendWebFile } from './send-web-file.ts';

interface Deps {
  readonly site: Site;
  readonly now: () => Date;
}

interface ServeOptions {
  readonly maxAgeMs?: number;
  readonly type?: string;
}

export interface PageServer {
  /** Answers at a path with one page, from memory. */
  readonly serve: (path: string, draw: () => Promise<string>, options?: ServeOptions) => void;
  /**
   * Keeps pages that share a path, by what tells them apart: as many as there are names, so these
   * must be ours.
   */
  readonly keepEach: <Name extends string>(
    draw: (name: Name) => Promise<string>,
  ) => (name: Name) => Promise<WebFile>;
}

/** What the routes of public pages have in common. */
export function createPageServer(app: FastifyInstance, { site, now }: Deps): PageServer {
  const chatOrigin = site.liveChatUrl === null ? undefined : new URL(site.liveChatUrl).origin;
  const shared = {
    now,
    chatOrigin,
    onError: (error: unknown) => app.log.error({ err: error }, 'drawing a page failed'),
  };

  function serve(path: string, draw: () => Promise<string>, options?: ServeOptions): void {
    const findPage = keepPage(draw, { ...shared, ...options });
    app.get(path, { schema: { hide: true } }, async (request, reply) =>
      sendWebFile(await findPage(), request, reply),
    );
  }

  function keepEach<Name extends string>(
    draw: (name: Name) => Promise<string>,
  ): (name: Name) => Promise<WebFile> {
    const pages = new Map<Name, () => Promise<WebFile>>();
    return (name) => {
      const findPage = pages.get(name) ?? keepPage(() => draw(name), shared);
      pages.set(name, findPage);
      return findPage();
    };
  }

  return { serve, keepEach };
}
