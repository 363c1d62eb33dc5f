import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../refusal.ts';
import { isAppPath } from './app-paths.ts';
import type { WebBuild } from './load-web-build.ts';
import { sendWebFile } from './send-web-file.ts';

interface Deps {
  readonly webBuild: WebBuild;
  readonly expectPlan: () => void;
}

/** Where people ask for a plan. */
const planningPath = '/new-date';

/**
 * Serves the web app: its files, and its fallback page for the paths the app draws itself and for
 * unknown ones.
 */
export function webRoutes(
  app: FastifyInstance,
  { webBuild: { files, fallback }, expectPlan }: Deps,
): void {
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = pathOf(request);
    const file = files.get(path);
    if (path === planningPath) expectPlan();
    if (file) return sendWebFile(file, request, reply);
    // What looks like a file is never a page: a missing script must not be answered with HTML.
    if (!fallback || /\.[^/]*$/.test(path)) throw new Refusal('not-found');
    return sendWebFile(fallback, request, reply.code(isAppPath(path) ? 200 : 404));
  });
}

function pathOf(request: FastifyRequest): string {
  const [path = '/'] = request.url.split('?', 1);
  return path.replace(/(?<=.)\/+$/, '');
}
