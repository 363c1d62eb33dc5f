/**
 * Stands in for the router's code that loads data from servers that render pages
 * (`lib/dom/ssr/single-fetch.js`). Our routes have no loaders: what every page comes with is known,
 * and the code of a route is loaded as the router itself does it.
 */

export const SingleFetchRedirectSymbol: unique symbol = Symbol('SingleFetchRedirect');

export function decodeViaTurboStream(): Promise<{ readonly value: object }> {
  return Promise.resolve({ value: { loaderData: {} } });
}

export function getTurboStreamSingleFetchDataStrategy(): undefined {
  return undefined;
}

export function singleFetchUrl(): never {
  throw new Error('Cannot load data through the router: no route has a loader');
}
