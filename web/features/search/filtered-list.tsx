import { useNavigate } from '@tanstack/react-router';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, Suspense, useState } from 'react';
import type { SearchAnswer } from '../../../shared/contract/search.ts';
import { placeName } from '../../../shared/domain/place.ts';
import { sorts } from '../../../shared/domain/search.ts';
import { showCount } from '../../platform/i18n/formats.ts';
import { lazyPart } from '../../platform/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { LoadingText } from '../../ui/loading-text.tsx';
import { SmallSelect } from '../../ui/small-select.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { words } from '../../words.ts';
import { isNarrowed, type SearchAddress } from '../listings/search-address.ts';
import { ActiveFilters } from './active-filters.tsx';
import { activeFilters } from './describe-filters.ts';
import { FilterForm } from './filter-form.tsx';
import { SearchField } from './search-field.tsx';
import { useSeenFacets } from './seen-facets.ts';
import { showCounted } from './show-counted.ts';

const FilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet);

type Props = {
  address: SearchAddress;
  /** Undefined while loading: the list says so, and renders without filters. */
  answer: SearchAnswer | undefined;
  /** The next response is loading; this one stays visible. */
  busy: boolean;
  category?: string;
  /** Shows the search field above the list, on a narrow screen. */
  withWords?: boolean;
  beside?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
};

const formId = 'filters';

/** Milliseconds for which the former count is shown while the next answer loads. */
const LATE = 1_000;

/** List with filters. The address is the only state, so sharing, Back and no scripts work. */
export function FilteredList({ address, answer, busy, category, withWords = false, beside, below, children }: Props) {
  const navigate = useNavigate();
  const [sheet, setSheet] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const text = words.search;
  const onChange = (change: SearchAddress) =>
    void navigate({
      to: '.',
      search: (asked: object) => ({ ...asked, ...change, cursor: undefined }),
      resetScroll: false,
      // In the sheet all changes are one step of the history, which Back closes.
      ...(sheet === 'open' ? { replace: true, state: true } : {}),
    });
  /** Back has left the address with the filters; they stay. */
  const closeByBack = () => {
    setSheet('closed');
    void navigate({ to: '.', search: { ...address }, resetScroll: false });
  };
  const isLate = useDebounced(busy, LATE) && busy;
  const total = answer?.total ?? 0;
  const hasNoResults = total === 0 && isNarrowed(address);
  const listings = hasNoResults ? text.noListings : text.listings(showCounted(total, answer?.totalOrMore), total === 1);
  // An unknown town does not filter; an ambiguous one is replaced by the match used.
  const applied = { ...address, near: answer?.place && placeName(answer.place) };
  const active = activeFilters(applied).length;
  const offered = sorts.filter((sort) => sort !== 'distance' || address.near !== undefined);
  const facets = useSeenFacets(answer?.facets);
  const form = answer && facets && { address, answer: { ...answer, facets }, category, onChange };
  return (
    <div className="gap-x-10 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] xl:grid-cols-[16.5rem_minmax(0,1fr)] xl:gap-x-14">
      <a
        href="#results"
        className="absolute top-2 left-4 z-50 -translate-y-24 rounded-control bg-accent px-4 py-3 font-medium text-accent-ink focus:translate-y-0"
      >
        {text.skip}
      </a>
      {withWords ? (
        <div className="py-5 lg:hidden">
          <SearchField isPage />
        </div>
      ) : null}
      {form ? (
        <aside
          aria-label={text.filters}
          className={`max-lg:hidden max-lg:noscript:block ${below ? 'lg:row-span-2' : ''}`}
        >
          <FilterForm id={formId} {...form} />
        </aside>
      ) : null}
      <section
        id="results"
        tabIndex={-1}
        aria-label={text.results}
        aria-busy={busy}
        className="outline-none lg:col-start-2"
      >
        <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-3 pb-5">
          {form ? (
            <>
              <p role="status" className="font-display text-lg sm:text-2xl">
                {isLate ? text.searching : listings}
                {isLate || total === 0 || address.availability ? null : (
                  <span className="max-sm:sr-only"> {text.forSale}</span>
                )}
              </p>
              <FiltersButton
                active={active}
                onOpen={() => setSheet('open')}
                className="ms-auto barred:hidden lg:hidden print:hidden"
              />
              <SmallSelect
                shortOnPhone
                label={text.sort}
                name="sort"
                form={formId}
                value={address.sort ?? sorts[0]}
                options={offered.map((value) => ({ value, label: text.sorts[value] }))}
                onChange={(value) => onChange({ sort: sorts.find((sort) => sort === value && sort !== sorts[0]) })}
              />
            </>
          ) : (
            <LoadingText />
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pb-6 empty:hidden">
          <ActiveFilters address={applied} />
          {beside}
        </div>
        <div className={`motion-quick ${busy ? 'opacity-60' : ''}`}>{children}</div>
      </section>
      {below}
      {form ? (
        <div className="foot-bar fixed inset-x-0 bottom-[calc(var(--tab-bar)+var(--offline-strip))] z-20 hidden barred:flex border-line border-t bg-paper px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] print:hidden">
          <FiltersButton active={active} onOpen={() => setSheet('open')} className="grow" />
        </div>
      ) : null}
      {sheet === 'unopened' || !form ? null : (
        <Suspense fallback={null}>
          <FilterSheet
            {...form}
            open={sheet === 'open'}
            onClose={() => setSheet('closed')}
            onBack={closeByBack}
            outcome={isLate ? text.apply : hasNoResults ? listings : text.show(listings)}
          />
        </Suspense>
      )}
    </div>
  );
}

function FiltersButton({ active, onOpen, className }: { active: number; onOpen: () => void; className: string }) {
  return (
    <Button kind="secondary" className={`noscript:hidden ${className}`} aria-haspopup="dialog" onClick={onOpen}>
      <SlidersHorizontal aria-hidden="true" className="size-5" />
      {active > 0 ? words.search.filtersOf(showCount(active)) : words.search.filters}
    </Button>
  );
}
