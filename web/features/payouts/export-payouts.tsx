import { useMutation } from '@tanstack/react-query';
import { exportCsv } from '../../../shared/domain/export-csv.ts';
import type { PayoutState } from '../../../shared/domain/payout.ts';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { saveText } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { words } from '../../words.ts';

export function ExportPayouts({ state }: { state: PayoutState | undefined }) {
  const download = useMutation({
    mutationFn: () => getApi().exportPayouts({ query: { state } }),
    onSuccess: ({ fileName, columns, rows }) => saveText(fileName, 'text/csv', exportCsv([columns, ...rows])),
    onError: (error) => toast.error(errorMessage(error)),
  });
  return (
    <Button kind="secondary" busy={download.isPending} onClick={() => download.mutate()}>
      {words.payouts.download}
    </Button>
  );
}
