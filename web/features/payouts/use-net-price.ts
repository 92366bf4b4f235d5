import { useQuery } from '@tanstack/react-query';
import type { Cents } from '../../../shared/domain/money.ts';
import { sellerFee } from '../../../shared/domain/seller-fee.ts';
import { showMoney } from '../../platform/i18n/formats.ts';
import { categorySlug } from '../../platform/shop-categories.ts';
import { words } from '../../words.ts';
import { settingsQuery } from '../settings/public-settings-query.ts';

/**
 * Returns the sentence that says what a seller gets of a price; undefined without a price or a fee.
 * @param category name; empty before one is chosen
 */
export function useNetPrice(price: Cents | undefined, category: string): string | undefined {
  const { data: settings } = useQuery(settingsQuery);
  if (price === undefined || !settings) return undefined;
  const fee = sellerFee(price, settings.sellerFee, category ? categorySlug(category) : undefined);
  return fee === 0 ? undefined : words.earnings.youGet(showMoney(price - fee), showMoney(fee));
}
