import { SaxesParser } from 'saxes';
import { expect } from 'vitest';

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';
const w3cTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const rfc822Time = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

type Element = {
  name: string;
  namespace: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
};

/** Parses XML strictly. @throws on any syntax error */
function parseXml(document: string): Element {
  expect(document.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
  const top: Element = { name: '', namespace: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const values = Object.values(attributes).map(({ name, value }) => [name, value]);
    const element = { name: local, namespace: uri, attributes: Object.fromEntries(values), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.write(document).close();
  const [root] = top.children;
  if (!root) throw new Error('The document is empty.');
  return root;
}

const namesOf = (element: Element) => element.children.map(({ name }) => name);
const textOf = (element: Element, wanted: string) => element.children.find(({ name }) => name === wanted)?.text ?? '';

export type SitemapEntry = { loc: string; lastmod: string; alternates: Record<string, string> };

/**
 * Parses and validates a sitemap or index.
 * @param origin required origin of every URL
 */
export function readSitemap(text: string, kind: 'urlset' | 'sitemapindex', origin: string): SitemapEntry[] {
  expect(Buffer.byteLength(text)).toBeLessThan(50 * 1024 * 1024);
  const root = parseXml(text);
  expect([root.name, root.namespace]).toEqual([kind, SITEMAP]);
  expect(root.children.length).toBeGreaterThan(0);
  expect(root.children.length).toBeLessThanOrEqual(50_000);
  const entries = root.children.map((entry) => {
    expect(entry.name).toBe(kind === 'urlset' ? 'url' : 'sitemap');
    expect(namesOf(entry).join(' ')).toMatch(/^loc( lastmod)?( link)*$/);
    const [loc, lastmod] = [textOf(entry, 'loc'), textOf(entry, 'lastmod')];
    expect(new URL(loc).origin).toBe(origin);
    expect(loc.length).toBeLessThan(2048);
    if (lastmod) expect(lastmod).toMatch(w3cTime);
    const links = entry.children.filter(({ namespace }) => namespace === XHTML);
    for (const link of links) expect(link.attributes.rel).toBe('alternate');
    const alternates = links.map((link) => [link.attributes.hreflang ?? '', link.attributes.href ?? '']);
    return { loc, lastmod, alternates: Object.fromEntries(alternates) };
  });
  expect(new Set(entries.map(({ loc }) => loc)).size).toBe(entries.length);
  return entries;
}

export type FeedItem = { title: string; link: string; description: string; category: string; photo: string };

/** Parses and validates a feed by RSS 2.0 and the RSS Advisory Board's profile. */
export function readFeed(text: string, origin: string): FeedItem[] {
  const root = parseXml(text);
  expect([root.name, root.attributes.version]).toEqual(['rss', '2.0']);
  expect(namesOf(root)).toEqual(['channel']);
  const [channel] = root.children;
  if (!channel) throw new Error('The feed has no channel.');
  for (const needed of ['title', 'link', 'description']) expect(textOf(channel, needed)).not.toBe('');
  const self = channel.children.find(({ namespace }) => namespace === 'http://www.w3.org/2005/Atom');
  expect(self?.attributes).toMatchObject({ rel: 'self', href: `${origin}/feed.xml` });
  const items = channel.children.filter(({ name }) => name === 'item');
  return items.map((item) => {
    expect(textOf(item, 'pubDate')).toMatch(rfc822Time);
    expect(textOf(item, 'guid')).toBe(textOf(item, 'link'));
    const photo = item.children.find(({ namespace }) => namespace === 'http://search.yahoo.com/mrss/');
    return {
      title: textOf(item, 'title'),
      link: textOf(item, 'link'),
      description: textOf(item, 'description'),
      category: textOf(item, 'category'),
      photo: photo?.attributes.url ?? '',
    };
  });
}
