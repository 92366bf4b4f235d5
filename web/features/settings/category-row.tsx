import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useId, useRef, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { words } from '../../words.ts';
import { type CategoryDraft, draftName } from './category-draft.ts';
import { CategoryFields } from './category-fields.tsx';

type Props = {
  draft: CategoryDraft;
  index: number;
  count: number;
  /** The server's errors, by field. */
  errors: Readonly<Partial<Record<string, string>>>;
  onChange: (changed: Partial<CategoryDraft>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** A category's place, and a button that opens its fields. */
export function CategoryRow({ draft, index, count, errors, onChange, onMove, onRemove }: Props) {
  const [isOpened, setOpened] = useState(draft.slug === undefined);
  const item = useRef<HTMLLIElement>(null);
  const pressed = useRef<{ direction: 'up' | 'down'; to: number }>(undefined);
  const fieldsId = useId();
  const isNew = draft.slug === undefined;
  // Errors must be visible.
  const isOpen = isOpened || Object.keys(errors).length > 0;
  const name = draftName(draft);

  // A moved element loses focus; restore it to the pressed button.
  useEffect(() => {
    const { direction, to } = pressed.current ?? {};
    if (to === index) item.current?.querySelector<HTMLElement>(`[data-move="${direction}"]`)?.focus();
    pressed.current = undefined;
  }, [index]);
  useEffect(() => {
    if (isNew) item.current?.querySelector<HTMLElement>('input')?.focus();
  }, [isNew]);

  const move = (direction: 'up' | 'down') => {
    const to = index + (direction === 'up' ? -1 : 1);
    if (to < 0 || to >= count) return;
    pressed.current = { direction, to };
    onMove(to);
  };

  return (
    <li ref={item} className="grid rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-3 p-3">
        <Picture src={draft.picture} alt="" sizes="4rem" className="aspect-4/3 w-16 shrink-0 rounded-control text-xs" />
        <div className="flex min-w-24 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <h3 dir="auto" className="wrap-anywhere font-medium">
            {name}
          </h3>
          {draft.hidden ? <Badge>{words.categorySettings.hidden}</Badge> : null}
        </div>
        <div className="ms-auto flex shrink-0">
          <IconButton
            data-move="up"
            label={words.categorySettings.up(name)}
            aria-disabled={index === 0}
            onClick={() => move('up')}
          >
            <ArrowUp aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton
            data-move="down"
            label={words.categorySettings.down(name)}
            aria-disabled={index === count - 1}
            onClick={() => move('down')}
          >
            <ArrowDown aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton
            label={isOpen ? words.categorySettings.close(name) : words.categorySettings.edit(name)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? fieldsId : undefined}
            onClick={() => setOpened(!isOpen)}
          >
            <ChevronDown aria-hidden="true" className={`size-5 motion-quick ${isOpen ? 'rotate-180' : ''}`} />
          </IconButton>
        </div>
      </div>
      {isOpen ? (
        <fieldset id={fieldsId} aria-label={name} className="grid gap-5 border-line border-t p-4">
          <CategoryFields draft={draft} name={name} errors={errors} onChange={onChange} onRemove={onRemove} />
        </fieldset>
      ) : null}
    </li>
  );
}
