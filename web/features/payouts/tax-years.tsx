import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { showDate } from '../../platform/i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { YearDownload } from '../../ui/year-download.tsx';
import { words } from '../../words.ts';
import { taxYearsQuery } from './payout-list-queries.ts';

/** Totals of each year, and the button that says that its report is filed. */
export function TaxYears() {
  const { data: years = [] } = useQuery(taxYearsQuery);
  const cache = useQueryClient();
  const [asked, setAsked] = useState<number>();
  const texts = words.payouts;
  const file = useMutation({
    mutationFn: (year: number) => getApi().fileTaxYear({ params: { year } }),
    onSuccess: () => toast.success(words.payouts.taxMarked),
    onError: (error) => toast.error(errorMessage(error)),
    onSettled: () => cache.invalidateQueries({ queryKey: taxYearsQuery.queryKey }),
  });
  const thisYear = new Date().getFullYear();
  return (
    <>
      <YearDownload
        label={words.payouts.taxTotals}
        yearLabel={words.payouts.taxYear}
        name="tax-totals"
        path="/tax-totals"
      />
      <ul className="grid gap-2">
        {years.map(({ year, sellers, filedAt }) => (
          <li key={year} className="flex flex-wrap items-center gap-3">
            {filedAt ? texts.taxFiled(String(year), showDate(filedAt)) : texts.taxOpen(String(year), sellers)}
            {filedAt || year >= thisYear ? null : (
              <Button kind="secondary" onClick={() => setAsked(year)}>
                {texts.taxFile}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => open || setAsked(undefined)}
        question={texts.taxQuestion(String(asked ?? ''))}
        consequence={texts.taxConsequence}
        confirmLabel={texts.taxFile}
        onConfirm={() => {
          if (asked !== undefined) file.mutate(asked);
          setAsked(undefined);
        }}
      />
    </>
  );
}
