import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import GripVertical from 'lucide-react/icons/grip-vertical';
import X from 'lucide-react/icons/x';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { words } from '../../../words.ts';
import type { Photo } from '../../images/use-photo-list.ts';

type Props = {
  photo: Photo;
  index: number;
  count: number;
  isDragged: boolean;
  handle: (kinds: readonly string[]) => ComponentProps<'div'>;
  onStep: (to: number) => void;
  onRetry: () => void;
  onRemove: () => void;
};

export function PhotoTile({ photo, index, count, isDragged, handle, onStep, onRetry, onRemove }: Props) {
  const item = useRef<HTMLLIElement>(null);
  const pressed = useRef<{ move: 'earlier' | 'later'; target: number }>(undefined);

  // A moved element loses focus; restore it to the pressed button.
  useEffect(() => {
    const { move, target } = pressed.current ?? {};
    if (target === index) item.current?.querySelector<HTMLElement>(`[data-move="${move}"]`)?.focus();
    pressed.current = undefined;
  }, [index]);

  const step = (by: -1 | 1) => {
    const target = index + by;
    if (target < 0 || target >= count) return;
    pressed.current = { move: by < 0 ? 'earlier' : 'later', target };
    onStep(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined;
    if (!by) return;
    event.preventDefault();
    step(by);
  };
  const action = (word: string) => words.photos.of(word, index + 1);

  return (
    <li
      ref={item}
      className={`@container grid content-start gap-1.5 rounded-card ${index === 0 ? 'col-span-2' : ''} ${isDragged ? 'opacity-60 ring-2 ring-accent' : ''}`}
    >
      <div className="relative">
        <div {...handle(['mouse'])} className={count > 1 ? 'cursor-grab' : ''}>
          <img
            src={photo.preview}
            alt={words.photos.preview(index + 1, count)}
            draggable={false}
            className="aspect-4/3 w-full select-none rounded-card bg-sunken object-cover"
          />
        </div>
        {index === 0 ? (
          <p className="absolute top-2 left-2">
            <Badge tone="accent">{words.photos.main}</Badge>
          </p>
        ) : null}
        <div className="absolute top-2 right-2">
          <IconButton raised label={action(words.photos.remove)} onClick={onRemove}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
        {count > 1 ? (
          <div className="absolute inset-x-2 bottom-2 flex justify-between gap-1">
            <IconButton
              raised
              data-move="earlier"
              label={action(words.photos.earlier)}
              aria-disabled={index === 0}
              onKeyDown={onKeyDown}
              onClick={() => step(-1)}
            >
              <ArrowLeft aria-hidden="true" className="size-5" />
            </IconButton>
            <div
              {...handle(['touch', 'pen', 'mouse'])}
              aria-hidden="true"
              title={words.photos.drag}
              className="hidden size-10 cursor-grab touch-none place-items-center rounded-full bg-surface text-muted shadow-card @[9rem]:grid"
            >
              <GripVertical className="size-5" />
            </div>
            <IconButton
              raised
              data-move="later"
              label={action(words.photos.later)}
              aria-disabled={index === count - 1}
              onKeyDown={onKeyDown}
              onClick={() => step(1)}
            >
              <ArrowRight aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
        ) : null}
      </div>
      <Progress photo={photo} />
      {photo.step === 'failed' ? (
        <div>
          <Button kind="secondary" size="small" onClick={onRetry}>
            {words.photos.retry}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function Progress({ photo }: { photo: Photo }) {
  if (photo.step === 'queued') return <p className="text-muted text-sm">{words.photos.queued}</p>;
  if (photo.step !== 'sending') return null;
  const { percent } = photo;
  return (
    <div className="grid gap-1">
      <progress
        max={100}
        value={percent}
        aria-label={words.photos.uploading(percent)}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
      />
      <p className="text-muted text-sm">{percent < 100 ? words.photos.uploading(percent) : words.photos.preparing}</p>
    </div>
  );
}
