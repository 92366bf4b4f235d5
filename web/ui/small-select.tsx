import { useId } from 'react';
import { FramedSelect, type SelectOption } from './framed-select.tsx';

type Props = {
  label: string;
  name: string;
  value: string;
  options: readonly SelectOption[];
  /** Id of the form, when rendered outside of it. */
  form?: string;
  shortOnPhone?: boolean;
  onChange: (value: string) => void;
};

/** Choice with its label in one line. */
export function SmallSelect({ label, shortOnPhone = false, onChange, ...select }: Props) {
  const id = useId();
  return (
    <div
      className={`flex max-w-full flex-wrap items-center gap-x-2 gap-y-1 justify-self-start text-sm max-sm:grow ${shortOnPhone ? 'max-sm:w-40' : ''}`}
    >
      <label htmlFor={id} className={`shrink-0 text-muted ${shortOnPhone ? 'max-sm:sr-only' : ''}`}>
        {label}
      </label>
      <FramedSelect
        {...select}
        id={id}
        onChange={({ target }) => onChange(target.value)}
        className="block min-h-10 w-full rounded-control border border-edge bg-surface py-1.5 pl-3 text-base hover:border-ink pointer-coarse:min-h-11"
      />
    </div>
  );
}
