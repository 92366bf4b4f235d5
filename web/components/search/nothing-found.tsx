import { Link } from '@tanstack/react-router';
import type { SearchAnswer } from '../../../shared/contract/search.ts';
import type { Filter } from '../../../shared/domain/search.ts';
import { showCount } from '../../language/formats.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { words } from '../../words.ts';
import { withoutFilter } from './describe-filters.ts';

/** When nothing is found: the nearest thing that finds something. */
export function NothingFound({ nearest }: Pick<SearchAnswer, 'nearest'>) {
  const { search } = words;
  if (!nearest) return <EmptyState text={search.noneAtAll} />;
  const change = nearest.words ? { words: nearest.words } : withoutFilter[nearest.without as Filter];
  return (
    <EmptyState text={search.none}>
      <Link
        to="."
        search={(asked: object) => ({ ...asked, ...change, cursor: undefined })}
        resetScroll={false}
        preload={false}
        className={buttonStyle('secondary')}
      >
        {nearest.words ? search.instead(nearest.words) : search.without(nearest.without as Filter)}
        <span className="price text-muted">{showCount(nearest.count)}</span>
      </Link>
    </EmptyState>
  );
}
