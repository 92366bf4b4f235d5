import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useReturnPosition } from '../../platform/lists/use-return-position.ts';
import { shopCurrency } from '../../platform/shop-money.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useReadOn } from '../../ui/use-read-on.ts';
import { words } from '../../words.ts';
import { DetailWindow } from '../listing-page/detail-window.tsx';
import { CardsLoading } from '../listings/cards-loading.tsx';
import { ListingGrid } from '../listings/listing-grid.tsx';
import { MoreListings } from '../listings/more-listings.tsx';
import { isNarrowed, type SearchAddress } from '../listings/search-address.ts';
import { SaveSearch } from '../saved-searches/save-search.tsx';
import { activeFilters } from './describe-filters.ts';
import { FilteredList } from './filtered-list.tsx';
import { MatchesInPart } from './matches-in-part.tsx';
import { NothingFound } from './nothing-found.tsx';
import { SearchFailed } from './search-failed.tsx';
import { searchQuery } from './search-query.ts';
import { useShownSearch } from './use-shown-search.ts';

const onFirstScreen = 3;

export function SearchResults({ address }: { address: SearchAddress }) {
  const parts = useInfiniteQuery({ ...searchQuery(address), placeholderData: keepPreviousData });
  const first = parts.data?.pages[0];
  const listings = parts.data?.pages.flatMap(({ items }) => items) ?? [];
  const shown = useShownSearch(address, parts.isPlaceholderData);
  useReturnPosition(parts);
  const [list, showMore] = useReadOn<HTMLDivElement>(listings.length, parts.fetchNextPage);
  return (
    <div ref={list} className="frame pb-24 lg:pb-0">
      <div className="overflow-hidden max-lg:h-0">
        {address.words ? (
          <PageHeading title={words.titles.searchOf(address.words)} />
        ) : (
          <PageHeading title={words.titles.search} lede={words.search.lede} />
        )}
      </div>
      {parts.isError ? <SearchFailed onRetry={() => void parts.refetch()} /> : null}
      {first || !parts.isError ? (
        <FilteredList
          address={address}
          answer={first}
          busy={parts.isPlaceholderData}
          withWords
          beside={
            <SaveSearch
              key={JSON.stringify(address)}
              address={address}
              filters={activeFilters(address).map(({ name }) => name)}
            />
          }
          below={first?.inPart && !parts.isPlaceholderData ? <MatchesInPart listings={first.inPart} /> : null}
        >
          {first?.corrected ? <p className="pb-5 text-muted">{words.search.corrected(first.corrected)}</p> : null}
          {first?.unusedPrice ? (
            <p className="pb-5 text-muted">{words.search.unusedPrice(first.unusedPrice, shopCurrency())}</p>
          ) : null}
          {first?.isClosest && listings.length > 0 ? (
            <p className="pb-5 text-muted">{words.search.closest(address.words ?? '')}</p>
          ) : null}
          <h2 className="sr-only">{words.search.results}</h2>
          {!first ? (
            <CardsLoading />
          ) : listings.length > 0 ? (
            <ListingGrid key={shown} listings={listings} onFirstScreen={onFirstScreen} beside />
          ) : (
            <NothingFound {...first} typed={address.words} isNarrowed={isNarrowed(address)} />
          )}
          <MoreListings
            next={parts.data?.pages.at(-1)?.nextCursor}
            busy={parts.isFetchingNextPage}
            failed={parts.isFetchNextPageError}
            onMore={showMore}
          />
        </FilteredList>
      ) : null}
      <DetailWindow known={[...listings, ...(first?.nearest?.items ?? []), ...(first?.inPart ?? [])]} />
    </div>
  );
}
