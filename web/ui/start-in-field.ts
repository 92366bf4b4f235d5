import { type RefCallback, useCallback, useRef } from 'react';
import { hasKeyboard } from './has-keyboard.ts';

const CONTROL = ':is(a[href], button, input, select, textarea)';
const FIELD = ':is(input:not([type="hidden"], [type="file"]), select, textarea):enabled';

/**
 * Returns the first field, for a dialog's focus. By touch there is none: the keyboard would cover the sheet before anybody
 * has read it.
 */
export const findField = (content: HTMLElement | null): HTMLElement | null =>
  hasKeyboard() ? (content?.querySelector<HTMLElement>(FIELD) ?? null) : null;

/** A form further down is not what the dialog was opened for. */
const findFirstForm = (content: HTMLElement | null): HTMLElement | null =>
  content?.querySelector(CONTROL)?.closest('form') ?? null;

/** Focuses a form that is drawn after its dialog has opened, unless somebody has moved the focus into the content. */
function waitForForm(content: HTMLElement): () => void {
  const watch = new MutationObserver(() => {
    const isInside = content.contains(document.activeElement);
    const field = isInside ? null : findField(findFirstForm(content));
    field?.focus();
    if (isInside || field) watch.disconnect();
  });
  watch.observe(content, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/**
 * Lets a dialog with a form start in its first field.
 * @returns the ref of the content, and what the dialog focuses; null for its first control
 */
export function useStartInField() {
  const place = useRef<HTMLElement>(null);
  const content: RefCallback<HTMLElement> = useCallback((element) => {
    place.current = element;
    return element ? waitForForm(element) : undefined;
  }, []);
  return { content, initialFocus: () => findField(findFirstForm(place.current)) };
}
