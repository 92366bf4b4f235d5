import { createIsomorphicFn } from '@tanstack/react-start';
import { type Api, api } from './api.ts';
import { requestContext } from './request-context.ts';

/** Returns the API: HTTP in the browser, direct handler calls on the server. */
export const getApi: () => Api = createIsomorphicFn()
  .server(() => requestContext().api)
  .client(() => api);
