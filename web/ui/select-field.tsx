import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { controlStyle, FieldFrame, type FieldText } from './field-frame.tsx';

export type SelectOption = { value: string; label: string };

type Props = FieldText &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & { options: readonly SelectOption[] };

/** A choice from a short list; the browser's own select, so that a phone shows its own picker. */
export function SelectField({ label, hint, error, options, ...select }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <span className="relative block">
          <select {...select} {...control} className={`${controlStyle} appearance-none pr-10`}>
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
      )}
    </FieldFrame>
  );
}
