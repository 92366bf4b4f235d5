import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { showDate, showTime } from '../../platform/i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import { isAssumed } from './is-assumed.ts';
import { problemReasons } from './problem-reasons.ts';
import { ReportDialog } from './report-dialog.tsx';
import { useOpenStep } from './unsent-step.tsx';
import { useSaleAction } from './use-sale-action.ts';

/** The buyer confirms, or reports a problem. */
export function InspectDelivery({ one }: { one: DetailedFulfillment }) {
  const confirm = useSaleAction(
    () => getApi().confirmFulfillment({ params: { id: one.id } }),
    undefined,
    () => noteFailure(),
  );
  const texts = words.disputes;
  const isParcel = one.state === 'arranged';
  const mayMiss = isParcel || isAssumed(one);
  const yes = isParcel ? texts.arrived : mayMiss ? texts.arrivedWell : texts.allWell;
  const noteFailure = useOpenStep({
    step: 'confirm',
    isOpen: confirm.isError,
    isSending: confirm.isPending,
    act: yes,
    text: '',
  });
  if (one.role !== 'buyer') return null;
  return (
    <div className="grid gap-3">
      {one.deadlineAt ? (
        <p className="text-muted">
          {(isParcel ? texts.parcelUntil : one.isBankDisputed ? words.fulfillment.youCheckUntil : texts.inspectUntil)(
            `${showDate(one.deadlineAt)}, ${showTime(one.deadlineAt)}`,
          )}
        </p>
      ) : null}
      {confirm.error ? <Notice kind="error">{errorMessage(confirm.error)}</Notice> : null}
      <Button
        kind={one.isBankDisputed ? 'secondary' : 'primary'}
        className="justify-self-start max-sm:w-full"
        busy={confirm.isPending}
        busyLabel={words.endingSale.sending}
        onClick={() => {
          if (!confirm.isPending) confirm.mutate(undefined);
        }}
      >
        {yes}
      </Button>
      <ReportDialog
        draftOf={`problem-${one.id}`}
        act={texts.report}
        explained={mayMiss ? texts.notArrivedText : texts.reportText}
        reasons={problemReasons(one)}
        label={words.endingSale.text(one.other.name)}
        kind="secondary"
        photos="possible"
        send={(body) => getApi().reportProblem({ params: { id: one.id }, body })}
      />
    </div>
  );
}
