import type { Hono } from 'hono';
import type { HttpEnv } from '../../platform/http/http-env.ts';
import type { AppServices } from '../services.ts';
import { mailRoutes, readerBy } from './mail-page.ts';

/** Mounts the stand-ins of a development server, where they are in use. */
export function mountSandboxes(app: Hono<HttpEnv>, services: AppServices): void {
  const { config } = services;
  if (services.sandboxes.stripe)
    app.mount('/sandbox/stripe', services.sandboxes.stripe, { replaceRequest: (request) => request });
  if (services.sandboxes.google)
    app.mount('/sandbox/google', services.sandboxes.google, { replaceRequest: (request) => request });
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
