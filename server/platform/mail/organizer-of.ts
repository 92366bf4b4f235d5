import type { CalendarOrganizer } from '../../../shared/domain/calendar-file.ts';
import type { ShopSettings } from '../../../shared/domain/shop-settings.ts';
import type { Config } from '../../ports/config.ts';

type Known = {
  config: Pick<Config, 'publicUrl' | 'mail'>;
  shop: { settings(): Pick<ShopSettings, 'name'> };
};

/** The shop: buyer and seller do not see the other's address. */
export function organizerOf({ config: { publicUrl, mail }, shop }: Known): CalendarOrganizer {
  const from = mail.kind === 'smtp' ? mail.from : `no-reply@${new URL(publicUrl).hostname}`;
  return { name: shop.settings().name, email: /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim() };
}
