import type { ShopProfile } from '../../shared/domain/shop-profile.ts';
import type { ShopSettings } from '../../shared/domain/shop-settings.ts';

/** The settings in memory, per process. */
export type ShopCopy = {
  settings(): ShopSettings;
  /** 0 until saved; the environment applies until then. */
  version(): number;
  profile(): ShopProfile;
  /** Reads saved settings and notifies listeners. Retries without a database. */
  refresh(): Promise<void>;
  onChange(hear: () => void): void;
  stop(): void;
};
