import { type FocusEvent, useLayoutEffect, useRef } from 'react';

const FOCUSABLE = 'a[href], :is(button, input, select, textarea):not(:disabled)';

/**
 * Moves focus to the next control when the focused one is removed.
 * @param otherwise fallback target; default: the container
 * @returns attributes of the container
 */
export function useFocusStays<Place extends HTMLElement>(otherwise?: () => HTMLElement | null) {
  const ref = useRef<Place>(null);
  const last = useRef<Element>(undefined);
  useLayoutEffect(() => {
    const gone = last.current;
    if (!gone || gone.isConnected) return;
    last.current = undefined;
    if (document.activeElement !== document.body) return;
    // Who writes goes on writing.
    const sameField = gone.matches('textarea') ? ref.current?.querySelector('textarea') : undefined;
    const next = sameField ?? ref.current?.querySelector<HTMLElement>(FOCUSABLE) ?? otherwise?.() ?? ref.current;
    next?.focus();
  });
  const onFocus = ({ target }: FocusEvent) => {
    last.current = target;
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    // Switching windows does not count as leaving.
    if (target !== document.activeElement && !ref.current?.contains(relatedTarget)) last.current = undefined;
  };
  return { ref, tabIndex: -1, onFocus, onBlur };
}
