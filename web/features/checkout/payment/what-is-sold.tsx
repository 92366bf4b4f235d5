import type { OrderToPay } from '../../../../shared/contract/wishlist.ts';
import { words } from '../../../words.ts';
import { PhotoLinks } from '../../images/photo-links.tsx';
import { ListingFacts } from '../../listings/listing-facts.tsx';

/** The listing that the buyer pays for: during the hold the seller cannot change it. */
export const WhatIsSold = ({ wish }: { wish: OrderToPay }) => (
  <details className="border-line border-b pb-4">
    <summary className="min-h-11 cursor-pointer content-center font-medium">{words.payment.whatIsSold}</summary>
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
