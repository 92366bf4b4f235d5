import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Payment } from '../../../../shared/contract/checkout/payments.ts';
import { DisputeDeadline, useDispute } from './use-dispute.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const getDispute = vi.hoisted(() =>
  vi.fn(async () => ({ status: 'open', evidenceSent: false, amount: '120', reason: '' })),
);
vi.mock('../../../platform/api-client.ts', () => ({ getApi: () => ({ getDispute }) }));
vi.stubGlobal('matchMedia', () => ({ matches: true }));

const dueBy = '2026-03-09T10:00:00.000Z';
const payments = [{ answered: false, dueBy }, { answered: false }, { answered: true, dueBy }].map(
  (bank, at) => ({ id: `${at}`, title: `Chair ${at}`, state: 'disputed', intentId: `pi_${at}`, bank }) as Payment,
);

function Rows() {
  const { buttonFor, form } = useDispute(['payments']);
  return (
    <>
      {payments.map((payment) => (
        <p key={payment.id}>
          {payment.bank ? <DisputeDeadline bank={payment.bank} /> : null}
          {buttonFor(payment)}
        </p>
      ))}
      {form}
    </>
  );
}

it('shows a list of disputed payments without a call for each, and reads the one that is answered', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
  });
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Rows />
      </QueryClientProvider>,
    ),
  );
  expect(getDispute).not.toHaveBeenCalled();
  const rows = [...page.querySelectorAll('p')];
  expect(rows.map((row) => row.textContent?.includes('Mar 9, 2026'))).toEqual([true, false, false]);
  expect(rows.map((row) => row.querySelector('button') !== null)).toEqual([true, true, false]);
  await act(async () => page.querySelector('button')?.click());
  expect(getDispute.mock.calls).toEqual([[{ params: { id: '0' } }]]);
});
