import type { Page } from '../../shared/contract/call.ts';

/** Reads all pages of a list. @returns the items in order, and the number of pages */
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
