import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../../platform/error-message.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words.ts';
import { getIdentityClient } from '../login/get-identity-client.ts';

type Props = {
  email: string;
  wasSent: boolean;
};

export function SendLinkAgain({ email, wasSent }: Props) {
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
      {wasSent || send.isSuccess ? words.account.sendAgain : words.account.sendLink}
    </Button>
  );
}
