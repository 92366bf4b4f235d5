import type { DetailedFulfillment } from '../../../../shared/contract/fulfillment.ts';
import { saleReasonText } from '../../../platform/i18n/sale-reason.ts';
import { words } from '../../../words.ts';

type Props = Pick<DetailedFulfillment, 'absence'> & { reader: DetailedFulfillment['role'] };

/** The report of the person who waited. @param reader who is "you" */
export function AbsenceDetails({ absence, reader }: Props) {
  if (!absence) return null;
  const { by, reason, text } = absence;
  return (
    <dl dir="auto" className="[&_dd]:wrap-anywhere [&_dd]:whitespace-pre-line [&_dt]:font-medium">
      <dt>{words.disputes.waited[by === reader ? 'you' : by]}</dt>
      <dd className="text-muted">{[saleReasonText(reason), text].filter(Boolean).join('\n')}</dd>
    </dl>
  );
}
