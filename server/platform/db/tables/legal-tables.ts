import type { ColumnType } from 'kysely';
import type { Language } from '../../../../shared/domain/language.ts';
import type { LegalDocument } from '../../../../shared/domain/legal.ts';

type DefaultsToNow = ColumnType<Date, Date | undefined, never>;

type LegalVersionsTable = {
  document: LegalDocument;
  version: number;
  /** Null for built-in or LEGAL_DIR texts. */
  published_by: string | null;
  published_at: DefaultsToNow;
};

type LegalTextsTable = { document: LegalDocument; version: number; language: Language; body: string };

type LegalAcceptancesTable = {
  account_id: string;
  document: LegalDocument;
  version: number;
  accepted_at: DefaultsToNow;
};

export type LegalTables = {
  legal_versions: LegalVersionsTable;
  legal_texts: LegalTextsTable;
  legal_acceptances: LegalAcceptancesTable;
};
