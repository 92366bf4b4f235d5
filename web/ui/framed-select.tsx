import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';

export type SelectOption = { value: string; label: string };

type Props = Omit<ComponentProps<'select'>, 'children'> & { options: readonly SelectOption[] };

/** Native select with our arrow; the caller styles the frame. */
export function FramedSelect({ options, className = '', ...select }: Props) {
  return (
    <span className="relative block min-w-0 grow">
      <select {...select} className={`appearance-none pr-9 ${className}`}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 size-5 text-muted"
      />
    </span>
  );
}
