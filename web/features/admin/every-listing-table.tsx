import type { AdminListing } from '../../../shared/contract/admin/listings.ts';
import { showDate } from '../../platform/i18n/formats.ts';
import { showPrice } from '../../platform/i18n/show-price.ts';
import { categoryName } from '../../platform/i18n/shown-names.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { RowPicture } from '../../ui/list/row-picture.tsx';
import { NameLink } from '../../ui/name-link.tsx';
import { words } from '../../words.ts';
import { PersonLink } from '../accounts/person-link.tsx';
import { ListingStateBadge } from './listing-state-badge.tsx';

const columns = (): Column<AdminListing>[] => [
  {
    key: 'image',
    header: words.ui.image,
    headerHidden: true,
    onPhone: 'lead',
    cell: ({ image }) => <RowPicture image={image} />,
  },
  {
    key: 'title',
    header: words.moderation.listing,
    names: true,
    cell: ({ id, title, category }) => (
      <span className="grid min-w-0 tabled:min-w-28">
        <NameLink
          to="/dashboard/admin/listings/$id"
          params={{ id }}
          preload={false}
          className="tabled:inline-block tabled:min-w-40"
        >
          {title}
        </NameLink>
        <span className="font-normal text-muted text-sm">{categoryName(category)}</span>
      </span>
    ),
  },
  {
    key: 'price',
    header: words.moderation.price,
    cell: ({ price }) => <span className="price">{showPrice(price)}</span>,
  },
  { key: 'state', header: words.moderation.state, cell: (listing) => <ListingStateBadge listing={listing} /> },
  {
    key: 'seller',
    header: words.moderation.seller,
    cell: ({ sellerId, sellerName, sellerEmail }) => <PersonLink id={sellerId} name={sellerName} email={sellerEmail} />,
  },
  {
    key: 'listed',
    header: words.moderation.listed,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap text-muted">
        {showDate(createdAt)}
      </time>
    ),
  },
];

/** Listings for admins. @param hasSeller false when all have the same seller */
export function EveryListingTable({ rows, hasSeller = true }: { rows: readonly AdminListing[]; hasSeller?: boolean }) {
  return (
    <DataTable
      breakpoint="wide"
      caption={words.titles.everyListing}
      columns={columns().filter(({ key }) => hasSeller || key !== 'seller')}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
