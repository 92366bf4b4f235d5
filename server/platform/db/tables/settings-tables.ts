import type { ColumnType } from 'kysely';
import type { Language } from '../../../../shared/domain/language.ts';

/** The tables of what an operator decides about the shop, typed for Kysely. */
export type ShopSettingsTable = {
  id: ColumnType<boolean, true | undefined, never>;
  version: number;
  /** JSON, read by the schema of the contract. */
  settings: string;
  changed_at: ColumnType<Date, Date | undefined, Date>;
};

/** Which uploads are the logo and the share picture. */
export type ShopPicturesTable = { kind: 'logo' | 'sharePicture'; image_id: string };

/** The categories of the shop, in the order of `position`. */
export type CategoriesTable = {
  slug: string;
  name: string;
  /** What the operator calls it, by language. */
  names: ColumnType<Partial<Record<Language, string>>, string, string>;
  image_id: string | null;
  position: number;
  hidden: boolean;
  is_original: ColumnType<boolean, false | undefined, never>;
  version: number;
};

/** The currency that the amounts in this database are counted in, from the first listing on. */
export type ShopCurrencyTable = {
  id: ColumnType<boolean, true | undefined, never>;
  currency: string;
};
