import { createServer, type RequestListener, type Server } from 'node:http';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { Hono } from 'hono';
import { isPageModule, type Pages } from './http/pages.ts';

/**
 * Starts the development server with hot reload.
 * @param createListener gets the pages and answers all other requests
 */
export async function startDevServer(options: {
  port: number;
  host: string;
  createListener(pages: Pages): RequestListener | Promise<RequestListener>;
}): Promise<Server> {
  const { content } = await loadConfig();
  const rsbuild = await createRsbuild({
    rsbuildConfig: {
      ...content,
      mode: 'development',
      server: { ...content.server, middlewareMode: true, printUrls: false },
    },
  });
  const builder = await rsbuild.createDevServer();
  const listener = await options.createListener({
    staticFiles: new Hono(),
    render: async (request, context) => {
      const built: unknown = await builder.environments.ssr?.loadBundle('index');
      if (!isPageModule(built)) throw new Error('The pages could not be built; the reason is printed above.');
      return built.default.render(request, context);
    },
  });
  const server = createServer((request, response) => {
    builder.middlewares(request, response, () => listener(request, response));
  });
  server.once('close', () => void builder.close());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  builder.connectWebSocket({ server });
  await builder.afterListen();
  return server;
}
