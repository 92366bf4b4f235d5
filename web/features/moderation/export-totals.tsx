import { words } from '../../words.ts';
import { YearDownload } from '../dashboard/year-download.tsx';

export const ExportTotals = () => (
  <YearDownload
    label={words.sales.totals}
    yearLabel={words.sales.totalsYear}
    name="seller-totals"
    path="/exports/seller-totals.csv"
  />
);
