import ChevronDown from 'lucide-react/icons/chevron-down';

type Props = {
  label: string;
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** The form that the choice belongs to, when it stands outside of it. */
  form?: string;
  onChange: (value: string) => void;
};

/** A choice with its label on the same line. */
export function SmallSelect({ label, name, value, options, form, onChange }: Props) {
  return (
    <label className="flex items-center gap-2 text-sm">
      <span className="shrink-0 text-muted">{label}</span>
      <span className="relative block min-w-0 grow">
        <select
          name={name}
          form={form}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="block min-h-10 w-full appearance-none rounded-control border border-edge bg-surface py-1.5 pr-9 pl-3 text-base hover:border-ink pointer-coarse:min-h-11"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-2.5 size-4.5 text-muted"
        />
      </span>
    </label>
  );
}
