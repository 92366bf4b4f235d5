import type { ShopProfile } from '../../../shared/domain/shop-profile.ts';
import type { ShopSettings } from '../../../shared/domain/shop-settings.ts';

/** The shop's settings, kept in memory by each process. */
export type ShopCopy = {
  settings(): ShopSettings;
  /** 0 until settings are saved; until then those of the environment apply. */
  version(): number;
  profile(): ShopProfile;
  /** Reads the saved settings and notifies listeners. Retries without a database. */
  refresh(): Promise<void>;
  onChange(hear: () => void): void;
  stop(): void;
};
