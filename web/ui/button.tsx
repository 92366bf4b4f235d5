import type { ComponentProps } from 'react';
import { type ButtonKind, type ButtonSize, buttonStyle } from './button-style.ts';

type Props = ComponentProps<'button'> & {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** While true the button keeps its place and the focus, says `busyLabel`, and pressing it again does nothing. */
  busy?: boolean;
  busyLabel?: string;
};

/** Does something on this page. For going somewhere, use LinkButton. */
export function Button({ kind, size, busy = false, busyLabel, className, children, type, onClick, ...rest }: Props) {
  // A browser takes the focus from what becomes `disabled`, and nobody gives it back. Sending a form by Enter presses too.
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
