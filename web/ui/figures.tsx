import { cellStyleOf, gridStyle } from './figures-loading.tsx';

export type Figure = { label: string; value: string; hint?: string };

/** Numbers with their labels, in a grid. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <section aria-label={label} className="@container">
      <dl className={gridStyle}>
        {figures.map((figure) => (
          <div key={figure.label} className={cellStyleOf(figures.length)}>
            <dt className="text-muted text-sm">{figure.label}</dt>
            <dd className="price wrap-anywhere font-display text-3xl leading-none">{figure.value}</dd>
            {figure.hint ? <dd className="text-muted text-sm leading-snug">{figure.hint}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  );
}
