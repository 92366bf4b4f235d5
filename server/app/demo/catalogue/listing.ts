import type { conditions } from '../../../../shared/domain/listing.ts';
import type { Cents } from '../../../../shared/domain/money.ts';

/** A demo listing. Place and phone are the seller's. */
export type Listing = {
  /** Also names the pictures: `<slug>-1`, `<slug>-2` … in `assets/demo`. */
  slug: string;
  seller: string;
  title: string;
  price: Cents;
  condition: (typeof conditions)[number];
  year: string;
  description: string;
  defects?: string;
  advertised?: true;
  savedBy?: readonly string[];
  /** The price when saved, if it fell since. */
  priceWhenSaved?: Cents;
  /** Buyer's email; set when sold. */
  soldTo?: string;
  /** Paid, and not handed over yet. */
  awaitsHandover?: true;
  ageHours: number;
  /** Delivery by the seller, within so many kilometers. */
  delivers?: { radiusKm: number; fee: Cents };
  /** Fee for a carrier. */
  ships?: Cents;
};
