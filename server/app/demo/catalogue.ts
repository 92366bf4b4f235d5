import type { OriginalCategory } from '../../../shared/domain/category.ts';
import { beds } from './catalogue/beds.ts';
import { chairs } from './catalogue/chairs.ts';
import { cupboards } from './catalogue/cupboards.ts';
import { dressingTables } from './catalogue/dressing-tables.ts';
import { type PieceFacts, pieceFacts } from './catalogue/facts.ts';
import type { Piece } from './catalogue/piece.ts';
import { sofas } from './catalogue/sofas.ts';
import { tables } from './catalogue/tables.ts';
import { demoPictureNames } from './demo-picture.ts';
import { demoSellers } from './people.ts';

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
