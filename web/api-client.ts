import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { type Api, api } from './api.ts';

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: { api: Api } };
  }
}

/**
 * Gives the calls of the contract wherever the page runs: in the browser over HTTP, on the server straight into the
 * handlers, without a network in between. Both throw the same error for an expected failure.
 */
export const getApi: () => Api = createIsomorphicFn()
  .server(() => requestContext().api)
  .client(() => api);

function requestContext() {
  const context = getGlobalStartContext();
  if (!context) throw new Error('A page was rendered without its request context: pass { context: { api } }.');
  return context;
}
