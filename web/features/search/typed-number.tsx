import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { asTyped } from '../../platform/i18n/formats.ts';
import { words } from '../../words.ts';
import { onClearRefused } from './clear-refused.ts';

type Props = {
  label: string;
  name: string;
  value: number | undefined;
  prefix?: string;
  /** Parses the text; only values above zero apply. */
  read: (text: string) => number | undefined;
  onChange: (value: number | undefined) => void;
  /** Also applies while typing, for the counts. */
  isLive?: boolean | undefined;
  problem?: string | undefined;
  /** What to do about text that `read` refuses. */
  refusal?: string;
};

/** Milliseconds after the last letter. */
const PAUSE = 400;

/** Padding for the currency sign, which varies in length. */
const indent = (prefix = '') => ['pl-3', 'pl-7', 'pl-9', 'pl-12', 'pl-14', 'pl-16'][prefix.length] ?? 'pl-16';

const written = (value: number | undefined) => (value === undefined ? '' : asTyped(String(value)));

/** Applies on blur or Enter, and then shows the parsed value or an error; with `isLive`, also while typing. */
export function TypedNumber({ label, name, value, prefix, read, onChange, isLive, problem, refusal }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const shown = written(value);
  const error = useId();
  const [refused, setRefused] = useState<string>();
  const known = useRef(shown);
  useEffect(() => {
    if (!field.current || known.current === shown) return;
    const isEdited = field.current === document.activeElement && field.current.value !== known.current;
    const isRefused = shown === '' && field.current.value === refused;
    known.current = shown;
    if (isEdited || isRefused) return;
    field.current.value = shown;
    setRefused(undefined);
  }, [shown, refused]);
  useEffect(
    () =>
      onClearRefused(name, () => {
        if (!field.current || refused === undefined) return;
        field.current.value = '';
        setRefused(undefined);
      }),
    [name, refused],
  );
  /** Applies what is typed, unless the address has it. */
  const apply = (isDone: boolean) => {
    // Blur without a change must not rewrite an unusual number from the address.
    if (!field.current || field.current.value === shown) return;
    const typed = read(field.current.value) ?? 0;
    const next = typed > 0 ? typed : undefined;
    const isRefused = next === undefined && field.current.value.trim() !== '';
    if (isDone && isRefused) setRefused(field.current.value);
    if (isDone && !isRefused) field.current.value = written(next);
    if (next !== value) onChange(next);
  };
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const finish = () => {
    clearTimeout(pause.current);
    apply(true);
  };
  const onInput = () => {
    clearTimeout(pause.current);
    setRefused(undefined);
    if (isLive) pause.current = setTimeout(() => latest.current(false), PAUSE);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    finish();
  };
  return (
    <label className="grid min-w-0 flex-1 content-start gap-1 text-sm">
      <span className="text-muted">{label}</span>
      <span className="relative block">
        {prefix ? <span className="-translate-y-1/2 absolute top-1/2 left-3 text-muted">{prefix}</span> : null}
        <input
          ref={field}
          name={name}
          defaultValue={shown}
          inputMode="decimal"
          autoComplete="off"
          maxLength={18}
          aria-invalid={problem || refused !== undefined ? true : undefined}
          aria-describedby={refused === undefined ? problem : error}
          onInput={onInput}
          onBlur={finish}
          onKeyDown={onKeyDown}
          className={`price block min-h-10 w-full rounded-control border border-edge bg-surface py-1.5 pr-2 text-base hover:border-ink aria-invalid:border-danger pointer-coarse:min-h-11 ${indent(prefix)}`}
        />
      </span>
      {refused === undefined ? null : (
        <span id={error} role="alert" className="text-danger">
          {refusal ?? words.search.noNumber}
        </span>
      )}
    </label>
  );
}
