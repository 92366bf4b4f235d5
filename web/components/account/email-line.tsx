import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { getIdentityClient } from '../../identity/identity-client.ts';
import type { SessionAccount } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { words } from '../../words.ts';
import { errorMessage } from '../dashboard/error-message.ts';

/** The address a person signs in with, and whether it is known to be theirs. */
export function EmailLine({ account }: { account: SessionAccount }) {
  const send = useMutation({
    mutationFn: async () => (await getIdentityClient()).sendConfirmation(account.email),
    onSuccess: () => toast.success(words.account.linkSent),
    onError: (error) => toast.error(errorMessage(error)),
  });
  return (
    <div className="grid gap-1">
      <span className="font-medium">{words.account.email}</span>
      <span className="wrap-anywhere">{account.email}</span>
      <span className="text-muted text-sm">
        {account.emailVerified ? words.account.emailConfirmed : words.account.emailOpen}
      </span>
      {account.emailVerified ? null : (
        <Button
          kind="secondary"
          size="small"
          className="mt-2 justify-self-start"
          busy={send.isPending}
          onClick={() => send.mutate()}
        >
          {words.account.sendAgain}
        </Button>
      )}
    </div>
  );
}
