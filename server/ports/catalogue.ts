import type { CatalogueChange } from '../platform/db/catalogue-change-store.ts';

/** Changes of public content, from any process. */
export type Catalogue = {
  /** Otherwise do not use caches. */
  isCurrent(): boolean;
  onChange(listener: (changes: readonly CatalogueChange[]) => void): () => void;
  /** Resolves when this process has read all earlier changes; not inside a transaction. */
  catchUp(): Promise<void>;
  /** Those before the last call. Call it every ten minutes or less often. */
  deleteOld(): Promise<void>;
  stop(): Promise<void>;
};
