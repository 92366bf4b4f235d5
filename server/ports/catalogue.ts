import type { CatalogueChange } from '../platform/db/catalogue-change-store.ts';

/** Changes of public content, from any process. */
export type Catalogue = {
  /** Changes are noticed now; otherwise do not use caches. */
  isCurrent(): boolean;
  onChange(listener: (changes: readonly CatalogueChange[]) => void): () => void;
  /** Resolves when this process has read all earlier changes. Not inside a transaction. */
  catchUp(): Promise<void>;
  /** Deletes changes from before the last call. Call it every ten minutes or less often. */
  deleteOld(): Promise<void>;
  stop(): Promise<void>;
};
