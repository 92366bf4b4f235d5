import type { MarketNumbers } from '../../../shared/contract/statistics.ts';
import { Figures } from '../../ui/figures.tsx';
import { words } from '../../words.ts';
import { DayCharts } from './day-charts.tsx';
import { MarketSums, marketSeries } from './market-sums.tsx';

/** Market figures of a period against the one before. Rare events get a chart only when they occurred. */
export function MarketFigures({ numbers }: { numbers: MarketNumbers }) {
  const { days, before, ever } = numbers;
  const drawn = marketSeries().filter(({ seldom, of }) => !seldom || [...days, before].some((time) => of(time) !== 0));
  return (
    <>
      <MarketSums numbers={numbers} />
      <DayCharts title={words.numbers.lastDays(days.length)} days={days} series={drawn} />
      <section className="grid gap-4">
        <h2 className="text-2xl">{words.numbers.ever}</h2>
        <Figures
          label={words.numbers.ever}
          figures={marketSeries('ever').map(({ label, of, show }) => ({ label, value: show(of(ever)) }))}
        />
      </section>
    </>
  );
}
