import type { RemovedListing } from '../../../shared/contract/listings/removed-listing.ts';
import { showDate } from '../../platform/i18n/formats.ts';
import type { Column } from '../../ui/data-table.tsx';
import { RowPicture } from '../../ui/list/row-picture.tsx';
import { words } from '../../words.ts';
import { ListingName } from './listing-name.tsx';

type Columns = Column<RemovedListing>[];

/**
 * Columns of removed listings, ending with Undo.
 * @param between extra columns between name and last day
 */
export const removedColumns = (undo: Columns[number]['cell'], between: Columns = []): Columns => [
  {
    key: 'image',
    header: words.ui.image,
    headerHidden: true,
    onPhone: 'lead',
    cell: ({ image }) => <RowPicture image={image} />,
  },
  {
    key: 'name',
    header: words.removed.name,
    names: true,
    cell: ({ title, category }) => <ListingName title={title} category={category} />,
  },
  ...between,
  { key: 'until', header: words.removed.until, cell: ({ undoUntil }) => showDate(undoUntil) },
  { key: 'undo', header: words.removed.actions, headerHidden: true, align: 'end', cell: undo },
];
