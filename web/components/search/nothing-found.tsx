import { Link } from '@tanstack/react-router';
import type { SearchAnswer } from '../../../shared/contract/search.ts';
import type { Filter } from '../../../shared/domain/search.ts';
import { showCount } from '../../language/formats.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { words } from '../../words.ts';
import { withoutFilter } from './describe-filters.ts';

type Props = Pick<SearchAnswer, 'nearest'> & {
  /** Something is asked for that can be given up. */
  isNarrowed: boolean;
  /** The page is one of a category, which can be given up on the page of all searches only. */
  category?: string;
};

/** When nothing is found: the nearest thing that finds something, or everything. */
export function NothingFound({ nearest, isNarrowed, category }: Props) {
  const { search } = words;
  const link = { resetScroll: false, preload: false, className: buttonStyle('secondary') } as const;
  if (!nearest)
    return (
      <EmptyState text={search.noneAtAll}>
        {isNarrowed ? (
          <Link to="." search={{}} {...link}>
            {search.everything}
          </Link>
        ) : null}
      </EmptyState>
    );
  const without = nearest.without as Filter;
  const change = nearest.words ? { words: nearest.words } : withoutFilter[without];
  return (
    <EmptyState text={search.none}>
      <Link
        to={category && without === 'category' ? '/search' : '.'}
        search={(asked: object) => ({ ...asked, ...change, cursor: undefined })}
        {...link}
      >
        {nearest.words ? search.instead(nearest.words) : search.without(without)}
        <span className="price text-muted">{showCount(nearest.count)}</span>
      </Link>
    </EmptyState>
  );
}
