import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ModerationCase } from '../../../shared/contract/cases.ts';
import type { Payment } from '../../../shared/contract/checkout/payments.ts';
import type { ReturnRequest } from '../../../shared/contract/checkout/returns.ts';
import type { CaseFile } from '../../../shared/contract/fulfillment/disputes.ts';
import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import type { SellerBalance } from '../../../shared/contract/payouts/balances.ts';
import type { Payout } from '../../../shared/contract/payouts.ts';
import { type SessionAccount, setSession } from '../../platform/session.ts';
import { useAdminActs } from '../admin/use-admin-acts.tsx';
import { DecisionForm } from '../cases/decision-form.tsx';
import { ReportDialog } from '../cases/report-dialog.tsx';
import { useDispute } from '../checkout/refunds/use-dispute.tsx';
import { useRefund } from '../checkout/refunds/use-refund.tsx';
import { ReturnDialog } from '../checkout/returns/return-dialog.tsx';
import { useReturnAnswer } from '../checkout/returns/use-return-answer.tsx';
import { WithdrawDialog } from '../checkout/returns/withdraw-dialog.tsx';
import { ArrangeTime } from '../fulfillment/arrange-time.tsx';
import { DecideForm } from '../fulfillment/disputes/decide-form.tsx';
import { DisputePanel } from '../fulfillment/disputes/dispute-panel.tsx';
import { EndSale } from '../fulfillment/end-sale.tsx';
import { InspectDelivery } from '../fulfillment/inspect-delivery.tsx';
import { LowerPrice } from '../fulfillment/lower-price.tsx';
import { MissedHandover } from '../fulfillment/missed-handover.tsx';
import { OfferDialog } from '../offers/offer-dialog.tsx';
import { useMarkPaid } from '../payouts/use-mark-paid.tsx';
import { useSettleDebt } from '../payouts/use-settle-debt.tsx';
import { ReplyForm } from '../reviews/reply-form.tsx';
import { ReviewForm } from '../reviews/review-form.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const answers = vi.hoisted((): Record<string, unknown> => ({}));
vi.mock('../../platform/api-client.ts', async () => {
  const { ApiError } = await import('../../platform/api.ts');
  const call = async (name: string) => {
    if (name in answers) return answers[name];
    throw new ApiError(500, { message: 'Broken.' });
  };
  return { getApi: () => new Proxy({}, { get: (_, name) => () => call(String(name)) }) };
});

const HOUR = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const window = (hours: number) => ({ start: later(hours), end: later(hours + 1) });
const opened = { openedBy: 'buyer', reason: 'Broken', text: '', openedAt: later(-1), state: 'decided' } as const;
const sale = (facts: object) =>
  ({
    id: '1',
    title: 'Oak chair',
    role: 'buyer',
    other: { id: '3', name: 'Sal' },
    state: 'arranged',
    method: 'pickup',
    timeZone: 'UTC',
    priceCents: 9_000,
    changesLeft: 2,
    windows: [],
    window: null,
    photos: [],
    ...facts,
  }) as unknown as DetailedFulfillment;
const chair = { id: '1', title: 'Oak chair' };
const payment = { ...chair, state: 'paid', intentId: 'pi_1', price: '120', buyerName: 'Bo' } as unknown as Payment;
const payout = { ...chair, amountCents: 18_400, sellerName: 'Sal', state: 'owed', sentBy: 'operator' } as Payout;
const debt = { sellerId: '2', sellerName: 'Sal', hasLeft: true, owedCents: 5_000 } as SellerBalance;
const subject = { language: 'en', displayName: 'Sal' };
const moderated = { id: '1', kind: 'listing', state: 'open', subject, title: 'Oak chair' } as unknown as ModerationCase;
const remove = { label: 'Remove', run: async () => undefined, done: '', question: 'Remove it?', needsReason: true };

function Answer() {
  const { begin, dialog } = useReturnAnswer();
  const press = () => begin({ request: chair as ReturnRequest, answer: 'declined' });
  return [
    <button key="1" type="button" onClick={press}>
      Decline
    </button>,
    dialog,
  ];
}
const Refund = () => row(useRefund(['payments']), payment);
const BankEvidence = () => {
  const { buttonFor, form } = useDispute(['payments']);
  return [buttonFor({ ...payment, bank: { answered: false } } as Payment), form];
};
type List<One> = { cellFor: (one: One) => ReactNode; dialog: ReactNode };
const row = <One,>({ cellFor, dialog }: List<One>, one: One): ReactNode => [cellFor(one), dialog];
const nothing = () => undefined;

type Row = { form: () => ReactNode; open?: string; hasReason?: boolean };
/** `open`: the button in front of the form. */
const forms: Record<string, Row> = {
  'a report': { form: () => <ReportDialog kind="listing" targetId="1" open onOpenChange={nothing} />, hasReason: true },
  'a cancellation': { form: () => <EndSale one={sale({ state: 'arranging' })} />, open: 'Cancel', hasReason: true },
  'a refusal at the door': { form: () => <EndSale one={sale({ window: window(1) })} />, open: 'Refuse it' },
  'a no-show': { form: () => <MissedHandover one={sale({ window: window(-3) })} />, open: 'Sal' },
  'a problem': { form: () => <InspectDelivery one={sale({ state: 'inspecting' })} />, open: 'Report a problem' },
  evidence: {
    form: () => <DisputePanel one={sale({ state: 'disputed', dispute: { ...opened, acceptsEvidence: true } })} />,
    open: 'Say what happened',
  },
  'an appeal of a dispute': { form: () => <DisputePanel one={sale({ dispute: { ...opened, canAppeal: true } })} /> },
  'a price reduction': { form: () => <LowerPrice one={sale({})} />, open: 'price' },
  times: { form: () => <ArrangeTime one={sale({ state: 'arranging' })} /> },
  'an offer': {
    form: () => <OfferDialog open onOpenChange={nothing} listing={{ ...chair, priceCents: 9_000 } as never} />,
  },
  'a review': { form: () => <ReviewForm sale={{ fulfillmentId: '1', role: 'buyer' }} /> },
  'a reply to a review': { form: () => <ReplyForm reviewId="1" name="Bo" />, open: 'Reply' },
  'a return': { form: () => <ReturnDialog paid={chair} open onOpenChange={nothing} />, hasReason: true },
  'a withdrawal': { form: () => <WithdrawDialog paid={chair} open onOpenChange={nothing} /> },
  'the answer to a return': { form: Answer, open: 'Decline' },
  'a refund': { form: Refund, open: 'Refund' },
  'evidence for the bank': { form: BankEvidence, open: 'Respond' },
  'the reference of a payout': { form: () => row(useMarkPaid(), payout), open: 'Mark' },
  'the settling of a debt': { form: () => row(useSettleDebt(), debt), open: 'Settle' },
  'the decision of a case': { form: () => <DecisionForm one={moderated} /> },
  'the decision of a dispute': {
    form: () => <DecideForm one={{ id: '1', refundableCents: 9_000, dispute: {} } as CaseFile} />,
  },
  'an admin’s act': { form: () => useAdminActs('1', [remove]), open: 'Remove' },
};

const ann: SessionAccount = { id: 'ann', displayName: 'Ann', email: 'a@x.org', type: 'buyer', verified: false };
let root: ReturnType<typeof createRoot>;

async function openPage({ form: Form, open }: Row, account = ann) {
  setSession({ status: 'signed-in', account });
  const router = createRouter({ routeTree: createRootRoute({ component: Form }), history: createMemoryHistory() });
  root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
  const opener = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(open ?? '…'));
  if (open && !field()) await act(async () => opener?.click());
  await vi.waitFor(() => expect(field(), document.body.innerHTML).toBeTruthy(), { timeout: 120_000 });
}
async function closePage() {
  await act(async () => root.unmount());
  document.body.replaceChildren();
}

const field = () =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>('textarea') ??
  [...document.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=checkbox], [type=file])')].at(-1);
async function type(text: string) {
  const typed = field();
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(typed), 'value')?.set?.call(typed, text);
    typed?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const reasons = () => document.querySelector<HTMLSelectElement>('[role=dialog] select, form select');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(answers, { getReturn: { canAsk: true, mustAccept: false } });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each(Object.keys(forms))('what was typed stays over a reload, for its account alone: %s', async (name) => {
  const row = forms[name] as Row;
  const text = name === 'times' ? '20:45' : '12.34';
  await openPage(row);
  const before = field()?.value;
  await type(text);
  const chosen = [...(reasons()?.options ?? [])].find(({ value }) => value !== '' && row.hasReason)?.value;
  if (chosen)
    await act(async () => {
      const select = reasons() as HTMLSelectElement;
      select.value = chosen;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await closePage();
  await openPage(row, { ...ann, id: 'bo' });
  expect(field()?.value).toBe(before);
  await closePage();
  await openPage(row);
  expect(field()?.value).toBe(text);
  if (chosen) expect(reasons()?.value).toBe(chosen);
  await type(before ?? '');
});

it.each(['a report', 'a review'])('goes once it was sent, and not before: %s', async (name) => {
  const row = forms[name] as Row;
  const press = () => act(async () => document.querySelector<HTMLButtonElement>('button[type=submit]')?.click());
  await openPage(row);
  await type('It is broken.');
  const star = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].at(-1);
  await act(async () => star?.click());
  await act(async () => {
    const select = reasons();
    if (!select) return;
    select.value = select.options[1]?.value ?? '';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await press();
  await vi.waitFor(() => expect(document.body.textContent).toContain('Broken.'), { timeout: 120_000 });
  expect(field()?.value).toBe('It is broken.');
  Object.assign(answers, { sendReport: { caseNumber: 'C-1' }, writeReview: {} });
  await press();
  await vi.waitFor(() => expect(localStorage).toHaveLength(0), { timeout: 120_000 });
  for (const call of ['sendReport', 'writeReview']) delete answers[call];
});
