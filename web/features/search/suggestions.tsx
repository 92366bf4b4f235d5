import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import History from 'lucide-react/icons/history';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useState } from 'react';
import { getApi } from '../../platform/api-client.ts';
import { categoryName } from '../../platform/i18n/shown-names.ts';
import { offeredCategories } from '../../platform/shop-categories.ts';
import { words } from '../../words.ts';
import { deleteRecentSearches, readRecentSearches } from './recent-searches.ts';

const fewestLetters = 2;
const most = 6;

type Props = {
  typed: string;
  /** A line of chips over the count below the page's field; else a list. */
  inline: boolean;
  onChoose: (words: string) => void;
  onLeave: () => void;
};

export function Suggestions({ typed, inline, onChoose, onLeave }: Props) {
  const [recent, setRecent] = useState(readRecentSearches);
  const asked = typed.trim();
  const isTyped = asked.length >= fewestLetters;
  const { data: titles = [] } = useQuery({
    queryKey: ['suggestions', asked],
    queryFn: async () => {
      const { items } = await getApi().searchListings({ query: { words: asked, limit: most } });
      return items.map(({ title }) => title);
    },
    enabled: isTyped,
    staleTime: 60_000,
  });
  const isAlike = (name: string) => name.toLowerCase().startsWith(asked.toLowerCase());
  const names = offeredCategories().map(({ name }) => categoryName(name));
  const fitting = [...recent.filter(isAlike), ...names.filter(isAlike), ...titles];
  const isRecent = !isTyped && recent.length > 0;
  const offered = isRecent
    ? recent
    : isTyped
      ? [...new Set(fitting)].filter((one) => one !== asked).slice(0, most)
      : names;
  const remove = (one?: string) => {
    deleteRecentSearches(one);
    setRecent(readRecentSearches());
    onLeave();
  };
  const text = words.search;
  if (offered.length === 0) return null;
  return (
    <div
      className={
        inline
          ? '-inset-x-(--gutter) absolute top-[calc(100%+0.375rem)] z-20 min-h-19 bg-paper px-(--gutter) pt-1.5'
          : 'absolute inset-x-0 top-full z-30 mt-1 rounded-card border border-line bg-surface py-2 shadow-raised'
      }
      // Keeps focus in the field, so that the layout does not shift during a tap.
      onPointerDown={(event) => event.preventDefault()}
    >
      <ul
        aria-label={isRecent ? text.recent : text.suggestions}
        onKeyDown={(event) => moveBetween(event, onLeave)}
        className={inline ? '-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) pb-1' : 'grid'}
      >
        {offered.map((one) => (
          <li key={one} className={inline ? 'flex shrink-0 rounded-full border border-edge bg-surface' : 'flex'}>
            <Link
              to="/search"
              search={{ words: one }}
              preload={false}
              onClick={() => onChoose(one)}
              className={`flex min-h-11 min-w-0 grow items-center gap-2 hover:text-accent ${inline ? 'rounded-full px-4' : 'px-4'}`}
            >
              {isRecent ? (
                <History aria-hidden="true" className="size-4 shrink-0 text-muted" />
              ) : inline ? null : (
                <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
              )}
              <span className="truncate">{one}</span>
            </Link>
            {isRecent ? (
              <button
                type="button"
                aria-label={text.forget(one)}
                onClick={() => remove(one)}
                className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            ) : null}
          </li>
        ))}
        {isRecent ? (
          <li className={inline ? 'flex shrink-0' : 'flex border-line border-t'}>
            <button type="button" onClick={() => remove()} className="text-link min-h-11 px-4 text-sm">
              {text.forgetAll}
            </button>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

/** Arrow keys move between suggestions; before the first, or Escape, focus returns to the field. */
function moveBetween(event: KeyboardEvent<HTMLUListElement>, onLeave: () => void): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (event.key === 'Escape') onLeave();
  if (step === undefined) return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll('a')];
  const next = links.indexOf(document.activeElement as HTMLAnchorElement) + step;
  if (next < 0) onLeave();
  else links[next]?.focus();
}
