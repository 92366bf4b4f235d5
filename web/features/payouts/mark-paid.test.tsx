import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Payout } from '../../../shared/contract/payouts.ts';
import { useMarkPaid } from './use-mark-paid.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// The dialog starts in its field where there is a keyboard.
vi.stubGlobal('matchMedia', () => ({ matches: true }));

const payout: Payout = {
  id: '1',
  sellerId: '2',
  sellerName: 'Sal',
  listingId: '3',
  title: 'Oak chair',
  amountCents: 18_400,
  state: 'owed',
  dueAt: '2026-03-02T10:00:00.000Z',
  sentBy: 'operator',
};

function Row({ one }: { one: Payout }) {
  const { cellFor, dialog } = useMarkPaid();
  return (
    <>
      {cellFor(one)}
      {dialog}
    </>
  );
}

/** Returns what the question says before it is confirmed. */
async function question(facts: Partial<Payout>): Promise<string> {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
  });
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Row one={{ ...payout, ...facts }} />
      </QueryClientProvider>,
    ),
  );
  await act(async () => page.querySelector('button')?.click());
  return document.body.textContent ?? '';
}

it('says before a payout is marked that no bank account is known', async () => {
  expect(await question({})).toContain('The seller has given no bank details.');
});

it('says before a payout is marked that the bank account is new', async () => {
  const said = await question({ waitsFor: 'new_account', waitsUntil: '2026-03-04T10:00:00.000Z' });
  expect(said).toContain('The bank account is new.');
  expect(said).not.toContain('no bank details');
});

it('says before a payout is marked that the seller disowns the bank account', async () => {
  const said = await question({ waitsFor: 'disowned_account', waitsUntil: '2026-03-04T10:00:00.000Z' });
  expect(said).toContain('somebody else entered the bank account');
  expect(said).not.toContain('is new');
});

it('warns of nothing where a bank account is known', async () => {
  const said = await question({ to: { holder: 'Sal', account: 'DE89370400440532013000' } });
  expect(said).toContain('Mark this payout as paid?');
  expect(said).not.toMatch(/bank details|bank account/);
});
