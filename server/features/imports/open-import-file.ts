import type { ShopCategory } from '../../../shared/domain/category.ts';
import type { Currency } from '../../../shared/domain/currency.ts';
import { shopCategories, shopCurrency } from '../../platform/shop/shop-values.ts';
import { startThread } from '../../platform/threads/thread.ts';
import type { CheckContext } from './check-rows.ts';
import type { CsvFile } from './read-csv.ts';

export type OpeningQuestion = OpeningContext & {
  step: 'open';
  bytes: Uint8Array;
  currency: Currency;
  categories: readonly ShopCategory[];
};

export type ThreadQuestion =
  | { step: 'names'; at: number }
  | { step: 'check'; at: number; urls: ReadonlyMap<string, string>; keys: ReadonlySet<string> }
  | { step: 'rows'; at: number }
  | { step: 'write'; fileName: string };

/** `announced`: one per line; as long as the body, so the thread reads it. */
type OpeningContext = Omit<CheckContext, 'announced'> & { announced: string };

const noContext: OpeningContext = { announced: '', sellerName: '', country: '' };

/**
 * Reads a file in its own thread, step by step.
 * @param context needed for a check, not for an import
 * @throws invalid_input; busy for a file that takes too long
 */
export async function openImportFile(bytes: Uint8Array, context: OpeningContext = noContext) {
  const thread = startThread(new URL('./import-thread.ts', import.meta.url));
  const request = <Answer>(question: OpeningQuestion | ThreadQuestion) => thread.request<Answer>(question);
  const { announced, sellerName, country } = context;
  try {
    const heading = await request<Pick<CsvFile, 'columns' | 'separator'> & { total: number }>({
      step: 'open',
      bytes,
      announced,
      sellerName,
      country,
      currency: shopCurrency(),
      categories: shopCategories(),
    });
    return {
      heading,
      readNames: (at: number) => request<{ names: string[]; keys: string[] }>({ step: 'names', at }),
      check: (at: number, urls: ReadonlyMap<string, string>, keys: ReadonlySet<string>) =>
        request<void>({ step: 'check', at, urls, keys }),
      rows: (at: number) => request<CsvFile['rows']>({ step: 'rows', at }),
      /** Returns the check as the call answers it, in JSON. */
      write: (fileName: string) => request<Uint8Array<ArrayBuffer>>({ step: 'write', fileName }),
      close: thread.close,
    };
  } catch (error) {
    thread.close();
    throw error;
  }
}
