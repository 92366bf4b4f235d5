import { type FocusEvent, useLayoutEffect, useRef } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled)';

/**
 * Keeps the focus where it was when the very control that has it goes, as a photo goes with the button that removes it:
 * the first control that is left in that place takes it.
 * @param otherwise what takes it when none is left; the place itself unless told
 * @returns the attributes of the place
 */
export function useFocusStays<Place extends HTMLElement>(otherwise?: () => HTMLElement | null) {
  const ref = useRef<Place>(null);
  const last = useRef<Element>(undefined);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = undefined;
    if (document.activeElement !== document.body) return;
    const next = ref.current?.querySelector<HTMLElement>(FOCUSABLE) ?? otherwise?.() ?? ref.current;
    next?.focus();
  });
  const onFocus = ({ target }: FocusEvent) => {
    last.current = target;
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    // Who looks into another window has not left this place.
    if (target !== document.activeElement && !ref.current?.contains(relatedTarget)) last.current = undefined;
  };
  return { ref, tabIndex: -1, onFocus, onBlur };
}
