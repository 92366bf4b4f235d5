import type { Person } from '../../../shared/contract/admin/people.ts';
import { showCount } from '../../platform/i18n/formats.ts';
import { showPrice } from '../../platform/i18n/show-price.ts';
import { Figures } from '../../ui/figures.tsx';
import { words } from '../../words.ts';

export function PersonFigures({ person: { listings, sales, earned, purchases, spent } }: { person: Person }) {
  const said = words.moderation.figures;
  return (
    <Figures
      label={said.label}
      figures={[
        { label: said.listings, value: showCount(listings) },
        { label: said.sales, value: showCount(sales) },
        { label: said.earned, value: showPrice(earned) },
        { label: said.purchases, value: showCount(purchases) },
        { label: said.spent, value: showPrice(spent) },
      ]}
    />
  );
}
