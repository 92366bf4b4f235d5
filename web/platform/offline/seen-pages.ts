import { lookUp } from '../../../shared/domain/look-up.ts';
import { shop } from '../shop.ts';

export type SeenPage = { path: string; title: string };

const SHOWN = 12;

/** Returns cached pages, newest first (`service-worker.ts`), without forms and duplicate titles. */
export async function seenPages(): Promise<SeenPage[]> {
  if (!('caches' in window)) return [];
  const cache = await caches.open('settee-pages-1');
  const requests = await cache.keys();
  const pages = await Promise.all(
    [...requests].reverse().map(async (request) => {
      const html = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '';
      const { pathname, search } = new URL(request.url);
      const isReading = !/<meta name="robots" content="noindex"/.test(html);
      const title = withoutShop(plain(/<title>([^<]*)/.exec(html)?.[1] ?? ''));
      return { path: `${pathname}${search}`, title: isReading ? title : '' };
    }),
  );
  return pages
    .filter(({ title }, index) => title !== '' && pages.findIndex((other) => other.title === title) === index)
    .slice(0, SHOWN);
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** Decodes HTML entities. */
const plain = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => lookUp(characters, name) ?? '');

function withoutShop(title: string): string {
  const end = ` · ${shop().name}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}
