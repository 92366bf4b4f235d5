import type { Receipt } from '../../../../shared/contract/checkout.ts';
import { showPrice } from '../../../platform/i18n/show-price.ts';
import { Notice, type NoticeKind } from '../../../ui/notice.tsx';
import { words } from '../../../words.ts';
import { HandoverSteps } from './handover-steps.tsx';

const kinds = {
  pending: 'info',
  partly: 'info',
  refunded: 'success',
  failed: 'warning',
} satisfies Record<string, NoticeKind>;

/** Shows the steps after payment: handover and any refund (reliability 3.13). */
export function NextSteps({ receipt }: { receipt: Receipt }) {
  const { refund, refunded = '0', transferred } = receipt;
  return (
    <div className="grid gap-8">
      {refund ? (
        <section className="grid gap-4">
          <h2 className="text-2xl">{words.receipt.refundTitle}</h2>
          <Notice kind={kinds[refund]}>
            {transferred && (refund === 'refunded' || refund === 'partly')
              ? words.receipt.refund.transferred(showPrice(refunded), showPrice(transferred))
              : words.receipt.refund[refund](showPrice(refunded))}
          </Notice>
        </section>
      ) : null}
      {refund === undefined || refund === 'partly' ? <Handover receipt={receipt} /> : null}
    </div>
  );
}

function Handover({ receipt }: { receipt: Receipt }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{words.receipt.next}</h2>
      <HandoverSteps receipt={receipt} />
    </section>
  );
}
