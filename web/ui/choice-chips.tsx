import type { ReactNode } from 'react';

type Props<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string; mark?: ReactNode }[];
  chosen: readonly Value[];
  most: number;
  error: string | undefined;
  onChange: (chosen: Value[]) => void;
};

/** Multiple choice from a short list, as checkboxes styled as chips. */
export function ChoiceChips<Value extends string>({ label, options, chosen, most, error, onChange }: Props<Value>) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label: name, mark }) => {
          const isChosen = chosen.includes(value);
          return (
            <label
              key={value}
              className="relative inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full border border-edge bg-surface px-3 text-sm motion-quick hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-disabled:cursor-not-allowed has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:min-h-11"
            >
              <input
                type="checkbox"
                className="sr-only"
                checked={isChosen}
                disabled={!isChosen && chosen.length >= most}
                onChange={() => onChange(isChosen ? chosen.filter((one) => one !== value) : [...chosen, value])}
              />
              {mark}
              {name}
            </label>
          );
        })}
      </div>
      {error ? <p className="text-danger text-sm">{error}</p> : null}
    </fieldset>
  );
}
