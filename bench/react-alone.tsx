import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { renderToString } from 'react-dom/server';
import type { RequestContext } from '../web/request-context.ts';

const SECONDS = 3;

/** The yardstick of a page that is made anew: how often a second React alone writes the very tree of the asked page. */
const answer = createStartHandler(({ router }) => {
  const begun = performance.now();
  let times = 0;
  for (; performance.now() - begun < SECONDS * 1000; times++) renderToString(<StartServer router={router} />);
  return new Response(String((times * 1000) / (performance.now() - begun)));
});

export default {
  render: async (request: Request, context: RequestContext) => ({
    html: await (await answer(request, { context })).text(),
  }),
};
