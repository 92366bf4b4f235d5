import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { caretAfter } from './card-input.ts';

/** Keeps the caret in place. */
export function useFormattedInput(
  value: string,
  format: (typed: string) => string,
  onValue: (formatted: string) => void,
) {
  const ref = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    const input = ref.current;
    if (input && caret.current !== null && document.activeElement === input) {
      input.setSelectionRange(caret.current, caret.current);
    }
    caret.current = null;
  });

  function onChange(event: ChangeEvent<HTMLInputElement>): void {
    const { value: typed, selectionStart } = event.target;
    const formatted = format(typed);
    caret.current = caretAfter(typed, selectionStart ?? typed.length, formatted);
    onValue(formatted);
  }

  return { ref, value, onChange };
}
