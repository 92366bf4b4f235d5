import type { ColumnType } from 'kysely';
import type { Language } from '../../../../shared/domain/language.ts';

export type ShopSettingsTable = {
  id: ColumnType<boolean, true | undefined, never>;
  version: number;
  /** JSON, validated by the contract. */
  settings: string;
  changed_at: ColumnType<Date, Date | undefined, Date>;
};

export type ShopPicturesTable = {
  kind: 'logo' | 'sharePicture' | 'hero' | 'set0' | 'set1' | 'set2';
  image_id: string;
};

/** Its pictures are in `shop_pictures`. */
export type HomePageTable = {
  id: ColumnType<boolean, true | undefined, never>;
  version: number;
  /** Validated by the contract. */
  content: string;
  changed_at: ColumnType<Date, Date | undefined, Date>;
};

export type CategoriesTable = {
  slug: string;
  name: string;
  names: ColumnType<Partial<Record<Language, string>>, string, string>;
  image_id: string | null;
  position: number;
  hidden: boolean;
  is_original: ColumnType<boolean, false | undefined, never>;
  version: number;
};

/** Fixed by the first listing. */
export type ShopCurrencyTable = {
  id: ColumnType<boolean, true | undefined, never>;
  currency: string;
};
