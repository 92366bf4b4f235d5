import { Dialog as Primitive } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { words } from '../words.ts';
import { useStartInField } from './start-in-field.ts';
import { useBackCloses } from './use-back-closes.ts';
import { usePullDown } from './use-pull-down.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Closes the dialog after Back; by default `onOpenChange(false)`. */
  onBack?: () => void;
  title: string;
  description?: string;
  /** Wide for a picture beside text. */
  width?: 'narrow' | 'wide';
  /** Opening adds a history entry, so that Back closes it. */
  hasEntry?: boolean;
  children: ReactNode;
};

const widths = { narrow: 'sm:max-w-md', wide: 'sm:max-w-4xl' };

const popupStyle =
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col scroll-pt-(--header) overflow-y-auto has-[[data-footer]]:scroll-pb-24 overscroll-contain rounded-t-2xl bg-surface text-ink shadow-raised motion-calm data-[ending-style]:translate-y-8 data-[starting-style]:translate-y-8 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0 sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:rounded-card';

/** Publishes the header's height: a title may take several lines. */
function publishHeight(header: HTMLElement | null): (() => void) | undefined {
  if (!header) return undefined;
  const watch = new ResizeObserver(() =>
    header.parentElement?.style.setProperty('--header', `${header.offsetHeight}px`),
  );
  watch.observe(header);
  return () => watch.disconnect();
}

/** Modal dialog; a bottom sheet on a phone. Starts in the first field of its form. */
export function Dialog({
  open,
  onOpenChange,
  onBack = () => onOpenChange(false),
  title,
  description,
  width = 'narrow',
  hasEntry = false,
  children,
}: Props) {
  useBackCloses(open && !hasEntry, onBack);
  const pull = usePullDown(() => onOpenChange(false));
  const { content, initialFocus } = useStartInField();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Backdrop className="fixed inset-0 z-40 bg-backdrop motion-calm data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Primitive.Popup initialFocus={initialFocus} className={`${popupStyle} ${widths[width]}`}>
          <header
            ref={publishHeight}
            {...pull}
            className="tall:sticky top-0 z-10 flex touch-none sm:touch-auto shrink-0 items-start justify-between gap-4 bg-surface px-6 pt-5 pb-2"
          >
            <Primitive.Title className="wrap-anywhere mt-1.5 line-clamp-3 min-w-0 text-2xl leading-tight max-sm:text-xl">
              {title}
            </Primitive.Title>
            <Primitive.Close
              aria-label={words.ui.close}
              className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-muted motion-quick hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </Primitive.Close>
          </header>
          <div ref={content} className="px-6 pt-2 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
            {description ? (
              <Primitive.Description className="-mt-2 pb-4 text-muted">{description}</Primitive.Description>
            ) : null}
            {children}
          </div>
        </Primitive.Popup>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
