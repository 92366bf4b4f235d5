import type { ShopSettingsAnswer } from '../../../shared/contract/settings.ts';
import type { ShopSettings } from '../../../shared/domain/shop-settings.ts';
import { Failure } from '../../../shared/errors.ts';
import { settingRefusals } from '../../../shared/words/refusals/settings.ts';
import { recordAct } from '../../platform/db/audit-log.ts';
import { authorizeDecision } from '../../platform/db/authorize-decision.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { changedNames, pickSettings } from './changed-settings.ts';
import { hasAmounts } from './currency-store.ts';
import { changeCurrency } from './record-currency.ts';
import { findSettings, replaceSettings } from './settings-store.ts';
import { readShopPictures, storeShopPictures } from './store-shop-pictures.ts';

const SAVED_MEANWHILE = settingRefusals.changedMeanwhile();

export const readSettings = async ({ db, shop }: Pick<Services, 'db' | 'shop'>): Promise<ShopSettingsAnswer> => {
  const { links, languages, flaggedWords, ...settings } = shop.settings();
  return {
    version: shop.version(),
    ...settings,
    links: [...links],
    languages: [...languages],
    flaggedWords: [...flaggedWords],
    currencyIsFixed: await hasAmounts(db),
  };
};

/** Older clients omit unknown settings, which stay. */
type Change = Partial<ShopSettings> & { version: number };

/**
 * Saves the shop settings.
 * @param version the one that the admin saw
 * @throws conflict when changed meanwhile, or the currency is fixed; not_allowed
 */
export async function changeSettings(
  { db, shop }: Pick<Services, 'db' | 'shop'>,
  admin: Caller,
  { version, ...changed }: Change,
): Promise<ShopSettingsAnswer> {
  await inTransaction(db, async (tx) => {
    await authorizeDecision(tx, admin.id, []);
    const row = await findSettings(tx);
    const known = shop.settings();
    const pictures = await readShopPictures(tx);
    const before: ShopSettings = {
      ...known,
      ...(row ? JSON.parse(row.settings) : {}),
      currency: known.currency,
      logo: pictures.logo,
      sharePicture: pictures.sharePicture,
    };
    const settings = { ...before, ...defined(changed) };
    if (!(await replaceSettings(tx, version, JSON.stringify(settings))))
      throw new Failure('conflict', { reason: SAVED_MEANWHILE });
    const { logo, sharePicture } = settings;
    await storeShopPictures(tx, admin.id, { logo, sharePicture });
    if (settings.currency !== before.currency) await changeCurrency(tx, settings.currency);
    const edited = changedNames(before, settings);
    if (edited.length === 0) return;
    await recordAct(tx, {
      actorId: admin.id,
      action: 'change_settings',
      targetId: null,
      before: pickSettings(before, edited),
      after: pickSettings(settings, edited),
    });
  });
  await shop.refresh();
  return readSettings({ db, shop });
}

const defined = (changed: Partial<ShopSettings>): Partial<ShopSettings> =>
  Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
