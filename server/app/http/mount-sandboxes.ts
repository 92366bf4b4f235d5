import type { Hono } from 'hono';
import type { HttpEnv } from '../../platform/http/http-env.ts';
import { readBytes } from '../../platform/http/read-bytes.ts';
import type { AppServices } from '../services.ts';
import { mailRoutes, readerBy } from './mail-page.ts';

/** Anybody may post to them in a public demo. */
const MAX_BYTES = 256 * 1024;

/** @throws too_large */
const bounded =
  (answer: (request: Request) => Response | Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    if (!request.body) return answer(request);
    const { url, method, headers } = request;
    const body = new Uint8Array(await readBytes(request, MAX_BYTES));
    return answer(new Request(url, { method, headers, body }));
  };

/** Mounts the stand-ins of a development server, where they are in use. */
export function mountSandboxes(app: Hono<HttpEnv>, services: AppServices): void {
  const { config } = services;
  if (services.sandboxes.stripe)
    app.mount('/sandbox/stripe', bounded(services.sandboxes.stripe), { replaceRequest: (request) => request });
  if (services.sandboxes.google)
    app.mount('/sandbox/google', bounded(services.sandboxes.google), { replaceRequest: (request) => request });
  if (config.mail.kind === 'files' && !config.production)
    app.route(
      '/sandbox/mail',
      mailRoutes(
        config.mail.dir,
        config.publicDemo ? readerBy(services.identity, config.publicUrl) : undefined,
        () => services.shop.settings().name,
      ),
    );
}
