import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { words } from '../../words.ts';

/** After a sale without a handover: the seller lists the same again, and the buyer looks for another one. */
export function StartAgain({ one: { role, listingId } }: { one: DetailedFulfillment }) {
  if (role === 'seller')
    return (
      <LinkButton to="/dashboard/add-item" search={{ copy: listingId }} className="justify-self-start max-sm:w-full">
        {words.myProducts.relist}
      </LinkButton>
    );
  if (role === 'buyer')
    return (
      <LinkButton to="/search" kind="secondary" className="justify-self-start max-sm:w-full">
        {words.conversations.browse}
      </LinkButton>
    );
  return null;
}
