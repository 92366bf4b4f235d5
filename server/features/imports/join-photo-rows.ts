/** Joins rows that add only photos, as Shopify exports them. */
export function joinPhotoRows<Row extends { cells: string[]; error?: unknown }>(
  columns: readonly string[],
  rows: readonly Row[],
): Row[] {
  const [handleAt, photosAt] = [columns.indexOf('handle'), columns.indexOf('pictures')];
  if (handleAt < 0 || photosAt < 0) return [...rows];
  const needed = ['title', 'price', 'description'].map((name) => columns.indexOf(name)).filter((at) => at >= 0);
  const joined: Row[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const handle = row.cells[handleAt]?.trim();
    const isMore = !row.error && handle !== '' && above?.cells[handleAt]?.trim() === handle;
    if (!above || !isMore || needed.some((at) => row.cells[at]?.trim() !== '')) joined.push(row);
    else joined[joined.length - 1] = { ...above, cells: withPhotos(above.cells, row.cells, photosAt) };
  }
  return joined;
}

const withPhotos = (cells: readonly string[], more: readonly string[], at: number) =>
  cells.with(at, [cells[at] ?? '', more[at] ?? ''].filter((photos) => photos.trim() !== '').join(' | '));
