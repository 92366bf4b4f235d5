import type { Person } from '../../../shared/contract/admin/people.ts';
import { showCount } from '../../platform/i18n/formats.ts';
import { showPrice } from '../../platform/i18n/show-price.ts';
import { Figures } from '../../ui/figures.tsx';
import { words } from '../../words.ts';

export function PersonFigures({ person: { listings, sales, earned, purchases, spent } }: { person: Person }) {
  const texts = words.moderation.figures;
  return (
    <Figures
      label={texts.label}
      figures={[
        { label: texts.listings, value: showCount(listings) },
        { label: texts.sales, value: showCount(sales) },
        { label: texts.earned, value: showPrice(earned) },
        { label: texts.purchases, value: showCount(purchases) },
        { label: texts.spent, value: showPrice(spent) },
      ]}
    />
  );
}
