import { Link } from '@tanstack/react-router';
import { categoryName } from '../../platform/i18n/shown-names.ts';

type Props = {
  title: string;
  category: string;
  id?: string | undefined;
};

export function ListingName({ title, category, id }: Props) {
  return (
    <span className={`grid min-w-0 ${id ? 'tabled:min-w-40' : 'tabled:min-w-28'}`}>
      {id ? (
        <Link
          to="/furniture/$id"
          params={{ id }}
          preload={false}
          dir="auto"
          className="tap-link wrap-anywhere py-0.5 underline decoration-1 decoration-edge underline-offset-4 motion-quick hover:text-accent hover:decoration-current pointer-coarse:py-1.5"
        >
          {title}
        </Link>
      ) : (
        <span dir="auto" className="wrap-anywhere">
          {title}
        </span>
      )}
      <span className="font-normal text-muted text-sm">{categoryName(category)}</span>
    </span>
  );
}
