import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { words } from '../../words.ts';
import { FilterForm } from './filter-form.tsx';

type Props = ComponentProps<typeof FilterForm> & {
  open: boolean;
  onClose: () => void;
  onBack: () => void;
  /** On the button: how many there are, or that there are none. */
  outcome: string;
};

/** Filters in a bottom sheet for phones, with a live count on its button. */
export function FilterSheet({ open, onClose, onBack, outcome, ...form }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      onBack={onBack}
      title={words.search.filters}
    >
      <FilterForm {...form} isLive />
      <div
        data-footer
        className="-mx-6 tall:sticky bottom-0 mt-4 border-line border-t bg-surface px-6 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        <Button
          className="w-full"
          // The field keeps the focus until the click: else the keyboard closes, and the button leaves the finger.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
            onClose();
          }}
        >
          {outcome}
        </Button>
      </div>
    </Dialog>
  );
}
