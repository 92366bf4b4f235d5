import type { Furniture } from '../../shared/contract/listings.ts';
import { words } from '../words.ts';
import { Picture } from './picture.tsx';

const sizes = '(min-width: 64rem) 45rem, (min-width: 48rem) 55vw, 92vw';

/**
 * All pictures of a piece, each of which opens whole. Where there is room the first has its full width and the others
 * stand in pairs under it; on a phone they are a strip to push along, so that the price is not far below.
 */
export function ListingPictures({ listing }: { listing: Furniture }) {
  const pictures = listing.images.map(({ url }) => url);
  return (
    <ul className="flex snap-x content-start gap-3 overflow-x-auto @2xl:grid @2xl:grid-cols-2">
      {pictures.map((src, index) => (
        <li
          key={src}
          className={`shrink-0 snap-start @2xl:w-auto ${pictures.length > 1 ? 'w-[86%]' : 'w-full'} ${fillsRow(index, pictures.length) ? '@2xl:col-span-2' : ''}`}
        >
          <a href={src} target="_blank" rel="noopener" className="block overflow-hidden rounded-card">
            <Picture
              src={src}
              alt={words.listing.picture(listing.title, index + 1, pictures.length)}
              sizes={sizes}
              urgency={index === 0 ? 'first' : 'later'}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The first picture has a row for itself, and so has a last one that found no partner. */
const fillsRow = (index: number, count: number) => index === 0 || (index === count - 1 && index % 2 === 1);
