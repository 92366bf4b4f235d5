import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../platform/error-message.ts';
import { fetchFile } from '../platform/fetch-file.ts';
import { saveResponse } from '../platform/save-response.ts';
import { Button } from './button.tsx';
import { SmallSelect } from './small-select.tsx';
import { toast } from './toast.ts';

const YEARS = 10;

type Props = {
  label: string;
  yearLabel: string;
  /** Of the file, without the year: `seller-totals`. */
  name: string;
  /** Below `/api`; the year is added to it. */
  path: string;
};

/** Downloads the CSV of a year that the admin chooses. */
export function YearDownload({ label, yearLabel, name, path }: Props) {
  const thisYear = new Date().getUTCFullYear();
  const [year, setYear] = useState(String(thisYear));
  const download = useMutation({
    mutationFn: () => saveResponse(`${name}-${year}.csv`, () => fetchFile(`${path}?year=${year}`)),
    onError: (error) => toast.error(errorMessage(error)),
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SmallSelect
        label={yearLabel}
        name="year"
        value={year}
        options={Array.from({ length: YEARS }, (_, index) => String(thisYear - index)).map((value) => ({
          value,
          label: value,
        }))}
        onChange={setYear}
      />
      <Button kind="secondary" busy={download.isPending} onClick={() => download.mutate()}>
        {label}
      </Button>
    </div>
  );
}
