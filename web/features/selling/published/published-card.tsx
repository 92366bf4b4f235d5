import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import Share from 'lucide-react/icons/share';
import X from 'lucide-react/icons/x';
import type { Listing } from '../../../../shared/contract/listings.ts';
import { listingCan } from '../../../../shared/domain/listing.ts';
import { getApi } from '../../../platform/api-client.ts';
import { errorMessage } from '../../../platform/error-message.ts';
import type { SessionAccount } from '../../../platform/session.ts';
import { readWirePrice } from '../../../platform/shop-money.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { RowPicture } from '../../../ui/list/row-picture.tsx';
import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words.ts';
import { listingQuery } from '../../listings/listing-queries.ts';
import { shareListing } from '../../listings/share-listing.ts';
import { useNetPrice } from '../../payouts/use-net-price.ts';
import { asRuled } from '../table/listing-state.ts';

type Props = { id: string; account: SessionAccount };

/** Next steps for a listing that was just published. */
export function PublishedCard({ id, account }: Props) {
  const { data: listing } = useQuery(listingQuery(id, account.id));
  const net = useNetPrice(listing && readWirePrice(listing.price), listing?.category ?? '');
  const navigate = useNavigate();
  if (!listing) return null;
  const texts = words.published;
  const close = () => void navigate({ to: '.', state: {}, replace: true, resetScroll: false });
  return (
    <section
      aria-labelledby="published"
      className="frame mt-6 grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3"
    >
      <div className="col-span-3 grid grid-cols-subgrid gap-y-3 rounded-card bg-positive-soft p-4">
        <RowPicture image={listing.image} id={listing.id} />
        <div className="grid gap-0.5 self-center">
          <h2 id="published" className="text-xl">
            {listing.waitsFor ? texts.waits : texts.live}
          </h2>
          <Link to="/furniture/$id" params={{ id }} dir="auto" className="wrap-anywhere text-link justify-self-start">
            {listing.title}
          </Link>
          {net ? <p className="text-sm">{net}</p> : null}
          {listing.waitsFor ? <p className="text-sm">{texts.waitsText}</p> : null}
        </div>
        <IconButton label={texts.close} onClick={close}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
        <div className="col-span-3 flex flex-wrap gap-2">
          {listing.waitsFor ? null : <ShareAndPromote listing={listing} account={account} />}
          <LinkButton to="/dashboard/add-item" kind="secondary" size="small">
            {texts.another}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

function ShareAndPromote({ listing, account }: { listing: Listing; account: SessionAccount }) {
  const cache = useQueryClient();
  const promote = useMutation({
    mutationFn: () => getApi().advertiseListing({ params: { id: listing.id } }),
    onSuccess: () => {
      toast.success(words.toast.advertised);
      void cache.invalidateQueries({ queryKey: ['listings'] });
    },
    onError: (error) => toast.error(errorMessage(error)),
  });
  return (
    <>
      <Button size="small" onClick={() => void shareListing(listing)}>
        <Share aria-hidden="true" className="size-4" />
        {words.listingPage.share}
      </Button>
      {!promote.isSuccess && listingCan.advertise(...asRuled(listing, account)) ? (
        <Button kind="secondary" size="small" busy={promote.isPending} onClick={() => promote.mutate()}>
          {words.published.promote}
        </Button>
      ) : null}
    </>
  );
}
