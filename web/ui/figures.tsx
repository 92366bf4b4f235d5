export type Figure = { label: string; value: string; hint?: string };

/** A few numbers that say how things stand, each under its name. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <section aria-label={label}>
      <dl className="grid grid-cols-2 overflow-hidden rounded-card border border-line bg-surface sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        {figures.map((figure) => (
          <div
            key={figure.label}
            className="-me-px -mb-px grid content-start gap-1 border-line border-e border-b p-4 max-sm:last:odd:col-span-2"
          >
            <dt className="text-muted text-sm">{figure.label}</dt>
            <dd className="price wrap-anywhere font-display text-3xl leading-none">{figure.value}</dd>
            {figure.hint ? <dd className="text-muted text-sm leading-snug">{figure.hint}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  );
}
