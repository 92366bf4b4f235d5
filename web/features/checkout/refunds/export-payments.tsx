import { useMutation } from '@tanstack/react-query';
import type { PaymentFilter } from '../../../../shared/contract/checkout/payments.ts';
import { exportCsv } from '../../../../shared/domain/export-csv.ts';
import { getApi } from '../../../platform/api-client.ts';
import { errorMessage } from '../../../platform/error-message.ts';
import { saveText } from '../../../platform/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words.ts';

export function ExportPayments({ filter }: { filter: PaymentFilter }) {
  const download = useMutation({
    mutationFn: () => getApi().exportPayments({ query: filter }),
    onSuccess: ({ fileName, columns, rows }) => saveText(fileName, 'text/csv', exportCsv([columns, ...rows])),
    onError: (error) => toast.error(errorMessage(error)),
  });
  return (
    <Button kind="secondary" busy={download.isPending} onClick={() => download.mutate()}>
      {words.sales.download}
    </Button>
  );
}
