import { Dialog } from '@base-ui/react/dialog';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useState } from 'react';
import type { Listing } from '../../../shared/contract/listings.ts';
import { lookUp } from '../../../shared/domain/look-up.ts';
import { pictureSrcSet } from '../../../shared/domain/picture.ts';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { words } from '../../words.ts';
import { useZoom } from './use-zoom.ts';

type Props = {
  images: readonly Pick<Listing['images'][number], 'url' | 'width' | 'height'>[];
  nameOf: (index: number) => string;
  at: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

const button =
  'grid size-11 place-items-center rounded-full bg-surface text-ink shadow-card motion-quick hover:bg-sunken aria-disabled:not-focus:invisible aria-disabled:text-muted';

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const steps: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1 };

/** Full-screen picture with zoom, pan, swipe and keys. */
export function PictureZoom({ images, nameOf, at, onShow, onClose }: Props) {
  const [index, setIndex] = useState(at);
  const { frame, picture, isLarge, shrink, push, step, handlers } = useZoom((way) => show(index + way), onClose);
  useBackCloses(true, onClose);
  const image = images[index];
  if (!image) return null;

  const show = (next: number) => {
    if (next < 0 || next >= images.length) return;
    setIndex(next);
    shrink();
    onShow(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const way = lookUp(steps, event.key);
    // With Ctrl or ⌘ the browser zooms the page.
    if (way && !event.ctrlKey && !event.metaKey) step(way);
    const [right, down] = lookUp(arrows, event.key) ?? [0, 0];
    if (isLarge && (right || down)) {
      event.preventDefault();
      push(right, down);
    } else if (right) show(index + right);
  };

  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Popup onKeyDown={onKeyDown} className="fixed inset-0 z-60 bg-paper text-ink">
          <Dialog.Title className="sr-only">{nameOf(index)}</Dialog.Title>
          <div ref={frame} className="size-full overflow-auto overscroll-contain">
            <button
              ref={picture}
              type="button"
              aria-label={words.listingPage.enlarge}
              aria-pressed={isLarge}
              {...handlers}
              className={`block size-full max-w-none ${isLarge ? 'touch-manipulation' : 'touch-none'} select-none ${isLarge ? 'cursor-zoom-out active:cursor-grabbing' : 'cursor-zoom-in'}`}
            >
              <img
                key={image.url}
                src={image.url}
                srcSet={pictureSrcSet(image.url)}
                sizes={isLarge ? '200vw' : '100vw'}
                alt={nameOf(index)}
                width={image.width}
                height={image.height}
                draggable={false}
                className="size-full object-contain"
              />
            </button>
          </div>
          <div className="pointer-events-none absolute inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] flex justify-between *:pointer-events-auto">
            <button
              type="button"
              aria-label={words.listingPage.previousPhoto}
              aria-disabled={index === 0}
              onClick={() => show(index - 1)}
              className={button}
            >
              <ChevronLeft aria-hidden="true" className="size-5" />
            </button>
            <p
              aria-hidden="true"
              className="self-center rounded-full bg-surface px-3 py-1 text-sm tabular-nums shadow-card"
            >
              {words.listingPage.photoOf(index + 1, images.length)}
            </p>
            <button
              type="button"
              aria-label={words.listingPage.nextPhoto}
              aria-disabled={index === images.length - 1}
              onClick={() => show(index + 1)}
              className={button}
            >
              <ChevronRight aria-hidden="true" className="size-5" />
            </button>
          </div>
          <Dialog.Close aria-label={words.ui.close} className={`${button} absolute top-4 right-4`}>
            <X aria-hidden="true" className="size-5" />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
