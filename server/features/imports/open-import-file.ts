import type { ShopCategory } from '../../../shared/domain/category.ts';
import type { Currency } from '../../../shared/domain/currency.ts';
import { shopCategories, shopCurrency } from '../../platform/shop/shop-values.ts';
import { startThread } from '../../platform/threads/thread.ts';
import type { Whose } from './judge-rows.ts';
import type { CsvFile } from './read-csv.ts';

export type OpeningQuestion = Whose & {
  ask: 'open';
  bytes: Uint8Array;
  currency: Currency;
  categories: readonly ShopCategory[];
};

export type ThreadQuestion =
  | { ask: 'look'; at: number }
  | { ask: 'judge'; at: number; urls: ReadonlyMap<string, string>; keys: ReadonlySet<string> }
  | { ask: 'rows'; at: number }
  | { ask: 'write'; fileName: string };

/**
 * Reads a file of listings in a thread of its own, step by step.
 * @param whose for the check alone
 * @throws invalid_input; busy for a file that takes too long
 */
export async function openImportFile(bytes: Uint8Array, whose: Whose = { coming: [], sellerName: '', home: '' }) {
  const thread = startThread(new URL('./import-thread.ts', import.meta.url));
  const ask = <Answer>(question: OpeningQuestion | ThreadQuestion) => thread.request<Answer>(question);
  const { coming, sellerName, home } = whose;
  try {
    const heading = await ask<Pick<CsvFile, 'columns' | 'separator'> & { total: number }>({
      ask: 'open',
      bytes,
      coming,
      sellerName,
      home,
      currency: shopCurrency(),
      categories: shopCategories(),
    });
    return {
      heading,
      look: (at: number) => ask<{ names: string[]; keys: string[] }>({ ask: 'look', at }),
      judge: (at: number, urls: ReadonlyMap<string, string>, keys: ReadonlySet<string>) =>
        ask<void>({ ask: 'judge', at, urls, keys }),
      rows: (at: number) => ask<CsvFile['rows']>({ ask: 'rows', at }),
      /** Returns the check as the call answers it, in JSON. */
      write: (fileName: string) => ask<Uint8Array<ArrayBuffer>>({ ask: 'write', fileName }),
      close: thread.close,
    };
  } catch (error) {
    thread.close();
    throw error;
  }
}
