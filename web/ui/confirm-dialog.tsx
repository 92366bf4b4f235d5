import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { words } from '../words.ts';
import { Button } from './button.tsx';
import { findField } from './start-in-field.ts';
import { useBackCloses } from './use-back-closes.ts';
import { usePullDown } from './use-pull-down.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  question: string;
  /** What will happen, and whether it can be undone. */
  consequence?: string;
  children?: ReactNode;
  /** Same verb as the button that opened the dialog. */
  confirmLabel: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  /** Focus target after closing; default: the opener. */
  focusAfter?: () => HTMLElement | null | undefined;
  /** For the question whether to leave the page: Back would only leave a history entry of the dialog. */
  asksToLeave?: boolean;
};

/**
 * Confirmation dialog, a bottom sheet on a phone; Escape, Cancel, a pull and closing mean no. Starts in its first field or on
 * Cancel.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  question,
  consequence,
  children,
  confirmLabel,
  danger = false,
  busy = false,
  onConfirm,
  focusAfter,
  asksToLeave = false,
}: Props) {
  useBackCloses(open && !asksToLeave, () => onOpenChange(false));
  const pull = usePullDown(() => onOpenChange(false));
  const popup = useRef<HTMLDivElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-backdrop motion-calm data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <AlertDialog.Popup
          ref={popup}
          initialFocus={() => findField(popup.current) ?? cancel.current}
          finalFocus={() => focusAfter?.() ?? true}
          className="fixed inset-x-0 bottom-0 z-50 grid max-h-[92dvh] gap-5 overflow-y-auto overscroll-contain rounded-t-2xl bg-surface p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-ink shadow-raised motion-calm sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-2rem)] sm:w-[calc(100%-2rem)] sm:max-w-md sm:rounded-card data-[ending-style]:opacity-0 data-[starting-style]:opacity-0 max-sm:data-[ending-style]:translate-y-8 max-sm:data-[starting-style]:translate-y-8 sm:data-[ending-style]:scale-95 sm:data-[starting-style]:scale-95"
        >
          <div className="grid gap-2">
            <AlertDialog.Title
              {...pull}
              className="-mx-6 -mt-6 touch-none px-6 pt-6 text-2xl leading-tight max-sm:text-xl sm:touch-auto"
            >
              {question}
            </AlertDialog.Title>
            {consequence ? (
              <AlertDialog.Description className="text-muted">{consequence}</AlertDialog.Description>
            ) : null}
          </div>
          {children}
          <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
            <AlertDialog.Close ref={cancel} render={<Button kind="secondary" />}>
              {words.ui.cancel}
            </AlertDialog.Close>
            <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
