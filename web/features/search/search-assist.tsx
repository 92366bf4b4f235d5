import { useEffect, useState } from 'react';
import { keepRecentSearch } from './recent-searches.ts';
import { Suggestions } from './suggestions.tsx';

type Props = {
  field: HTMLInputElement;
  /** In one line under the field of the page; else as a list over the page. */
  inline: boolean;
  /** The page finds while one types: a list over it would cover what is found. */
  isLive: boolean;
};

/** What helps somebody who searches: recent searches and suggestions. It comes with the first focus, for it is not small. */
export function SearchAssist({ field, inline, isLive }: Props) {
  const [typed, setTyped] = useState(field.value);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const root = field.closest('search');
    const open = () => {
      setTyped(field.value);
      setOpen(true);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        // Else the browser empties the field too.
        event.preventDefault();
        setOpen(false);
      }
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      root?.querySelector<HTMLElement>('ul a')?.focus();
    };
    const onSubmit = () => {
      keepRecentSearch(field.value);
      setOpen(false);
      // The keyboard of a phone goes, and the results are seen.
      if (inline) field.blur();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && root?.contains(relatedTarget)) return;
      if (isLive) keepRecentSearch(field.value);
      // In the page the line stays: nothing may move away under a finger that presses a result.
      if (!inline) setOpen(false);
    };
    // What was typed, and maybe searched for, while this came.
    if (isLive) keepRecentSearch(field.value);
    setTyped(field.value);
    field.addEventListener('input', open, { signal });
    field.addEventListener('focus', open, { signal });
    field.addEventListener('keydown', onKeyDown, { signal });
    field.form?.addEventListener('submit', onSubmit, { signal });
    root?.addEventListener('focusout', onFocusOut, { signal });
    return () => end.abort();
  }, [field, inline, isLive]);
  if (!isOpen || (isLive && !inline && typed !== '')) return null;
  return (
    <Suggestions
      typed={typed}
      inline={inline}
      onChoose={(chosen) => {
        keepRecentSearch(chosen);
        // A pause in the typing that is not over yet asks for the same then.
        field.value = chosen;
        setTyped(chosen);
        setOpen(false);
        field.blur();
      }}
      onLeave={() => field.focus()}
    />
  );
}
