import { sampleRow, writeCsv } from '../../shared/domain/import-file.ts';

/** Returns an import file with one row per change of the sample row. */
export function csvOf(...changes: Partial<typeof sampleRow>[]): string {
  const rows = changes.map((change) => Object.values({ ...sampleRow, pictures: 'rocker.jpg', ...change }));
  return writeCsv([Object.keys(sampleRow), ...rows]);
}
