import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Language } from '../../../shared/domain/language.ts';
import type { ShopProfile } from '../../../shared/domain/shop-profile.ts';
import type { Wording } from '../../../shared/domain/wording.ts';

type PageContext = {
  api: unknown;
  /** The page's language, and the URL's, if present. */
  language: Language;
  named: Language | undefined;
  wording: Wording;
  /** Whether this is a public demo, shown on every page. */
  publicDemo: boolean;
  publicUrl: string;
  shop: ShopProfile;
};

type Page = { status: number; headers: Headers; html: string };

export type PageEntry = { render(request: Request, context: PageContext): Promise<Page> };

export type Pages = {
  /** Serves /static/*, cached for a year by content hash, and files with fixed names: service worker, icons. */
  staticFiles: Hono;
  /** Renders a page with its real status (404 for an unknown URL). */
  render(request: Request, context: PageContext): Promise<Page>;
};

const immutable = 'public, max-age=31536000, immutable';
const installation = ['/service-worker.js', '/icon.svg', '/:icon{icon-[a-z0-9-]+\\.png}'];

/** Loads and serves the built pages, so that a missing build fails at startup. */
export async function createPages(options: { distDir: string }): Promise<Pages> {
  const distDir = resolve(options.distDir);
  const entry = await loadPageEntry(distDir);
  return {
    staticFiles: createStaticFiles(join(distDir, 'client')),
    render: (request, context) => entry.render(request, context),
  };
}

async function loadPageEntry(distDir: string): Promise<PageEntry> {
  const built: unknown = await import(pathToFileURL(join(distDir, 'server', 'index.js')).href);
  if (!isPageModule(built)) throw new Error(`The build in ${distDir} has no page entry; run "npm run build" again.`);
  return built.default;
}

export function isPageModule(value: unknown): value is { default: PageEntry } {
  if (typeof value !== 'object' || value === null || !('default' in value)) return false;
  const entry: unknown = value.default;
  return typeof entry === 'object' && entry !== null && 'render' in entry && typeof entry.render === 'function';
}

function createStaticFiles(clientDir: string): Hono {
  return new Hono()
    .use('/static/*', async (context, next) => {
      await next();
      // Content-hashed files never change.
      context.res.headers.delete('Last-Modified');
    })
    .use(
      '/static/*',
      serveStatic({
        root: clientDir,
        precompressed: true,
        onFound: (_path, context) => context.header('Cache-Control', immutable),
      }),
    )
    .on(
      'GET',
      installation,
      serveStatic({ root: clientDir, onFound: (_path, context) => context.header('Cache-Control', 'no-cache') }),
    )
    .all('/static/*', (context) => context.text('Not found', 404, { 'Cache-Control': 'no-store' }));
}
