import { useLayoutEffect, useState } from 'react';
import { storeRecentSearch } from './recent-searches.ts';
import { Suggestions } from './suggestions.tsx';

type Props = {
  field: HTMLInputElement;
  /** Chips below the page's field; else a list. */
  inline: boolean;
  /** The page updates while typing; an overlay would cover results. */
  isLive: boolean;
};

/** Recent searches and suggestions. Large, so loaded on first focus. */
export function SearchAssist({ field, inline, isLive }: Props) {
  const [typed, setTyped] = useState(field.value);
  const [isOpen, setOpen] = useState(() => field.matches(':focus'));
  // With the list, so that no key is lost.
  useLayoutEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const root = field.closest('search');
    const open = () => {
      setTyped(field.value);
      setOpen(true);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        // Otherwise the browser also clears the field.
        event.preventDefault();
        setOpen(false);
      }
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      root?.querySelector<HTMLElement>('ul a')?.focus();
    };
    const onSubmit = () => {
      storeRecentSearch(field.value);
      setOpen(false);
      // Hides the phone keyboard.
      if (inline) field.blur();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && root?.contains(relatedTarget)) return;
      if (isLive) storeRecentSearch(field.value);
      setOpen(false);
    };
    // Text typed while this script loaded.
    if (isLive) storeRecentSearch(field.value);
    setTyped(field.value);
    field.addEventListener('input', open, { signal });
    field.addEventListener('focus', open, { signal });
    field.addEventListener('keydown', onKeyDown, { signal });
    field.form?.addEventListener('submit', onSubmit, { signal });
    root?.addEventListener('focusout', onFocusOut, { signal });
    // Otherwise nothing would close the list if the focus had left.
    if (!(root ?? field).contains(document.activeElement)) setOpen(false);
    return () => end.abort();
  }, [field, inline, isLive]);
  if (!isOpen || (isLive && !inline && typed !== '')) return null;
  return (
    <Suggestions
      typed={typed}
      inline={inline}
      onChoose={(chosen) => {
        storeRecentSearch(chosen);
        // A pending debounce then uses the same text.
        field.value = chosen;
        setTyped(chosen);
        setOpen(false);
        field.blur();
      }}
      onLeave={() => field.focus()}
    />
  );
}
