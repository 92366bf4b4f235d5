import { parse } from 'csv-parse/sync';

/** Returns the rows of a CSV by column. */
export const readCsvRows = (text: string): Record<string, string>[] => parse(text, { columns: true, bom: true });
