import Search from 'lucide-react/icons/search';
import { words } from '../../words.ts';

type Props = {
  typed: string;
  onType: (typed: string) => void;
  archived: boolean;
  onArchived: (archived: boolean) => void;
};

export function InboxFilters({ typed, onType, archived, onArchived }: Props) {
  const texts = words.conversations;
  return (
    <div className="grid gap-3">
      <label className="relative block">
        <span className="sr-only">{texts.search}</span>
        <Search
          aria-hidden="true"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-5 text-muted"
        />
        <input
          type="search"
          value={typed}
          maxLength={100}
          placeholder={texts.search}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => onType(target.value)}
          className="block min-h-11 w-full rounded-control border border-edge bg-surface py-2 ps-10 pe-3 text-base placeholder:text-muted motion-quick hover:border-ink"
        />
      </label>
      <fieldset className="flex gap-2">
        <legend className="sr-only">{texts.filter}</legend>
        {[false, true].map((isArchive) => (
          <button
            key={String(isArchive)}
            type="button"
            aria-pressed={archived === isArchive}
            onClick={() => onArchived(isArchive)}
            className="min-h-9 rounded-full border border-edge px-4 font-medium text-sm motion-quick hover:border-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent pointer-coarse:min-h-11"
          >
            {isArchive ? texts.archive : texts.inbox}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
