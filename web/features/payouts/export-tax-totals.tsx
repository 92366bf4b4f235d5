import { YearDownload } from '../../ui/year-download.tsx';
import { words } from '../../words.ts';

/** What sellers were credited in a year, for the tax authority. */
export const ExportTaxTotals = () => (
  <YearDownload
    label={words.payouts.taxTotals}
    yearLabel={words.payouts.taxYear}
    name="tax-totals"
    path="/tax-totals"
  />
);
