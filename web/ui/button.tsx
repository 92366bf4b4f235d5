import type { ComponentProps } from 'react';
import { type ButtonKind, type ButtonSize, buttonStyle } from './button-style.ts';

type Props = ComponentProps<'button'> & {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** Keeps size and focus, shows `busyLabel`, and ignores presses. */
  busy?: boolean;
  busyLabel?: string;
};

/** Button for an action; use LinkButton for navigation. */
export function Button({ kind, size, busy = false, busyLabel, className, children, type, onClick, ...rest }: Props) {
  // Not `disabled`, which would lose focus. Submitting with Enter also clicks it.
  const press: Props['onClick'] = (event) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonStyle(kind, size, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}
