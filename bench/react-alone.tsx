import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { renderToString } from 'react-dom/server';
import type { RequestContext } from '../web/platform/request-context.ts';

/**
 * The yardstick of a page that is made anew: for how many milliseconds React alone writes the tree of the asked page. Each
 * tree is written once, as it is for a visitor: one that has been written already has found its links and costs less.
 */
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
