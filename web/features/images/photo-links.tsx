import { pictureUrl } from '../../../shared/domain/picture.ts';
import { words } from '../../words.ts';

/** A press opens one in full size. */
export function PhotoLinks({ photos }: { photos: readonly { url: string }[] }) {
  if (photos.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map(({ url }, index) => (
        <li key={url}>
          <a href={pictureUrl(url, 1600)} target="_blank" rel="noreferrer" className="block rounded-card">
            <img
              src={pictureUrl(url, 320)}
              alt={words.conversations.photo(index + 1, photos.length)}
              loading="lazy"
              className="size-24 rounded-card bg-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
