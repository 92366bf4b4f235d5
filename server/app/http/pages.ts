import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Language } from '../../../shared/domain/language.ts';
import type { ShopProfile } from '../../../shared/domain/shop-profile.ts';
import type { Wording } from '../../../shared/domain/wording.ts';

/** What a page needs of its request. */
export type PageContext = {
  /** The contract's calls, bound to the handlers. */
  api: unknown;
  /** The language to write in, and the same if the address names it. */
  language: Language;
  named: Language | undefined;
  /** The English of the specification's texts, as the operator chose. */
  wording: Wording;
  /** Whether this is a public demonstration, which every page says. */
  publicDemo: boolean;
  /** Where people reach this server, without a slash at the end. */
  publicUrl: string;
  /** What the pages show of the shop. */
  shop: ShopProfile;
};

/** A page as it was written. */
export type Page = { status: number; headers: Headers; html: string };

/** The built pages' own door: takes a browser's request, answers HTML. */
export type PageEntry = { render(request: Request, context: PageContext): Promise<Page> };

export type Pages = {
  /**
   * Serves /static/*: named by content, so kept for a year by browsers; a missing file is a plain 404, never a page.
   * Besides those, the few files whose names browsers must find again: the service worker and the icons.
   */
  staticFiles: Hono;
  /** Renders the page of a request's address, with its real status (404 for an unknown address). */
  render(request: Request, context: PageContext): Promise<Page>;
};

const immutable = 'public, max-age=31536000, immutable';
const installation = ['/service-worker.js', '/icon.svg', '/:icon{icon-[a-z0-9-]+\\.png}'];

/**
 * Serves the built pages from `distDir` (client/ and server/ inside it). Loads them at once, so that a missing build
 * stops the start and not the first visitor.
 */
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

/** Says whether a loaded module is the pages' server build. */
export function isPageModule(value: unknown): value is { default: PageEntry } {
  if (typeof value !== 'object' || value === null || !('default' in value)) return false;
  const entry: unknown = value.default;
  return typeof entry === 'object' && entry !== null && 'render' in entry && typeof entry.render === 'function';
}

function createStaticFiles(clientDir: string): Hono {
  return new Hono()
    .use('/static/*', async (context, next) => {
      await next();
      // What is named by its content never changes, so nobody asks since when.
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
