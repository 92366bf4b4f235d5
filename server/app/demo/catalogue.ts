import type { OriginalCategory } from '../../../shared/domain/category.ts';
import type { conditions } from '../../../shared/domain/listing.ts';
import type { Cents } from '../../../shared/domain/money.ts';
import { beds } from './catalogue/beds.ts';
import { chairs } from './catalogue/chairs.ts';
import { cupboards } from './catalogue/cupboards.ts';
import { dressingTables } from './catalogue/dressing-tables.ts';
import { type PieceFacts, pieceFacts } from './catalogue/facts.ts';
import { sofas } from './catalogue/sofas.ts';
import { tables } from './catalogue/tables.ts';
import { demoPictureNames } from './demo-picture.ts';
import { demoSellers } from './people.ts';

/** A demo listing. Place and phone are the seller's. */
export type Piece = {
  /** Also names the pictures: `<slug>-1`, `<slug>-2` … in `assets/demo`. */
  slug: string;
  seller: string;
  title: string;
  price: Cents;
  condition: (typeof conditions)[number];
  year: string;
  description: string;
  advertised?: true;
  savedBy?: readonly string[];
  /** The price when saved, if it fell since. */
  priceWhenSaved?: Cents;
  /** Buyer's email; set when sold. */
  soldTo?: string;
  ageHours: number;
};

export type DemoListing = Omit<Piece, 'advertised' | 'savedBy'> & {
  category: OriginalCategory;
  sellerName: string;
  location: string;
  phone: string;
  facts: PieceFacts;
  state: 'available' | 'sold';
  advertised: boolean;
  savedBy: readonly string[];
  /** Picture file names without extension, main picture first. */
  pictures: readonly string[];
};

const shelves: readonly [OriginalCategory, readonly Piece[]][] = [
  ['Bed', beds],
  ['Sofa', sofas],
  ['Dressing Table', dressingTables],
  ['Table', tables],
  ['Cupboard', cupboards],
  ['Chair', chairs],
];

function listed(category: OriginalCategory, piece: Piece): DemoListing {
  const seller = demoSellers.find(({ email }) => email === piece.seller);
  const facts = pieceFacts[piece.slug];
  if (!seller || !facts) throw new Error(`The demo piece ${piece.slug} has no seller, or no facts.`);
  return {
    ...piece,
    category,
    sellerName: seller.name,
    location: seller.location,
    phone: seller.phone,
    facts,
    state: piece.soldTo ? 'sold' : 'available',
    advertised: piece.advertised ?? false,
    savedBy: piece.savedBy ?? [],
    pictures: demoPictureNames(piece.slug),
  };
}

/** The demo catalog, eight listings per category. */
export const demoListings: readonly DemoListing[] = shelves.flatMap(([category, pieces]) =>
  pieces.map((piece) => listed(category, piece)),
);
