import { shop } from '../../features/settings/shop.ts';

/** A page that this browser has kept, by its address and the title it had. */
export type SeenPage = { path: string; title: string };

/** Pages to choose from; more are not looked through. */
const SHOWN = 12;

/**
 * The pages that are worth reading without a connection, the last seen first (`service-worker.ts` keeps them): what search
 * engines are to leave out, forms above all, is left out here too. Pages of one name stand for the last of them.
 * Where nothing is kept, and where the browser keeps nothing at all, none.
 */
export async function seenPages(): Promise<SeenPage[]> {
  if (!('caches' in window)) return [];
  const cache = await caches.open('settee-pages-1');
  const kept = await cache.keys();
  const pages = await Promise.all(
    [...kept].reverse().map(async (request) => {
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

/** Text as it was before it was written into a page. */
const plain = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => characters[name] ?? '');

/** A title without the name of the shop, with which every title ends. */
function withoutShop(title: string): string {
  const end = ` · ${shop().name}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}
