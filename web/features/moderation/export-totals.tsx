import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ApiError, lentTokens } from '../../platform/api.ts';
import { saveResponse } from '../../platform/save-response.ts';
import { Button } from '../../ui/button.tsx';
import { SmallSelect } from '../../ui/small-select.tsx';
import { words } from '../../words.ts';
import { errorMessage } from '../dashboard/error-message.ts';

const YEARS = 10;

async function fetchTotals(year: string): Promise<Response> {
  const ask = (token: string | undefined) =>
    fetch(
      `/api/exports/seller-totals.csv?year=${year}`,
      token ? { headers: { Authorization: `Bearer ${token}` } } : {},
    );
  let response = await ask(await lentTokens().token());
  if (response.status === 401) response = await ask(await lentTokens().renew());
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => ({})));
  return response;
}

export function ExportTotals() {
  const thisYear = new Date().getUTCFullYear();
  const [year, setYear] = useState(String(thisYear));
  const download = useMutation({
    mutationFn: () => saveResponse(`seller-totals-${year}.csv`, () => fetchTotals(year)),
    onError: (error) => toast.error(errorMessage(error)),
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SmallSelect
        label={words.sales.totalsYear}
        name="year"
        value={year}
        options={Array.from({ length: YEARS }, (_, index) => String(thisYear - index)).map((value) => ({
          value,
          label: value,
        }))}
        onChange={setYear}
      />
      <Button kind="secondary" busy={download.isPending} onClick={() => download.mutate()}>
        {words.sales.totals}
      </Button>
    </div>
  );
}
