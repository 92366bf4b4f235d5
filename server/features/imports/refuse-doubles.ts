import { photoPath, pictureName, splitPhotos } from '../../../shared/domain/import-file.ts';
import { importRefusals } from '../../../shared/words/refusals/imports.ts';
import type { CsvFile } from './read-csv.ts';
import { readCells } from './read-row.ts';
import { rowReasons } from './row-reasons.ts';

/** Refuses repeated references, and photos of one name: only the seller can tell them apart. */
export function refuseDoubles(file: CsvFile): void {
  const first = new Map<string, number>();
  const doublesIn = sameNames(file);
  for (const row of file.rows) {
    const cells = readCells(file, row.cells);
    const { reference } = cells;
    const doubles = doublesIn(splitPhotos(cells.pictures));
    if (doubles.length > 0)
      row.error ??= rowReasons([['pictures', importRefusals.photosOfOneName({ names: doubles.join(', ') })]]);
    if (reference === '') continue;
    const before = first.get(reference);
    if (before === undefined) first.set(reference, row.position);
    else row.error ??= rowReasons([['reference', importRefusals.sameReference({ row: before })]]);
  }
}

/** A photo's name may stand for several paths. */
function sameNames(file: CsvFile): (paths: readonly string[]) => string[] {
  const pathsOf = new Map<string, Set<string>>();
  for (const { cells } of file.rows)
    for (const path of splitPhotos(readCells(file, cells).pictures)) {
      const paths = pathsOf.get(pictureName(path)) ?? new Set();
      pathsOf.set(pictureName(path), paths.add(photoPath(path)));
    }
  return (paths) => [...new Set(paths.filter((path) => (pathsOf.get(pictureName(path))?.size ?? 0) > 1))];
}
