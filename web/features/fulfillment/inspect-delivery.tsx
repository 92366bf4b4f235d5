import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import type { SaleReason } from '../../../shared/words/fulfillment/sale-reasons.ts';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { showDate, showTime } from '../../platform/i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import { ReportDialog } from './report-dialog.tsx';
import { useAct } from './use-act.ts';

const ofParcel: readonly SaleReason[] = ['not_arrived', 'arrived_damaged', 'other_arrived', 'other_reason'];
const ofDelivery: readonly SaleReason[] = [
  'is_damaged',
  'not_as_described',
  'size_wrong',
  'part_missing',
  'other_reason',
];

/** The buyer confirms, or reports a problem. */
export function InspectDelivery({ one }: { one: DetailedFulfillment }) {
  const confirm = useAct(() => getApi().confirmFulfillment({ params: { id: one.id } }));
  const said = words.disputes;
  const isParcel = one.state === 'arranged';
  if (one.role !== 'buyer') return null;
  return (
    <div className="grid gap-3">
      {one.deadlineAt ? (
        <p className="text-muted">
          {(isParcel ? said.parcelUntil : said.inspectUntil)(
            `${showDate(one.deadlineAt)}, ${showTime(one.deadlineAt)}`,
          )}
        </p>
      ) : null}
      {confirm.error ? <Notice kind="error">{errorMessage(confirm.error)}</Notice> : null}
      <Button
        className="justify-self-start max-sm:w-full"
        busy={confirm.isPending}
        busyLabel={words.endingSale.sending}
        onClick={() => {
          if (!confirm.isPending) confirm.mutate(undefined);
        }}
      >
        {isParcel ? said.arrived : said.allWell}
      </Button>
      <ReportDialog
        act={said.report}
        explained={said.reportText}
        reasons={isParcel ? ofParcel : ofDelivery}
        otherName={one.other.name}
        kind="secondary"
        photos="possible"
        send={(body) => getApi().reportProblem({ params: { id: one.id }, body })}
      />
    </div>
  );
}
