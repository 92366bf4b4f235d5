import { useMutation } from '@tanstack/react-query';
import { accountCan } from '../../../../shared/domain/account.ts';
import { getApi } from '../../../platform/api-client.ts';
import { errorMessage } from '../../../platform/error-message.ts';
import type { SessionAccount } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useFocusStays } from '../../../ui/use-focus-stays.ts';
import { words } from '../../../words.ts';
import { openSession } from '../login/access.ts';

export function StartSelling({ account }: { account: SessionAccount }) {
  const place = useFocusStays<HTMLDivElement>();
  const start = useMutation({
    mutationFn: () => getApi().startSelling(),
    async onSuccess() {
      await openSession();
      toast.success(words.account.sellingStarted);
    },
    onError: (error) => toast.error(errorMessage(error)),
  });
  return (
    <div {...place} className="justify-self-start outline-none">
      {accountCan.sell(account) ? (
        <LinkButton to="/dashboard/add-item">{words.dashboard.addProduct}</LinkButton>
      ) : (
        <Button busy={start.isPending} busyLabel={words.account.saving} onClick={() => start.mutate()}>
          {words.account.startSelling}
        </Button>
      )}
    </div>
  );
}
