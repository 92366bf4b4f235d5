import type { Happened, MarketNumbers } from '../../../shared/contract/statistics.ts';
import { showCount, showMoney } from '../../language/formats.ts';
import { Figures } from '../../ui/figures.tsx';
import { words } from '../../words.ts';
import { DayCharts, type Series } from './day-charts.tsx';

/** What is counted of the shop. */
const counted = (): Series<Happened>[] => [
  { label: words.numbers.people, of: ({ people }) => people, show: showCount },
  { label: words.numbers.pieces, of: ({ listings }) => listings, show: showCount },
  { label: words.numbers.sales, of: ({ sales }) => sales, show: showCount },
  { label: words.numbers.value, of: ({ soldCents }) => soldCents, show: showMoney },
  { label: words.numbers.refunded, of: ({ refundedCents }) => refundedCents, show: showMoney },
];

/** What happened in the shop in the days shown, beside as many days before; day by day; and since the beginning. */
export function MarketFigures({ numbers: { days, before, ever } }: { numbers: MarketNumbers }) {
  const sum = (of: Series<Happened>['of']) => days.reduce((total, day) => total + of(day), 0);
  return (
    <>
      <Figures
        label={words.numbers.sums}
        figures={counted().map(({ label, of, show }) => ({
          label,
          value: show(sum(of)),
          hint: words.numbers.before(show(of(before)), days.length),
        }))}
      />
      <DayCharts title={words.numbers.lastDays(days.length)} days={days} series={counted()} />
      <section className="grid gap-4">
        <h2 className="text-2xl">{words.numbers.ever}</h2>
        <Figures
          label={words.numbers.ever}
          figures={counted().map(({ label, of, show }) => ({ label, value: show(of(ever)) }))}
        />
      </section>
    </>
  );
}
