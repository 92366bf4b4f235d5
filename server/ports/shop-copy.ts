import type { ShopProfile } from '../../shared/domain/shop-profile.ts';
import type { ShopSettings } from '../../shared/domain/shop-settings.ts';
import type { Db } from '../platform/db/database.ts';

/** The settings in memory, per process. */
export type ShopCopy = {
  /** To show: another process may have changed them a moment ago. */
  settings(): ShopSettings;
  /** To decide: what is saved now, in the caller's transaction if it has one. */
  settingsIn(db: Db): Promise<ShopSettings>;
  /** 0 until saved; the environment applies until then. */
  version(): number;
  profile(): ShopProfile;
  /** Notifies listeners. Retries without a database. */
  refresh(): Promise<void>;
  onChange(hear: () => void): void;
  stop(): void;
};
