import ChevronDown from 'lucide-react/icons/chevron-down';
import type { OrderToPay } from '../../../../shared/contract/wishlist.ts';
import { words } from '../../../words.ts';
import { PhotoLinks } from '../../images/photo-links.tsx';
import { ListingFacts } from '../../listings/listing-facts.tsx';

/** The listing that the buyer pays for: during the hold the seller cannot change it. */
export const WhatIsSold = ({ wish }: { wish: OrderToPay }) => (
  <details className="group border-line border-b pb-4">
    <summary className="flex min-h-11 list-none items-center justify-between rounded-control font-medium [&::-webkit-details-marker]:hidden">
      {words.payment.whatIsSold}
      <ChevronDown aria-hidden="true" className="size-4.5 text-muted motion-quick group-open:rotate-180" />
    </summary>
    <div className="grid gap-4 pt-2">
      {/* The page shows the first. */}
      {wish.images.length > 1 ? <PhotoLinks photos={wish.images.map((url) => ({ url }))} /> : null}
      <ListingFacts listing={wish} />
      <p dir="auto" className="wrap-anywhere whitespace-pre-line text-muted">
        {wish.description}
      </p>
    </div>
  </details>
);
