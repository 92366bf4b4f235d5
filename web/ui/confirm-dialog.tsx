import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { words } from '../words.ts';
import { Button } from './button.tsx';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  question: string;
  /** What exactly will happen, and whether it can be undone. */
  consequence?: string;
  /** What has to be said before it can be done, such as a field for the reason. */
  children?: ReactNode;
  /** The word on the button that does it: the same verb as the button that asked. */
  confirmLabel: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  /** Where the focus goes when the dialog has closed; undefined: back to where it came from. */
  focusAfter?: () => HTMLElement | null | undefined;
};

/** Asks before an act; Escape, the backdrop's neighbour Cancel, and closing all mean no. */
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
}: Props) {
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-backdrop motion-calm data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <AlertDialog.Popup
          finalFocus={() => focusAfter?.() ?? true}
          className="fixed inset-0 z-50 m-auto grid h-fit w-[calc(100%-2rem)] max-w-md gap-5 rounded-card bg-surface p-6 text-ink shadow-raised motion-calm data-[ending-style]:scale-95 data-[starting-style]:scale-95 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
        >
          <div className="grid gap-2">
            <AlertDialog.Title className="text-2xl leading-tight">{question}</AlertDialog.Title>
            {consequence ? (
              <AlertDialog.Description className="text-muted">{consequence}</AlertDialog.Description>
            ) : null}
          </div>
          {children}
          <div className="flex flex-wrap justify-end gap-3">
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
