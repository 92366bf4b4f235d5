import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { words } from '../words.ts';
import { Button } from './button.tsx';
import { useBackCloses } from './use-back-closes.ts';

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
  /** It asks whether to leave; an entry more would be left instead. */
  asksToLeave?: boolean;
};

/** Confirmation dialog; Escape, Cancel and closing mean no. */
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
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-backdrop motion-calm data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <AlertDialog.Popup
          finalFocus={() => focusAfter?.() ?? true}
          className="fixed inset-0 z-50 m-auto grid h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-md overflow-y-auto overscroll-contain gap-5 rounded-card bg-surface p-6 text-ink shadow-raised motion-calm data-[ending-style]:scale-95 data-[starting-style]:scale-95 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
        >
          <div className="grid gap-2">
            <AlertDialog.Title className="text-2xl leading-tight">{question}</AlertDialog.Title>
            {consequence ? (
              <AlertDialog.Description className="text-muted">{consequence}</AlertDialog.Description>
            ) : null}
          </div>
          {children}
          <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
            <AlertDialog.Close render={<Button kind="secondary" />}>{words.ui.cancel}</AlertDialog.Close>
            <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
