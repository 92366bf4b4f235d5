import type { RawBuilder } from 'kysely';

export type PersonalData = {
  /** Each table of the database stands in one entry. */
  tables: readonly string[];
  /** The feature's folder below `server/`. */
  feature: string;
  /** The row of docs/privacy.md. */
  privacy: { what: string; why: string; howLong: string; erasedBy: string };
  /** Runs in this order. */
  erase?: (id: string) => readonly RawBuilder<unknown>[];
  /** Downloads by kind, without secrets and other people's data. */
  export?: Readonly<Record<string, (id: string) => RawBuilder<unknown>>>;
};
