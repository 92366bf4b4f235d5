import { Hono } from 'hono';
import { sharePicturePath } from '../../../shared/domain/share-picture.ts';
import { Failure } from '../../../shared/errors.ts';
import { findShareCard } from '../../features/seo/find-share-card.ts';
import { createShareStudio } from '../../features/seo/share-studio.ts';
import { writeFeed } from '../../features/seo/write-feed.ts';
import {
  writeRobots,
  writeSitemapIndex,
  writeSitemapOfListings,
  writeSitemapOfPages,
  writeSitemapOfSellers,
} from '../../features/seo/write-sitemap.ts';
import { createFinishedAnswers, type FinishedAnswers } from '../../platform/http/finished-answers.ts';
import { pageCacheHeaders } from '../../platform/http/headers.ts';
import type { HttpEnv } from '../../platform/http/http-env.ts';
import type { AppServices } from '../services.ts';

/** In seconds; robots visit once a day. */
const SITEMAP_AGE = 600;
/** Cache bytes in total and each; ten thousand listings are 1.5 MB. */
const SITEMAP_ROOM = { total: 16 * 1024 * 1024, each: 4 * 1024 * 1024, longest: SITEMAP_AGE * 1000 };

/** Machine-readable files may run no script. */
const policy = { 'Content-Security-Policy': "default-src 'none'" };

const file = (contentType: string, body: string, keeping: Record<string, string>) =>
  new Response(body, { headers: { ...policy, 'Content-Type': `${contentType}; charset=utf-8`, ...keeping } });

const cachedFor = (seconds: number) => ({ 'Cache-Control': `public, max-age=${seconds}` });

const xml = (body: string) => file('application/xml', body, cachedFor(SITEMAP_AGE));

/**
 * Creates the routes for robots.txt, sitemap, feed and share pictures.
 * @param finished caches what changes with the catalog
 */
export function discoveryRoutes(services: AppServices, finished: FinishedAnswers) {
  const { config, imageHost } = services;
  // Separate cache: not rebuilt with every sale.
  const sitemaps = createFinishedAnswers({ isCurrent: () => true, limits: SITEMAP_ROOM });
  const cacheKey = (name: string) => ({
    key: `${name} ${services.shop.version()} ${Math.floor(services.clock.now().getTime() / 1000 / SITEMAP_AGE)}`,
    kind: 'sitemap',
  });
  const studio = createShareStudio(imageHost, config.rateLimits ? undefined : Number.MAX_SAFE_INTEGER);

  return new Hono<HttpEnv>()
    .get('/robots.txt', () => file('text/plain', writeRobots(config), cachedFor(3600)))
    .get('/feed.xml', (c) =>
      finished.serve(c.req.raw, { key: 'feed', kind: 'feed' }, async () =>
        file('application/rss+xml', await writeFeed(services), pageCacheHeaders(200)),
      ),
    )
    .get('/sitemap.xml', (c) =>
      sitemaps.serve(c.req.raw, cacheKey('index'), async () => xml(await writeSitemapIndex(services))),
    )
    .get('/sitemap-pages.xml', (c) =>
      sitemaps.serve(c.req.raw, cacheKey('pages'), async () => xml(writeSitemapOfPages(services))),
    )
    .get('/sitemap-sellers.xml', (c) =>
      sitemaps.serve(c.req.raw, cacheKey('sellers'), async () => xml(await writeSitemapOfSellers(services))),
    )
    .get('/:part{sitemap-listings-(0|[1-9][0-9]{0,4})\\.xml}', (c) => {
      const part = Number(c.req.param('part').replace(/\D/g, ''));
      return sitemaps.serve(c.req.raw, cacheKey(`listings ${part}`), async () => {
        const text = await writeSitemapOfListings(services, part);
        if (text === undefined) throw new Failure('not_found');
        return xml(text);
      });
    })
    .get('/share/:name{[a-z0-9-]{1,80}\\.jpg}', async (c) => {
      const { subject = '' } = /^(?<subject>.+)-[a-z0-9]+\.jpg$/.exec(c.req.param('name'))?.groups ?? {};
      const card = await findShareCard(services, subject);
      const path = sharePicturePath(subject, card);
      // An old share link redirects to the current picture.
      if (c.req.path !== path) return c.redirect(path);
      const picture = await studio.picture(path, card);
      const photo = card.cover ?? card.photo;
      if (!picture && photo) return c.redirect(photo);
      if (!picture) throw new Failure('busy', { retryAfter: 60 });
      return c.body(new Uint8Array(picture), 200, {
        ...policy,
        'Content-Type': 'image/jpeg',
        'Cache-Control': 'public, max-age=31536000, immutable',
      });
    });
}
