import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { renderToString } from 'react-dom/server';
import type { RequestContext } from '../web/platform/request-context.ts';

/** Baseline: milliseconds of React alone. Each tree renders once, because a second render is faster. */
const answer = createStartHandler(({ router }) => {
  const begun = performance.now();
  renderToString(<StartServer router={router} />);
  return new Response(String(performance.now() - begun));
});

export default {
  render: async (request: Request, context: RequestContext) => ({
    html: await (await answer(request, { context })).text(),
  }),
};
