import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps, ReactNode } from 'react';
import type { SelectOption } from './framed-select.tsx';

type Props = Omit<ComponentProps<'select'>, 'className' | 'children' | 'aria-label'> & {
  label: string;
  /** Replaces the visible label. */
  icon: ReactNode;
  options: readonly (SelectOption & { lang?: string })[];
};

/** Frameless native select with an icon as its label. */
export function QuietSelect({ label, icon, options, ...select }: Props) {
  return (
    <span className="relative inline-flex items-center text-muted motion-quick hover:text-ink">
      <span className="pointer-events-none absolute left-3">{icon}</span>
      <select
        {...select}
        aria-label={label}
        className="min-h-11 appearance-none rounded-control bg-transparent py-2 pr-8 pl-10 text-sm"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang} className="bg-surface text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-2 size-4" />
    </span>
  );
}
