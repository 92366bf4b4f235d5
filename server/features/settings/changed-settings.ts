import type { ShopSettings } from '../../../shared/domain/shop-settings.ts';

const names = (settings: ShopSettings) => Object.keys(settings) as (keyof ShopSettings)[];

const written = (value: ShopSettings[keyof ShopSettings] | undefined) =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '');

/** Returns the names of the settings that differ. */
export const changedNames = (before: ShopSettings, after: ShopSettings) =>
  names(after).filter((name) => written(before[name]) !== written(after[name]));

/** Returns the chosen settings as texts, for the audit log. */
export const pickSettings = (settings: ShopSettings, chosen: readonly (keyof ShopSettings)[]) =>
  Object.fromEntries(chosen.map((name) => [name, written(settings[name])]));
