import type { ColumnType } from 'kysely';

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

/** The currency that the amounts in this database are counted in, from the first listing on. */
export type ShopCurrencyTable = {
  id: ColumnType<boolean, true | undefined, never>;
  currency: string;
};
