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

/** One piece as its seller tells it. Place and phone are the seller's own. */
export type Piece = {
  /** Names the pictures too: `<slug>-1`, `<slug>-2` … in `assets/demo`. */
  slug: string;
  /** The seller's e-mail. */
  seller: string;
  title: string;
  price: Cents;
  condition: (typeof conditions)[number];
  year: string;
  description: string;
  advertised?: true;
  /** E-mails of the buyers who saved it, in that order. */
  savedBy?: readonly string[];
  /** What it cost then, if it has become cheaper. */
  priceWhenSaved?: Cents;
  /** E-mail of the buyer; the piece is sold when it is there. */
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
  /** Names of the picture files without their ending, the main one first. */
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

/** Every piece of the demo catalogue (design §2), eight in each category. */
export const demoListings: readonly DemoListing[] = shelves.flatMap(([category, pieces]) =>
  pieces.map((piece) => listed(category, piece)),
);
