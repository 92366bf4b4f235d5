import type { ImportRun } from '../../../shared/contract/imports.ts';
import type { CountedImport } from './import-store.ts';

export const presentImport = (row: CountedImport): ImportRun => ({
  id: row.id,
  fileName: row.file_name,
  createdAt: row.created_at.toISOString(),
  isFinished: row.finished_at !== null,
  total: row.total,
  listed: row.listed,
  known: row.known,
  refused: row.refused,
});
