import { Dialog as Primitive } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { words } from '../words.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** Wide holds a picture beside its text. */
  width?: 'narrow' | 'wide';
  children: ReactNode;
};

const widths = { narrow: 'sm:max-w-md', wide: 'sm:max-w-4xl' };

const popupStyle =
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col overflow-y-auto overscroll-contain rounded-t-2xl bg-surface text-ink shadow-raised motion-calm data-[ending-style]:translate-y-8 data-[starting-style]:translate-y-8 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0 sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:rounded-card';

/** A window over the page that holds the focus until it is closed; on a phone it is a sheet from below. */
export function Dialog({ open, onOpenChange, title, description, width = 'narrow', children }: Props) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Backdrop className="fixed inset-0 z-40 bg-backdrop motion-calm data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Primitive.Popup className={`${popupStyle} ${widths[width]}`}>
          <header className="flex items-start justify-between gap-4 px-6 pt-5">
            <div className="grid gap-1 pt-1.5">
              <Primitive.Title className="text-2xl leading-tight">{title}</Primitive.Title>
              {description ? <Primitive.Description className="text-muted">{description}</Primitive.Description> : null}
            </div>
            <Primitive.Close
              aria-label={words.ui.close}
              className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-muted motion-quick hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </Primitive.Close>
          </header>
          <div className="px-6 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))]">{children}</div>
        </Primitive.Popup>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
