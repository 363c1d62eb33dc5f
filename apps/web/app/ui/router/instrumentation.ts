/**
 * Stands in for the router's hooks for those who measure it (`lib/router/instrumentation.js`).
 * Nobody does in the browser.
 */

export function consumeInstrumentationClientResultMetaReceiver(): undefined {
  return undefined;
}

export function getRouteInstrumentationUpdates(): object {
  return {};
}

export function instrumentClientSideRouter<Router>(router: Router): Router {
  return router;
}
