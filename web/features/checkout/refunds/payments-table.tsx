import type { QueryKey } from '@tanstack/react-query';
import type { Payment } from '../../../../shared/contract/checkout/payments.ts';
import type { ReturnAnswer } from '../../../../shared/domain/returns.ts';
import { showDate, showMoney } from '../../../platform/i18n/formats.ts';
import { showPrice } from '../../../platform/i18n/show-price.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { words } from '../../../words.ts';
import { PersonLink } from '../../accounts/person-link.tsx';
import { ListingName } from '../../listings/listing-name.tsx';
import { ReturnDetails } from '../returns/return-details.tsx';
import { useReturnAnswer } from '../returns/use-return-answer.tsx';
import { ProviderId } from './provider-id.tsx';
import { DisputeDeadline, useDispute } from './use-dispute.tsx';
import { useRefund } from './use-refund.tsx';
import { useRetryPart } from './use-retry-part.tsx';
import { useTransfer } from './use-transfer.tsx';

const tones: Record<Payment['state'], Tone> = {
  paid: 'positive',
  refund_pending: 'neutral',
  refunded: 'neutral',
  refund_failed: 'danger',
  disputed: 'warning',
};

type AnswerFor = (payment: Payment) => ((answer: ReturnAnswer) => void) | undefined;

const columns = (answerFor: AnswerFor): Column<Payment>[] => [
  {
    key: 'name',
    header: words.sales.name,
    names: true,
    cell: ({ title, category }) => <ListingName title={title} category={category} />,
  },
  {
    key: 'buyer',
    header: words.sales.buyer,
    cell: ({ buyerId, buyerName, buyerEmail }) => <PersonLink id={buyerId} name={buyerName} email={buyerEmail} />,
  },
  {
    key: 'seller',
    header: words.sales.seller,
    cell: ({ sellerId, sellerName, sellerEmail }) => <PersonLink id={sellerId} name={sellerName} email={sellerEmail} />,
  },
  {
    key: 'paid',
    header: words.sales.paid,
    cell: ({ price, deliveryCents, paidAt }) => (
      <span className="grid text-end tabled:text-start">
        <span className="price">{showPrice(price)}</span>
        {deliveryCents ? (
          <span className="text-muted text-sm">{words.delivery.ofWhich(showMoney(deliveryCents))}</span>
        ) : null}
        <time dateTime={paidAt} className="whitespace-nowrap text-muted text-sm">
          {showDate(paidAt)}
        </time>
      </span>
    ),
  },
  {
    key: 'state',
    header: words.sales.state,
    cell: (payment) => <State payment={payment} onAnswer={answerFor(payment)} />,
  },
  {
    key: 'intent',
    header: words.sales.intent,
    cell: ({ intentId }) =>
      intentId ? (
        <ProviderId id={intentId} />
      ) : (
        <span className="text-muted text-sm tabled:block tabled:max-w-32">{words.sales.noCard}</span>
      ),
  },
];

type Props = {
  caption: string;
  rows: readonly Payment[];
  queryKey: QueryKey;
};

export function PaymentsTable({ caption, rows, queryKey }: Props) {
  const { cellFor, dialog } = useRefund(queryKey);
  const { buttonFor, form } = useDispute(queryKey);
  const { retryFor, retryDialog } = useRetryPart(queryKey);
  const { transferFor, transferDialog } = useTransfer(queryKey);
  const { begin, dialog: answerDialog } = useReturnAnswer({ queryKey, byShop: true });
  const answerFor = ({ title, returnRequest: request, obstacle }: Payment) =>
    request?.shopDecides && !obstacle
      ? (answer: ReturnAnswer) => begin({ request: { id: request.id, title }, answer })
      : undefined;
  return (
    <>
      {dialog}
      {form}
      {retryDialog}
      {transferDialog}
      {answerDialog}
      <DataTable
        breakpoint="wide"
        caption={caption}
        columns={[
          ...columns(answerFor),
          {
            key: 'actions',
            header: words.sales.actions,
            headerHidden: true,
            align: 'end',
            cell: (payment) => (
              <span className="grid justify-items-end gap-2">
                {retryFor(payment)}
                {buttonFor(payment) ?? cellFor(payment)}
                {transferFor(payment)}
              </span>
            ),
          },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </>
  );
}

type StateProps = { payment: Payment; onAnswer: ReturnType<AnswerFor> };

function State({ payment, onAnswer }: StateProps) {
  const { bank, waitsForBank, title, state, refunded, owedCents, failedPart, returnRequest } = payment;
  return (
    <span className="grid justify-items-end gap-1 tabled:min-w-38 tabled:max-w-44 tabled:justify-items-start tabled:*:whitespace-normal">
      <Badge tone={tones[state]}>{words.sales.states[state]}</Badge>
      {waitsForBank ? <span className="text-sm">{words.sales.waitsForBank}</span> : null}
      {bank ? <DisputeDeadline bank={bank} /> : null}
      {owedCents && !failedPart ? (
        <span className="text-danger text-sm">{words.sales.owed(showMoney(owedCents))}</span>
      ) : null}
      {failedPart ? <span className="text-danger text-sm">{words.sales.partFailed(showPrice(failedPart))}</span> : null}
      {refunded && state !== 'refunded' ? (
        <span className="text-sm">{words.sales.partly(showPrice(refunded))}</span>
      ) : null}
      {returnRequest ? <ReturnDetails title={title} request={returnRequest} onAnswer={onAnswer} /> : null}
    </span>
  );
}
