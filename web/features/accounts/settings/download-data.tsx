import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../../platform/error-message.ts';
import { saveText } from '../../../platform/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words.ts';
import { withFreshIdToken } from './with-fresh-id-token.ts';

export function DownloadData() {
  const gather = useMutation({
    mutationFn: () => withFreshIdToken((calls) => calls.exportAccount()),
    onSuccess: (data) => saveText('settee-my-data.json', 'application/json', JSON.stringify(data, null, 2)),
    onError: (error) => toast.error(errorMessage(error)),
  });
  return (
    <Button
      kind="secondary"
      className="justify-self-start"
      busy={gather.isPending}
      busyLabel={words.account.gathering}
      onClick={() => gather.mutate()}
    >
      {words.account.download}
    </Button>
  );
}
