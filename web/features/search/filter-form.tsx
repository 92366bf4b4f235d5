import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import type { SearchAnswer } from '../../../shared/contract/search.ts';
import type { Filter } from '../../../shared/domain/search.ts';
import { LanguageField } from '../../platform/i18n/language-field.tsx';
import { Button } from '../../ui/button.tsx';
import { words } from '../../words.ts';
import { type SearchAddress, tickedFacets } from '../listings/search-address.ts';
import { chosenOf } from './describe-filters.ts';
import { FacetChoices } from './facet-choices.tsx';
import { NearFilter } from './near-filter.tsx';
import { PriceFilter } from './price-filter.tsx';
import { SizeFilter } from './size-filter.tsx';

type Props = {
  id?: string;
  address: SearchAddress;
  answer: Pick<SearchAnswer, 'facets' | 'place'>;
  /** Set on a category page, which hides that filter. */
  category?: string | undefined;
  onChange: (change: SearchAddress) => void;
  /** Numbers apply while one types. */
  isLive?: boolean;
};

const usual: readonly Filter[] = ['category', 'price', 'condition', 'colour'];

/** All filters. Each change applies at once; without scripts it is a normal form. */
export function FilterForm({ id, address, answer, category, onChange, isLive }: Props) {
  const isAsked: Partial<Record<Filter, boolean>> = {
    price: address.priceMin !== undefined || address.priceMax !== undefined,
    size: address.width !== undefined || address.depth !== undefined || address.height !== undefined,
    near: address.near !== undefined,
  };
  const group = (name: Filter, content: ReactNode) => (
    <details
      key={name}
      open={usual.includes(name) || isAsked[name]}
      className="group border-line border-t py-1 first:border-t-0"
    >
      <summary className="flex min-h-11 list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
        {words.search.names[name]}
        <ChevronDown aria-hidden="true" className="size-4.5 text-muted motion-quick group-open:rotate-180" />
      </summary>
      <fieldset className="pb-4">
        <legend className="sr-only">{words.search.names[name]}</legend>
        {content}
      </fieldset>
    </details>
  );
  const ticked = tickedFacets
    .filter((facet) => facet !== 'category' || !category)
    .filter((facet) => answer.facets[facet].length > 0 || chosenOf(address, facet).length > 0)
    .map((facet) => {
      isAsked[facet] = chosenOf(address, facet).length > 0;
      return [
        facet,
        group(
          facet,
          <FacetChoices facet={facet} address={address} onChange={onChange} counts={answer.facets[facet]} />,
        ),
      ] as const;
    });
  const [kind, ...looks] = ticked.map(([, element]) => element);
  const first = ticked[0]?.[0] === 'category' ? kind : undefined;
  return (
    <form id={id} aria-label={words.search.filters} onSubmit={(event) => event.preventDefault()}>
      {first}
      {group(
        'price',
        <PriceFilter counts={answer.facets.price} address={address} onChange={onChange} isLive={isLive} />,
      )}
      {first ? looks : [kind, ...looks]}
      {group('size', <SizeFilter address={address} onChange={onChange} isLive={isLive} />)}
      {group(
        'near',
        <NearFilter
          address={address}
          isUnknown={address.near !== undefined && answer.place === undefined}
          onChange={onChange}
        />,
      )}
      {address.words && !category ? <input type="hidden" name="words" value={address.words} /> : null}
      <LanguageField />
      <noscript>
        <Button type="submit" className="w-full">
          {words.search.apply}
        </Button>
      </noscript>
    </form>
  );
}
