import { YearDownload } from '../../ui/year-download.tsx';
import { words } from '../../words.ts';

export const ExportTotals = () => (
  <YearDownload
    label={words.sales.totals}
    yearLabel={words.sales.totalsYear}
    name="seller-totals"
    path="/exports/seller-totals.csv"
  />
);
