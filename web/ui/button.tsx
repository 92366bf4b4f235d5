import type { ComponentProps } from 'react';
import { type ButtonKind, type ButtonSize, buttonStyle } from './button-style.ts';

type Props = ComponentProps<'button'> & {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** While true the button keeps its place, says `busyLabel` and cannot be pressed again. */
  busy?: boolean;
  busyLabel?: string;
};

/** Does something on this page. For going somewhere, use LinkButton. */
export function Button({ kind, size, busy = false, busyLabel, className, children, disabled, type, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonStyle(kind, size, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}
