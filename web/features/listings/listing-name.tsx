import { categoryName } from '../../platform/i18n/shown-names.ts';
import { NameLink } from '../../ui/name-link.tsx';

type Props = {
  title: string;
  category: string;
  id?: string | undefined;
};

export function ListingName({ title, category, id }: Props) {
  return (
    <span className={`grid min-w-0 ${id ? 'tabled:min-w-40' : 'tabled:min-w-28'}`}>
      {id ? (
        <NameLink to="/furniture/$id" params={{ id }} preload={false}>
          {title}
        </NameLink>
      ) : (
        <span dir="auto" className="wrap-anywhere">
          {title}
        </span>
      )}
      <span className="font-normal text-muted text-sm">{categoryName(category)}</span>
    </span>
  );
}
