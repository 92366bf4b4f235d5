import type { Logger } from 'pino';
import { shopFields } from '../../../shared/contract/settings.ts';
import type { ShopCategory } from '../../../shared/domain/category.ts';
import { ownHomeOf } from '../../../shared/domain/home-page.ts';
import { profileOf, type ShopSettings } from '../../../shared/domain/shop-settings.ts';
import type { Db } from '../../platform/db/database.ts';
import { setShopValues, shopCurrency } from '../../platform/shop/shop-values.ts';
import { dialNumber } from '../../platform/text/dial-number.ts';
import type { ShopCopy } from '../../ports/shop-copy.ts';
import { type CategoryRow, findCategories } from './category-store.ts';
import { pictureOfCategory } from './change-categories.ts';
import { findCurrency } from './currency-store.ts';
import { readHome } from './read-home.ts';
import { findSettings } from './settings-store.ts';
import { findShopPictures } from './shop-picture-store.ts';

const RETRY = 1_000;

/**
 * Caches the settings in memory.
 * @param initial used until an admin saves some
 */
export async function cacheShop(db: Db, initial: ShopSettings, log: Logger): Promise<ShopCopy> {
  const listeners = new Set<() => void>();
  let known = await read(db, initial, log);
  setShopValues({ categories: known.profile.categories });
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;
  const refresh = async (): Promise<void> => {
    if (stopped) return;
    clearTimeout(retry);
    try {
      const found = await read(db, initial, log);
      if (found.version < known.version && found.version !== 0) return;
      if (found.categoryVersion < known.categoryVersion || found.homeVersion < known.homeVersion) return;
      setShopValues({ categories: found.profile.categories });
      known = found;
      for (const listener of listeners) listener();
    } catch (error) {
      if (stopped) return;
      log.warn({ err: error }, 'the settings of the shop could not be read');
      retry = setTimeout(() => void refresh(), RETRY).unref();
    }
  };
  return {
    settings: () => known.settings,
    async settingsIn(tx) {
      const row = await findSettings(tx);
      if ((row?.version ?? 0) === known.version) return known.settings;
      return { ...known.settings, ...(row ? parse(row.settings, initial, log) : initial), currency: shopCurrency() };
    },
    version: () => known.version,
    profile: () => known.profile,
    refresh,
    onChange: (listener) => void listeners.add(listener),
    stop() {
      stopped = true;
      clearTimeout(retry);
    },
  };
}

async function read(db: Db, initial: ShopSettings, log: Logger) {
  const [row, pictures, counted] = [await findSettings(db), await findShopPictures(db), await findCurrency(db)];
  const address = (wanted: string) => pictures.find(({ kind }) => kind === wanted)?.url ?? '';
  const chosen = row ? parse(row.settings, initial, log) : initial;
  if (counted && counted !== chosen.currency)
    log.warn({ currency: counted, chosen: chosen.currency }, 'the currency stays, since there are amounts in it');
  const currency = counted ?? chosen.currency;
  setShopValues({ currency });
  const settings = { ...chosen, currency, logo: address('logo'), sharePicture: address('sharePicture') };
  const logo = pictures.find(({ kind }) => kind === 'logo');
  const size = logo && { width: logo.width, height: logo.height };
  const rows = await findCategories(db);
  const categories = rows.map(shown);
  const { version: homeVersion, ...home } = await readHome(db);
  const dial = dialNumber(settings.phone, settings.country);
  const profile = { ...profileOf(settings, { categories, home: ownHomeOf(home, categories) }, size), dial };
  return { version: row?.version ?? 0, categoryVersion: rows[0]?.version ?? 0, homeVersion, settings, profile };
}

const shown = (row: CategoryRow): ShopCategory => ({
  slug: row.slug,
  name: row.name,
  names: row.names,
  picture: pictureOfCategory(row),
  hidden: row.hidden,
});

/** A field that another version did not save gets its initial value. */
function parse(saved: string, initial: ShopSettings, log: Logger): ShopSettings {
  const whole = { ...initial, ...(JSON.parse(saved) as Partial<ShopSettings>) };
  const { success, data, error } = shopFields.safeParse(whole);
  if (success) return data;
  log.warn({ err: error }, 'the saved settings of the shop do not fit this version of the software');
  return whole;
}
