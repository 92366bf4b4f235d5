import { disarmFormulas } from './csv-formulas.ts';
import { writeCsv } from './import-file.ts';

/** Spreadsheets run nothing in it. */
export const exportCsv = (rows: readonly (readonly string[])[]): string =>
  writeCsv(rows.map((row) => row.map(disarmFormulas)));
