import { useLocation, useNavigate } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { LanguageField } from '../../platform/i18n/language-field.tsx';
import { lazyPart } from '../../platform/lazy-part.ts';
import { words } from '../../words.ts';
import { consumeSearchFocus, PAGE_FIELD } from './search-focus.ts';

const SearchAssist = lazyPart(async () => (await import('./search-assist.tsx')).SearchAssist);

const typingPause = 250;

/**
 * Search field; on the results page it searches after each typing pause.
 * @param isPage in the page itself; else in the header, focused by `/`
 */
export function SearchField({ isPage = false }: { isPage?: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<number>(undefined);
  const said = useRef<string>(undefined);
  const [used, setUsed] = useState<HTMLInputElement>();
  const navigate = useNavigate();
  const asked = useLocation({
    select: ({ pathname, search }) =>
      pathname === '/search' ? String((search as { words?: unknown }).words ?? '') : undefined,
  });
  const isLive = asked !== undefined;

  useEffect(() => {
    // Skip our own address update; others come from Back or a filter.
    if (!field.current || asked === said.current) return;
    field.current.value = asked ?? '';
    said.current = asked;
  }, [asked]);
  useEffect(() => {
    if (isPage) {
      if (consumeSearchFocus()) field.current?.focus();
      return;
    }
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
      if (key !== '/' || ctrlKey || metaKey || altKey || isTyping || !field.current?.offsetParent) return;
      event.preventDefault();
      field.current.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isPage]);

  const search = (replace: boolean) => {
    window.clearTimeout(pause.current);
    const typed = field.current?.value.trim() ?? '';
    if (isLive && typed === asked) return;
    said.current = typed;
    const next = { words: typed || undefined, cursor: undefined };
    void navigate({
      to: '/search',
      search: (before: object) => (isLive ? { ...before, ...next } : next),
      replace,
      resetScroll: !isLive,
    });
  };
  const onInput = () => {
    window.clearTimeout(pause.current);
    if (isLive) pause.current = window.setTimeout(() => search(true), typingPause);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    search(isLive);
  };

  return (
    <search aria-label={isPage ? words.nav.search : undefined} className="relative block min-w-0 grow">
      <form action="/search" onSubmit={onSubmit} className="relative">
        <Search
          aria-hidden="true"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-5 text-muted"
        />
        <input
          ref={field}
          id={isPage ? PAGE_FIELD : undefined}
          type="search"
          name="words"
          dir="auto"
          aria-label={words.nav.search}
          placeholder={words.nav.search}
          defaultValue={asked}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          aria-keyshortcuts={isPage ? undefined : '/'}
          onInput={onInput}
          onFocus={({ currentTarget }) => setUsed(currentTarget)}
          className="block min-h-11 w-full rounded-control border border-edge bg-surface py-2 pr-3 pl-10 text-base placeholder:text-muted hover:border-ink"
        />
        <LanguageField />
      </form>
      {used ? (
        <Suspense fallback={null}>
          <SearchAssist field={used} inline={isPage} isLive={isLive} />
        </Suspense>
      ) : null}
    </search>
  );
}
