import type { Happened, MarketNumbers } from '../../../shared/contract/statistics.ts';
import { showCount, showMoney } from '../../platform/i18n/formats.ts';
import { Figures } from '../../ui/figures.tsx';
import { words } from '../../words.ts';
import type { Series } from './day-charts.tsx';

/** @param since where they count from */
export const marketSeries = (since: 'period' | 'ever' = 'period'): Series<Happened>[] => [
  {
    label: since === 'ever' ? words.numbers.allPeople : words.numbers.people,
    of: ({ people }) => people,
    show: showCount,
  },
  {
    label: since === 'ever' ? words.numbers.allListings : words.numbers.listings,
    of: ({ listings }) => listings,
    show: showCount,
  },
  { label: words.numbers.sales, of: ({ sales }) => sales, show: showCount },
  { label: words.numbers.value, of: ({ soldCents }) => soldCents, show: showMoney },
  { label: words.numbers.refunded, of: ({ refundedCents }) => refundedCents, show: showMoney, seldom: true },
];

export function MarketSums({ numbers: { days, before } }: { numbers: MarketNumbers }) {
  const sum = (of: Series<Happened>['of']) => days.reduce((total, day) => total + of(day), 0);
  return (
    <Figures
      label={words.numbers.sums}
      figures={marketSeries().map(({ label, of, show }) => ({
        label,
        value: show(sum(of)),
        hint: words.numbers.before(show(of(before)), days.length),
      }))}
    />
  );
}
