import { Link } from '@tanstack/react-router';
import { pictureUrl } from '../../../shared/domain/picture.ts';

type Props = {
  image: string;
  /** Leads where the name beside it does. */
  id?: string | undefined;
};

/** The picture of a row. The name beside it says what it shows, and is the link that a screen reader and a keyboard meet. */
export function RowPicture({ image, id }: Props) {
  if (!id) return <Photo image={image} />;
  return (
    <Link to="/furniture/$id" params={{ id }} preload={false} tabIndex={-1} aria-hidden="true" className="block w-fit">
      <Photo image={image} />
    </Link>
  );
}

function Photo({ image }: { image: string }) {
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
