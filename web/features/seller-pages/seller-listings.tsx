import { useInfiniteQuery } from '@tanstack/react-query';
import { useReturnPosition } from '../../platform/lists/use-return-position.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useReadOn } from '../../ui/use-read-on.ts';
import { words } from '../../words.ts';
import { DetailWindow } from '../listing-page/detail-window.tsx';
import { ListingGrid } from '../listings/listing-grid.tsx';
import { MoreListings } from '../listings/more-listings.tsx';
import { SearchFailed } from '../search/search-failed.tsx';
import { sellerListingsQuery } from './seller-queries.ts';

type Props = { sellerId: string; name: string; cursor: string | undefined };

export function SellerListings({ sellerId, name, cursor }: Props) {
  const parts = useInfiniteQuery(sellerListingsQuery(sellerId, cursor));
  const listings = parts.data?.pages.flatMap(({ items }) => items) ?? [];
  useReturnPosition(parts);
  const [list, showMore] = useReadOn<HTMLDivElement>(listings.length, parts.fetchNextPage);
  if (parts.isLoadingError) return <SearchFailed onRetry={() => void parts.refetch()} />;
  if (listings.length === 0)
    return (
      <EmptyState text={words.sellerPage.nothing(name)} hint={words.sellerPage.nothingHint}>
        <LinkButton to="/search" kind="secondary">
          {words.search.browse}
        </LinkButton>
      </EmptyState>
    );
  return (
    <div ref={list}>
      <ListingGrid listings={listings} onFirstScreen={0} />
      <MoreListings
        next={parts.data?.pages.at(-1)?.nextCursor}
        busy={parts.isFetchingNextPage}
        failed={parts.isFetchNextPageError}
        onMore={showMore}
      />
      <DetailWindow known={listings} />
    </div>
  );
}
