import ChevronDown from 'lucide-react/icons/chevron-down';
import { showDay } from '../../platform/i18n/day-formats.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { words } from '../../words.ts';

export type Series<Day> = {
  label: string;
  of: (day: Day) => number;
  show: (value: number) => string;
  /** Rare; its chart is hidden when empty. */
  seldom?: true;
};

type Props<Day> = { title: string; days: readonly Day[]; series: readonly Series<Day>[] };

/**
 * Daily charts: bars, a sentence for screen readers, and a table.
 * @param days oldest first
 */
export function DayCharts<Day extends { day: string }>({ title, days, series }: Props<Day>) {
  return (
    <section aria-label={title} className="grid gap-4">
      <h2 className="text-2xl">{title}</h2>
      <div
        className={`grid gap-x-4 gap-y-6 sm:gap-x-8 ${days.length > FEW_DAYS ? 'md:grid-cols-2' : 'min-[24rem]:grid-cols-2'}`}
      >
        {series.map((one) => (
          <Bars key={one.label} days={days} series={one} />
        ))}
      </div>
      <details className="group border-line border-y">
        <summary className="flex min-h-11 list-none items-center justify-between rounded-control font-medium [&::-webkit-details-marker]:hidden">
          {words.numbers.table}
          <ChevronDown aria-hidden="true" className="size-4.5 text-muted motion-quick group-open:rotate-180" />
        </summary>
        <div className="pt-2 pb-4">
          <DataTable
            caption={title}
            columns={[
              { key: 'day', header: words.numbers.day, names: true, cell: ({ day }) => showDay(day) },
              ...series.map(
                ({ label, of, show }): Column<Day> => ({
                  key: label,
                  header: label,
                  align: 'end',
                  cell: (day) => <span className="price">{show(of(day))}</span>,
                }),
              ),
            ]}
            rows={days.toReversed()}
            rowKey={({ day }) => day}
          />
        </div>
      </details>
    </section>
  );
}

/** Most days with readable bars on half a phone screen. */
const FEW_DAYS = 31;
const HEIGHT = 40;
/** Width of a bar and its gap. */
const STEP = 4;
const BAR = 3;
const WIDEST_DAY = 4;

function Bars<Day extends { day: string }>({
  days,
  series: { label, of, show },
}: {
  days: readonly Day[];
  series: Series<Day>;
}) {
  const values = days.map(of);
  const total = values.reduce((sum, value) => sum + value, 0);
  const most = Math.max(0, ...values);
  const best = days[values.indexOf(most)];
  const [first, last] = [days[0], days.at(-1)];
  const says =
    most > 0 && best
      ? words.numbers.chart(label, show(total), show(most), showDay(best.day))
      : words.numbers.noneYet(label);
  return (
    <figure className="grid gap-2 last:odd:col-span-full">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{label}</span>
        <span className="price text-muted text-sm">{show(total)}</span>
      </figcaption>
      <div className="grid gap-2" style={{ maxWidth: `${days.length * WIDEST_DAY}rem` }}>
        <svg
          role="img"
          aria-label={says}
          viewBox={`0 0 ${days.length * STEP - (STEP - BAR)} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-24 w-full"
        >
          {days.map(({ day }, index) => {
            const value = values[index] ?? 0;
            // An empty day still shows a minimal bar.
            const height = most > 0 && value > 0 ? Math.max(1, (value / most) * HEIGHT) : 0.5;
            return (
              <rect
                key={day}
                x={index * STEP}
                y={HEIGHT - height}
                width={BAR}
                height={height}
                className={value > 0 ? 'fill-edge' : 'fill-line'}
              >
                <title>{`${showDay(day)}: ${show(value)}`}</title>
              </rect>
            );
          })}
        </svg>
        <p aria-hidden="true" className="flex justify-between gap-2 text-muted text-sm">
          <span>{first ? showDay(first.day) : null}</span>
          <span>{last && last !== first ? showDay(last.day) : null}</span>
        </p>
      </div>
    </figure>
  );
}
