import type { ReactNode } from 'react';
import type { Listing } from '../../../shared/contract/listings.ts';
import { categoryName, conditionName } from '../../platform/i18n/shown-names.ts';
import { useUnit } from '../../platform/i18n/unit.ts';
import { words } from '../../words.ts';
import { ColourDot } from './colour-dot.tsx';
import { sizeLines } from './size-lines.ts';

type Asked = 'category' | 'condition' | 'year' | 'location';
type Optional = 'defects' | 'widthMm' | 'depthMm' | 'heightMm' | 'colours' | 'materials' | 'style';
type Facts = Pick<Listing, Asked> & Partial<Pick<Listing, Optional>>;

export function ListingFacts({ listing }: { listing: Facts }) {
  const size = sizeLines(listing, useUnit());
  const { defects, colours = [], materials = [], style } = listing;
  return (
    <dl className="border-line border-t">
      <Fact name={words.listingPage.category}>{categoryName(listing.category)}</Fact>
      <Fact name={words.listingPage.condition}>{conditionName(listing.condition)}</Fact>
      {defects ? (
        <Fact name={words.listingPage.defects}>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {defects}
          </p>
        </Fact>
      ) : null}
      <Fact name={words.listingPage.year}>{listing.year}</Fact>
      {size.length > 0 ? (
        <Fact name={words.listingPage.size}>
          {size.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Fact>
      ) : null}
      {materials.length > 0 ? (
        <Fact name={words.listingPage.materials}>{materials.map((one) => words.material[one]).join(', ')}</Fact>
      ) : null}
      {colours.length > 0 ? (
        <Fact name={words.listingPage.colours}>
          <Colours colours={colours} />
        </Fact>
      ) : null}
      {style ? <Fact name={words.listingPage.style}>{words.style[style]}</Fact> : null}
      <Fact name={words.listingPage.location}>{listing.location}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 border-line border-b py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

function Colours({ colours }: Pick<Listing, 'colours'>) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {colours.map((colour) => (
        <li key={colour} className="flex items-center gap-1.5">
          <ColourDot colour={colour} />
          {words.colour[colour]}
        </li>
      ))}
    </ul>
  );
}
