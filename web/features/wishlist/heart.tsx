import { useQueryClient } from '@tanstack/react-query';
import HeartIcon from 'lucide-react/icons/heart';
import { words } from '../../words.ts';
import { useIsSaved } from './saved-store.ts';
import { loadSaving, toggleSaved } from './start-saved.ts';

type Props = {
  listing: { id: string; title: string };
  /** An unavailable listing can only be removed. */
  available: boolean;
};

/** Heart button: saves or removes a listing, in sync across the page. */
export function Heart({ listing, available }: Props) {
  const cache = useQueryClient();
  const isSaved = useIsSaved(listing.id);
  if (!available && !isSaved) return null;
  const prepare = () => void loadSaving().catch(() => undefined);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={words.listing.save(listing.title)}
      onClick={() => toggleSaved(cache, listing)}
      onPointerEnter={prepare}
      onFocus={prepare}
      className="heart absolute top-1 right-1 z-10 grid size-11 place-items-center rounded-full noscript:hidden"
    >
      <HeartIcon aria-hidden="true" />
    </button>
  );
}
