import type { Page } from '../../shared/contract/call.ts';

/** Reads a list page by page to its end. @returns every item in the order it came, and how many pages there were */
export async function walkPages<Item>(
  read: (cursor: string | undefined) => Promise<Page<Item>>,
): Promise<{ items: Item[]; pages: number }> {
  const items: Item[] = [];
  let pages = 0;
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    items.push(...page.items);
    cursor = page.nextCursor;
    pages += 1;
  } while (cursor);
  return { items, pages };
}
