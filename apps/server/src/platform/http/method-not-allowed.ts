import type { FastifyInstance, HTTPMethods } from 'fastify';
import { Refusal } from '../../refusal.ts';

const methods: readonly HTTPMethods[] = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
];

/**
 * Collects the routes registered from here on; the returned function answers every other method of
 * their paths with 405.
 */
export function answerOtherMethods(app: FastifyInstance): () => void {
  const methodsByPath = new Map<string, Set<string>>();
  app.addHook('onRoute', (route) => {
    const known = methodsByPath.get(route.url) ?? new Set();
    for (const method of [route.method].flat()) known.add(method);
    methodsByPath.set(route.url, known);
  });
  return () => {
    for (const [path, known] of [...methodsByPath]) {
      const others = methods.filter((method) => !known.has(method));
      const allow = methods.filter((method) => known.has(method));
      // Refused before the body is read, so that the error names the method and not the body.
      const refuse = async () => {
        throw new Refusal('method-not-allowed', { allow });
      };
      app.route({
        method: others,
        url: path,
        schema: { hide: true },
        onRequest: refuse,
        handler: refuse,
      });
    }
  };
}
