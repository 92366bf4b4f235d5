import { Link } from '@tanstack/react-router';
import { pictureUrl } from '../../../shared/domain/picture.ts';

type Props = {
  image: string;
  /** Same target as the name beside it. */
  id?: string | undefined;
};

/** Row picture. Hidden from screen readers and keyboard: the name beside it is the link. */
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
