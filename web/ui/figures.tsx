import { Link, type LinkProps } from '@tanstack/react-router';
import { cellStyleOf, gridStyle } from './figures-loading.tsx';

export type Figure = { label: string; value: string; hint?: string; link?: Pick<LinkProps, 'to' | 'search'> };

/** Numbers with their labels, in a grid. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <section aria-label={label} className="@container">
      <dl className={gridStyle}>
        {figures.map((figure) => (
          <div key={figure.label} className={`relative ${cellStyleOf(figures.length)}`}>
            <dt className="text-muted text-sm">
              {figure.link ? (
                <Link {...figure.link} className="text-link after:absolute after:inset-0">
                  {figure.label}
                </Link>
              ) : (
                figure.label
              )}
            </dt>
            <dd className="price wrap-anywhere font-display text-3xl leading-none">{figure.value}</dd>
            {figure.hint ? <dd className="text-muted text-sm leading-snug">{figure.hint}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  );
}
