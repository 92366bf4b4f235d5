import { createIsomorphicFn } from '@tanstack/react-start';
import { type Api, api } from './api.ts';
import { requestContext } from './request-context.ts';

/**
 * Gives the calls of the contract wherever the page runs: in the browser over HTTP, on the server straight into the
 * handlers, without a network in between. Both throw the same error for an expected failure.
 */
export const getApi: () => Api = createIsomorphicFn()
  .server(() => requestContext().api)
  .client(() => api);
