import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { words } from '../../words.ts';
import { FilterForm } from './filter-form.tsx';

type Props = ComponentProps<typeof FilterForm> & {
  open: boolean;
  onClose: () => void;
  onBack: () => void;
  /** Text of the button: the number of results. */
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
          // Keeps the focus in the field until the click: otherwise the keyboard closes and moves the button.
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
