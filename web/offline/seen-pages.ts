/** A page that this browser has kept, by its address and the title it had. */
export type SeenPage = { path: string; title: string };

/**
 * The pages that can be read without a connection, the last seen first (`service-worker.ts` keeps them).
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
      return { path: `${pathname}${search}`, title: plain(/<title>([^<]*)/.exec(html)?.[1] ?? '') };
    }),
  );
  return pages.filter(({ title }) => title !== '');
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** Text as it was before it was written into a page. */
const plain = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => characters[name] ?? '');
