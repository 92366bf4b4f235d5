import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Heart from 'lucide-react/icons/heart';
import { toast } from 'react-hot-toast/headless';
import type { Furniture } from '../../shared/contract/listings.ts';
import type { Order } from '../../shared/contract/wishlist.ts';
import { getApi } from '../api-client.ts';
import type { SessionAccount } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { words } from '../words.ts';
import { PurchaseLink } from './purchase-link.tsx';

const wishesLookedAt = 100;

/** What a person saved lately. Saving a piece twice changes nothing, so an older one may be missed. */
const savedQuery = (account: SessionAccount) =>
  queryOptions({
    queryKey: ['wishes', account._id, 'saved'],
    queryFn: async () => {
      const wishes = await getApi().listWishes({ query: { email: account.email, limit: wishesLookedAt } });
      return wishes.items;
    },
  });

/**
 * Saves a piece to the wishlist of a signed-in person, says so (spec §8), and says why when it could not. One that is
 * saved can be paid for from here.
 */
export function WishButton({ listing, account }: { listing: Furniture; account: SessionAccount }) {
  const cache = useQueryClient();
  const saved = useQuery(savedQuery(account)).data?.find(({ previousId }) => previousId === listing._id);
  const add = useMutation({
    mutationFn: () => getApi().addWish({ body: { previousId: listing._id } }),
    onSuccess: () => {
      toast.success(words.toast.wishAdded);
      void cache.invalidateQueries({ queryKey: ['wishes'] });
    },
    // Sold while the person looked: what the page shows is old as well.
    onError: () => void cache.invalidateQueries({ queryKey: ['listings'] }),
  });

  if (add.isSuccess || saved) return <Saved listing={listing} wish={saved} />;
  return (
    <div className="grid gap-3">
      <Button busy={add.isPending} busyLabel={words.piece.addingToWishlist} onClick={() => add.mutate()}>
        <Heart aria-hidden="true" className="size-5" />
        {words.piece.addToWishlist}
      </Button>
      {add.error ? <Notice kind="error">{add.error.message}</Notice> : null}
    </div>
  );
}

/** The way to what is saved, and the way to pay, unless somebody else is paying or it is gone. */
function Saved({ listing, wish }: { listing: Furniture; wish: Order | undefined }) {
  const isHeld = (listing.onHoldUntil ?? wish?.onHoldUntil) !== undefined && !wish?.heldByMe;
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1" role="status">
        <span className="inline-flex items-center gap-2 font-medium text-positive">
          <Heart aria-hidden="true" className="size-5 fill-current" />
          {words.piece.inWishlist}
        </span>
        <Link to="/dashboard/my-orders" className="text-link">
          {words.piece.toWishlist}
        </Link>
      </p>
      {isHeld || wish?.isAvailable === 'false' ? null : (
        <PurchaseLink id={listing._id} title={listing.title} label={words.piece.purchase} />
      )}
    </div>
  );
}
