import { queryOptions, useQuery } from '@tanstack/react-query';
import Share from 'lucide-react/icons/share';
import type { Listing } from '../../../shared/contract/listings.ts';
import { getApi } from '../../platform/api-client.ts';
import { showCount } from '../../platform/i18n/formats.ts';
import { useDayOf } from '../../platform/i18n/use-day-of.ts';
import { Button } from '../../ui/button.tsx';
import { words } from '../../words.ts';
import { shareListing } from '../listings/share-listing.ts';

const interestQuery = (id: string) =>
  queryOptions({
    queryKey: ['wishes', 'interest', id],
    queryFn: () => getApi().getInterest({ params: { id } }),
    retry: false,
    networkMode: 'online',
  });

export function ListingNews({ listing }: { listing: Listing }) {
  const isPublic = listing.id !== '' && !listing.hidden && !listing.waitsFor;
  const { data } = useQuery({ ...interestQuery(listing.id), enabled: isPublic });
  const saves = data?.saves ?? 0;
  const dayOf = useDayOf();
  return (
    <div className="flex items-center justify-between gap-x-4 text-muted text-sm">
      <p>
        <time dateTime={listing.createdAt}>{words.listingPage.listedOn(dayOf(listing.createdAt))}</time>
        {saves > 0 ? <span> ·&nbsp;{words.listingPage.savedBy(showCount(saves), saves === 1)}</span> : null}
      </p>
      {isPublic ? (
        <Button
          kind="quiet"
          size="small"
          className="-me-3 ms-auto noscript:hidden"
          onClick={() => void shareListing(listing)}
        >
          <Share aria-hidden="true" className="size-4" />
          {words.listingPage.share}
        </Button>
      ) : null}
    </div>
  );
}
