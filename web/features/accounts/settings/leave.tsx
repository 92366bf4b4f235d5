import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { errorMessage } from '../../../platform/error-message.ts';
import { getSession, setSession } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words.ts';
import { deletePhotosOf } from '../../images/device-photos.ts';
import { signOut } from '../login/access.ts';
import { checkSession } from '../login/live-session.ts';
import { withFreshProof } from '../proof/fresh-proof.ts';
import { withFreshIdToken } from './with-fresh-id-token.ts';

/** Removes the account. Pauses the session check, which would report another log-out. */
async function deleteAccount(): Promise<void> {
  const before = getSession();
  const pauseCheck = async () => {
    setSession({ ...before, status: 'loading' });
    // Waits for the check that has begun.
    await checkSession();
  };
  try {
    // Once more after the proof, which opens the session again.
    await withFreshProof(async () => {
      await pauseCheck();
      return withFreshIdToken((calls) => calls.deleteAccount());
    });
  } catch (error) {
    setSession(before);
    throw error;
  }
}

/** Confirms, then removes the account and opens the home page. */
export function Leave({ accountId }: { accountId: string }) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const leave = useMutation({
    async mutationFn() {
      // Loaded first: without a connection nothing is removed, and no draft stays behind.
      const { dropAllOf } = await import('../../selling/editor/product-draft.ts');
      await deleteAccount();
      return dropAllOf;
    },
    async onSuccess(dropAllOf) {
      await navigate({ to: '/' });
      await signOut();
      dropAllOf(accountId);
      await deletePhotosOf(accountId);
      toast.success(words.account.left);
    },
    onSettled: () => setOpen(false),
  });
  return (
    <div className="grid max-w-prose gap-5">
      <p className="text-muted">{words.account.leaveText}</p>
      {leave.error ? <Notice kind="error">{errorMessage(leave.error)}</Notice> : null}
      <Button kind="danger" className="justify-self-start" onClick={() => setOpen(true)}>
        {words.account.leaveButton}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        question={words.account.leaveQuestion}
        consequence={words.account.leaveText}
        confirmLabel={words.account.leaveButton}
        danger
        busy={leave.isPending}
        onConfirm={() => leave.mutate()}
      />
    </div>
  );
}
