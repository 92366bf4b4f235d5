import type { SearchAnswer } from '../../../shared/contract/search.ts';
import { valuesOf } from '../../../shared/domain/search.ts';
import { colours } from '../../../shared/domain/traits.ts';
import { shopCategories } from '../../platform/shop-categories.ts';
import { ColourDot } from '../listings/colour-dot.tsx';
import type { SearchAddress, TickedFacet } from '../listings/search-address.ts';
import { chosenOf, valueName, withChosen } from './describe-filters.ts';
import { showCounted } from './show-counted.ts';

type Props = {
  facet: TickedFacet;
  counts: SearchAnswer['facets'][TickedFacet];
  address: SearchAddress;
  onChange: (change: SearchAddress) => void;
};

/** Checkboxes of a facet with result counts; hides values that no answer has had, unless checked. */
export function FacetChoices({ facet, counts, address, onChange }: Props) {
  const chosen = chosenOf(address, facet);
  const countOf = new Map(counts.map(({ value, count, orMore }) => [value, showCounted(count, orMore)]));
  const offered = valuesOf(facet, shopCategories()).filter((value) => countOf.has(value) || chosen.includes(value));
  return (
    <ul>
      {offered.map((value) => {
        const isChosen = chosen.includes(value);
        const isEmpty = !isChosen && countOf.get(value) === '0';
        const colour = facet === 'colour' ? colours.find((known) => known === value) : undefined;
        return (
          <li key={value}>
            <label className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-control text-[0.9375rem] hover:text-accent pointer-coarse:min-h-11">
              <input
                type="checkbox"
                name={facet}
                value={value}
                checked={isChosen}
                onChange={() =>
                  onChange(withChosen(facet, isChosen ? chosen.filter((one) => one !== value) : [...chosen, value]))
                }
                className="size-4.5 shrink-0 cursor-pointer accent-accent"
              />
              {colour ? <ColourDot colour={colour} /> : null}
              <span className={`grow ${isEmpty ? 'text-muted' : ''}`}>{valueName(facet, value)}</span>
              <span className="price text-muted text-sm">{countOf.get(value) ?? 0}</span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
