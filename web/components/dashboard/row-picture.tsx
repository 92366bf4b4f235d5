import { pictureUrl } from '../../../shared/domain/picture.ts';

/** The picture of a row. The name beside it says what it shows, so a screen reader passes it by. */
export function RowPicture({ image }: { image: string }) {
  if (!image) return <span className="block size-18 rounded-control bg-sunken" />;
  return (
    <img
      src={pictureUrl(image, 320)}
      alt=""
      width={72}
      height={72}
      loading="lazy"
      decoding="async"
      className="size-18 max-w-none rounded-control bg-sunken object-cover"
    />
  );
}
