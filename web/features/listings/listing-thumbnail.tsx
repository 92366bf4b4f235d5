import { pictureUrl } from '../../../shared/domain/picture.ts';

export function ListingThumbnail({ image, className }: { image: string; className: string }) {
  if (!image) return <span className={`block shrink-0 rounded-control bg-sunken ${className}`} />;
  return (
    <img
      src={pictureUrl(image, 320)}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      decoding="async"
      className={`shrink-0 rounded-control bg-sunken object-cover ${className}`}
    />
  );
}
