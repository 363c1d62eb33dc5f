import { preload } from 'react-dom';
import { matchRoutes, type RouteObject } from 'react-router';

/** What the build says of a route. */
interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
  readonly css?: readonly string[];
}

declare global {
  interface Window {
    readonly __reactRouterManifest?: { readonly routes: Readonly<Record<string, BuiltRoute>> };
    readonly __reactRouterRouteModules?: Readonly<Record<string, unknown>>;
  }
}

const loaded = new Set<string>();

/**
 * Whether a page of the app can be gone to without loading code first. What is no page of the
 * app is not ours to load.
 */
export function isPageLoaded(path: string): boolean {
  return routesOf(path).every(isLoaded);
}

/** Loads the code of a page of the app; rejects where it cannot be had. */
export async function loadPage(path: string): Promise<void> {
  await Promise.all(
    routesOf(path)
      .filter((route) => !isLoaded(route))
      .map(async ({ id, module, css = [] }) => {
        for (const href of css) preload(href, { as: 'style' });
        await import(/* @vite-ignore */ module);
        loaded.add(id);
      }),
  );
}

function isLoaded({ id }: BuiltRoute): boolean {
  return loaded.has(id) || id in (window.__reactRouterRouteModules ?? {});
}

/**
 * The routes of a page from the outermost to its own; none where only the route
 * for all other paths fits.
 */
function routesOf(path: string): BuiltRoute[] {
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
  const matches = matchRoutes(childrenOf(routes, undefined), path) ?? [];
  const [last] = matches.slice(-1);
  if (last?.route.path === '*') return [];
  return matches.flatMap((match) => routes.find(({ id }) => id === match.route.id) ?? []);
}

function childrenOf(routes: readonly BuiltRoute[], parentId: string | undefined): RouteObject[] {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path = '' }) => ({ id, path, children: childrenOf(routes, id) }));
}
