import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../../platform/error-message.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words.ts';
import { getIdentityClient } from '../login/get-identity-client.ts';

/** The sign-up has sent a first one. */
export function SendLinkAgain({ email }: { email: string }) {
  const send = useMutation({
    mutationFn: async () => (await getIdentityClient()).sendConfirmation(email),
    onSuccess: () => toast.success(words.account.linkSent),
    onError: (error) => toast.error(errorMessage(error)),
  });
  return (
    <Button
      kind="secondary"
      size="small"
      className="mt-2 justify-self-start"
      busy={send.isPending}
      onClick={() => send.mutate()}
    >
      {words.account.sendAgain}
    </Button>
  );
}
