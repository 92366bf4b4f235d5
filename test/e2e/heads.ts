import type { Page } from '@playwright/test';

export type Head = {
  language: string;
  title: string;
  meta: Record<string, string>;
  canonical: string[];
  alternates: Record<string, string>;
  next: string | undefined;
  feed: string | undefined;
  structuredData: string[];
};

/** Reads the current head, like a search engine that runs scripts. */
export const readHead = (page: Page): Promise<Head> =>
  page.evaluate(() => {
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link')];
    const hrefs = (fits: (link: HTMLLinkElement) => boolean) => links.filter(fits).map(({ href }) => href);
    const metas = [...document.head.querySelectorAll('meta')].map((meta) => [
      meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
      meta.content,
    ]);
    return {
      language: document.documentElement.lang,
      title: document.title,
      meta: Object.fromEntries(metas),
      canonical: hrefs(({ rel }) => rel === 'canonical'),
      alternates: Object.fromEntries(
        links.filter((link) => link.hreflang !== '').map((link) => [link.hreflang, link.href]),
      ),
      next: hrefs(({ rel }) => rel === 'next')[0],
      feed: hrefs(({ type }) => type === 'application/rss+xml')[0],
      structuredData: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent ?? '',
      ),
    };
  });
