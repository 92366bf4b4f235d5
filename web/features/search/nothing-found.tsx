import { Link } from '@tanstack/react-router';
import type { SearchAnswer } from '../../../shared/contract/search.ts';
import type { Filter } from '../../../shared/domain/search.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { words } from '../../words.ts';
import { ListingGrid } from '../listings/listing-grid.tsx';
import { clearRefused } from './clear-refused.ts';
import { withoutFilter } from './describe-filters.ts';
import { showCounted } from './show-counted.ts';

type Props = Pick<SearchAnswer, 'nearest' | 'totalOrMore'> & {
  typed?: string | undefined;
  isNarrowed: boolean;
  /** Set on a category page; only the general search can drop the category. */
  category?: string;
};

export function NothingFound({ nearest, totalOrMore, typed, isNarrowed, category }: Props) {
  const { search } = words;
  const link = { resetScroll: false, preload: false, className: buttonStyle('secondary') } as const;
  const unlikeAny = isNarrowed ? search.noneAtAll : search.nothingYet;
  if (!nearest)
    return (
      <EmptyState text={totalOrMore ? search.noneOfNewest : unlikeAny}>
        {isNarrowed ? (
          <Link to="." search={{}} onClick={() => clearRefused()} {...link}>
            {search.everything()}
          </Link>
        ) : (
          <Link to="/dashboard/sell" {...link} resetScroll>
            {words.nav.sell}
          </Link>
        )}
      </EmptyState>
    );
  const without = nearest.without as Filter;
  const count = showCounted(nearest.count, nearest.countOrMore);
  const isWords = without === 'words';
  const none = isWords && typed ? search.noneFor(typed) : search.none;
  return (
    <div className="grid gap-8">
      <EmptyState text={totalOrMore ? search.noneOfNewest : none}>
        <Link
          to={category && without === 'category' ? '/search' : '.'}
          search={(asked: object) => ({ ...asked, ...withoutFilter[without], cursor: undefined })}
          onClick={() => clearRefused(Object.keys(withoutFilter[without]))}
          {...link}
        >
          {isWords ? (
            search.everything(count)
          ) : (
            <>
              {search.without(without)}
              <span className="price text-muted">{count}</span>
            </>
          )}
        </Link>
      </EmptyState>
      {nearest.items.length > 0 ? (
        <div className="grid gap-5">
          <h3 className="font-display text-xl">{search.nearest}</h3>
          <ListingGrid listings={nearest.items} beside />
        </div>
      ) : null}
    </div>
  );
}
