import { type Place, placeName } from '../../../shared/domain/place.ts';
import { MAP_SIZE, mapPath } from '../../../shared/domain/place-map.ts';
import { words } from '../../words.ts';

export function PlaceMap({ place }: { place: Place }) {
  const texts = words.listingPage;
  return (
    <figure className="grid max-w-prose gap-2">
      <img
        src={mapPath(place)}
        alt={texts.map(placeName(place))}
        width={MAP_SIZE.width}
        height={MAP_SIZE.height}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-card border border-line"
      />
      <figcaption className="text-muted text-sm">{texts.roughPlace}</figcaption>
    </figure>
  );
}
