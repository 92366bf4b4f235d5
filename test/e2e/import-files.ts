import { sampleRow, writeCsv } from '../../shared/domain/import-file.ts';

/** The text of a file of pieces: a row for each change of one that can be listed once its photo is there. */
export function csvOf(...changes: Partial<typeof sampleRow>[]): string {
  const rows = changes.map((change) => Object.values({ ...sampleRow, pictures: 'rocker.jpg', ...change }));
  return writeCsv([Object.keys(sampleRow), ...rows]);
}
