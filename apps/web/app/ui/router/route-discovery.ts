/**
 * Stands in for the router's code that asks a server for routes while people look around
 * (`lib/dom/ssr/fog-of-war.js`). Our pages know all routes from the start.
 */

export function isFogOfWarEnabled(): false {
  return false;
}

export function getPatchRoutesOnNavigationFunction(): undefined {
  return undefined;
}

export function useFogOFWarDiscovery(): void {
  // Nothing is left to discover.
}

export function getPartialManifest(): never {
  throw new Error('Cannot take routes out of the manifest: all of them are known');
}
