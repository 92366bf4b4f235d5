import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { SearchAnswer } from '../../../shared/contract/search.ts';
import { currencySign } from '../../../shared/domain/money.ts';
import { readAmount } from '../../../shared/domain/read-amount.ts';
import { bandBounds, bandRange } from '../../../shared/domain/search.ts';
import { shopCurrency } from '../../platform/shop-money.ts';
import { Button } from '../../ui/button.tsx';
import { words } from '../../words.ts';
import type { SearchAddress } from '../listings/search-address.ts';
import { clearRefused } from './clear-refused.ts';
import { bandOf, valueName, withoutFilter } from './describe-filters.ts';
import { showCounted } from './show-counted.ts';
import { TypedNumber } from './typed-number.tsx';

type Props = {
  counts: SearchAnswer['facets']['price'];
  address: SearchAddress;
  onChange: (change: SearchAddress) => void;
  isLive: boolean | undefined;
};

/** Radio style of the checkboxes: only one band can be chosen. */
const markStyle =
  'size-4.5 shrink-0 rounded-full border border-edge bg-surface group-aria-[current=true]/band:border-5 group-aria-[current=true]/band:border-accent';

/** Returns the prices as typed: a band ends at its round label, not one cent below. */
function typedRange(address: SearchAddress): { priceMin?: number; priceMax?: number } {
  const { priceMin, priceMax } = address;
  const { high } = bandBounds(bandOf(address) ?? '', shopCurrency());
  return { priceMin: asNumber(priceMin), priceMax: high ?? asNumber(priceMax) };
}

const readPrice = (typed: string) => readAmount(typed, shopCurrency());

const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** Price range, or a band; a second click removes the band. */
export function PriceFilter({ counts, address, onChange, isLive }: Props) {
  const chosen = bandOf(address);
  const asked = typedRange(address);
  const problem = useId();
  const { priceMin: from, priceMax: to } = asked;
  const isReversed = from !== undefined && to !== undefined && from > to;
  return (
    <div className="grid gap-3">
      <ul>
        {counts.map(({ value, count, orMore }) => (
          <li key={value}>
            <Link
              to="."
              search={(asked: object) => ({
                ...asked,
                ...withoutFilter.price,
                ...(value === chosen ? {} : bandRange(value, shopCurrency())),
                cursor: undefined,
              })}
              resetScroll={false}
              preload={false}
              onClick={() => clearRefused(Object.keys(withoutFilter.price))}
              // Otherwise a link with fewer parameters counts as active.
              activeOptions={{ exact: true }}
              aria-current={value === chosen ? 'true' : undefined}
              className="group/band flex min-h-8 items-center gap-2.5 rounded-control text-[0.9375rem] hover:text-accent pointer-coarse:min-h-11"
            >
              <span aria-hidden="true" className={markStyle} />
              <span className={`grow ${count === 0 && value !== chosen ? 'text-muted' : ''}`}>
                {valueName('price', value)}
              </span>
              <span className="price text-muted text-sm">{showCounted(count, orMore)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="flex gap-3">
        <TypedNumber
          label={words.search.from}
          name="priceMin"
          prefix={currencySign(shopCurrency())}
          read={readPrice}
          isLive={isLive}
          value={from}
          problem={isReversed ? problem : undefined}
          onChange={(priceMin) => onChange({ ...asked, priceMin })}
        />
        <TypedNumber
          label={words.search.to}
          name="priceMax"
          prefix={currencySign(shopCurrency())}
          read={readPrice}
          isLive={isLive}
          value={to}
          problem={isReversed ? problem : undefined}
          onChange={(priceMax) => onChange({ ...asked, priceMax })}
        />
      </div>
      {isReversed ? (
        <div role="alert" className="grid justify-items-start gap-2">
          <p id={problem} className="text-danger text-sm">
            {words.search.reversed}
          </p>
          <Button kind="secondary" size="small" onClick={() => onChange({ priceMin: to, priceMax: from })}>
            {words.search.swap}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
