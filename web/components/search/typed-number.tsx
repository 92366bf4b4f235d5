import { type KeyboardEvent, useEffect, useRef } from 'react';

type Props = {
  label: string;
  name: string;
  value: number | undefined;
  prefix?: string;
  onChange: (value: number | undefined) => void;
};

/** A short field for a number. What is typed counts when it is finished: on leaving the field or with Enter. */
export function TypedNumber({ label, name, value, prefix, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const shown = value === undefined ? '' : String(value);
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = shown;
  }, [shown]);
  const finish = () => {
    const typed = Number(field.current?.value.replace(',', '.') || Number.NaN);
    const next = typed > 0 ? typed : undefined;
    if (next !== value) onChange(next);
    if (next === undefined && field.current) field.current.value = '';
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    finish();
  };
  return (
    <label className="grid min-w-0 grow gap-1 text-sm">
      <span className="text-muted">{label}</span>
      <span className="relative block">
        {prefix ? <span className="-translate-y-1/2 absolute top-1/2 left-3 text-muted">{prefix}</span> : null}
        <input
          ref={field}
          name={name}
          defaultValue={shown}
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          onBlur={finish}
          onKeyDown={onKeyDown}
          className={`price block min-h-10 w-full rounded-control border border-edge bg-surface py-1.5 pr-2 text-base hover:border-ink pointer-coarse:min-h-11 ${prefix ? 'pl-7' : 'pl-3'}`}
        />
      </span>
    </label>
  );
}
