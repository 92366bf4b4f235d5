import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { fulfillmentStates } from '../../../shared/domain/fulfillment.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { AgreedTime } from './agreed-time.tsx';
import { ArrangeTime } from './arrange-time.tsx';
import { EndSale } from './end-sale.tsx';
import { fulfillmentQuery } from './fulfillment-query.ts';
import { FulfillmentScreen } from './fulfillment-screen.tsx';
import { HandoverPlace } from './handover-place.tsx';
import { NextStep } from './next-step.tsx';
import { SaleRow } from './sales/sale-row.tsx';

vi.mock('../../ui/stay-to-save.tsx', () => ({ StayToSave: () => null }));
vi.mock('@tanstack/react-router', async (load) => ({
  ...(await load<object>()),
  Link: ({ children }: { children: ReactNode }) => <span>{children}</span>,
}));
vi.mock('../../ui/link-button.tsx', () => ({
  LinkButton: ({ children }: { children: ReactNode }) => <span>{children}</span>,
}));

const HOUR = 3_600_000;
const window = (hours: number) => ({
  start: new Date(Date.now() + hours * HOUR).toISOString(),
  end: new Date(Date.now() + (hours + 1) * HOUR).toISOString(),
});

const saleOf = (facts: Partial<DetailedFulfillment>) =>
  ({
    id: '1',
    title: 'Oak chair',
    role: 'buyer',
    other: { id: '3', name: 'Sal' },
    state: 'arranged',
    method: 'pickup',
    timeZone: 'UTC',
    changesLeft: 2,
    windows: [],
    window: null,
    ...facts,
  }) as DetailedFulfillment;

function drawn(screen: ReactNode) {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{screen}</QueryClientProvider>);
  const buttons = [...page.querySelectorAll('button')].map(({ textContent }) => textContent ?? '');
  const primary = buttonStyle('primary')
    .split(' ')
    .filter((name) => !buttonStyle('secondary').split(' ').includes(name));
  const main = [...page.querySelectorAll('button')]
    .filter(({ classList }) => primary.every((name) => classList.contains(name)))
    .map(({ textContent }) => textContent ?? '');
  return { buttons, main, text: page.textContent ?? '' };
}

const changing = (facts: Partial<DetailedFulfillment>) => drawn(<AgreedTime one={saleOf(facts)} />);
const ending = (facts: Partial<DetailedFulfillment>) => drawn(<EndSale one={saleOf(facts)} />);

it('an agreed time is changed twice at most, until two hours before it, by buyer and seller', () => {
  expect(changing({ window: window(3) }).buttons).toContain('Change the time');
  const late = changing({ window: window(1) });
  expect(late.buttons).not.toContain('Change the time');
  expect(late.text).toContain('can be changed until two hours before it');
  const used = changing({ window: window(30), changesLeft: 0 });
  expect(used.buttons).not.toContain('Change the time');
  expect(used.text).toContain('You have changed the agreed time twice already');
  expect(changing({ window: window(30), role: 'operator' }).buttons).not.toContain('Change the time');
});

it('a listing is refused from two hours before the agreed time on', () => {
  expect(ending({ window: window(1.9) }).buttons).toEqual(['Refuse it']);
  const early = ending({ window: window(2.1) });
  expect(early.buttons).toEqual([]);
  expect(early.text).toMatch(/you can refuse it here, from .*To cancel before that, change the time first/);
  expect(ending({ window: window(2.1), changesLeft: 0 }).text).not.toContain('change the time first');
  expect(ending({ window: window(1), role: 'seller' }).buttons).toEqual([]);
});

it('who is visited reads that the other one sees no address yet, once a time is agreed', () => {
  const place = (facts: Partial<DetailedFulfillment>) =>
    drawn(<HandoverPlace one={saleOf({ window: window(30), role: 'seller', ...facts })} />).text;
  expect(place({})).toContain('does not see an address yet');
  expect(place({ address: '1 Main Street' })).not.toContain('does not see an address yet');
  expect(place({ state: 'arranging' })).not.toContain('does not see an address yet');
  expect(place({ role: 'buyer' })).not.toContain('does not see an address yet');
});

it('a proposed time that is over is not accepted', () => {
  const proposed = { state: 'arranging', proposedBy: 'seller' } as const;
  const windows = [
    { id: 'a', ...window(-2) },
    { id: 'b', ...window(5) },
  ];
  const { buttons, text } = drawn(<ArrangeTime one={saleOf({ ...proposed, windows })} />);
  expect(buttons.filter((one) => one === 'Accept')).toHaveLength(1);
  expect(text).toContain('This time is over');
});

it('a parcel without an address offers the form for times only on demand, and a delivery to its buyer', () => {
  const arranging = { state: 'arranging' } as const;
  const buttons = (facts: Partial<DetailedFulfillment>) =>
    drawn(<ArrangeTime one={saleOf({ ...arranging, ...facts })} />).buttons;
  expect(buttons({ method: 'carrier', role: 'seller' })).toEqual(['Propose times']);
  expect(buttons({ method: 'seller_delivery', awaitsAddress: true })).toEqual(['Propose times']);
  expect(buttons({ method: 'seller_delivery', role: 'seller', awaitsAddress: true })).toContain('Propose');
});

it('a parcel has no sheet to print for a meeting, and a sale that ends with the next absence says so', () => {
  const facts: Partial<DetailedFulfillment> = { window: window(3), photos: [], deadlineAt: null, payoutState: null };
  const next = (more: Partial<DetailedFulfillment>) => drawn(<NextStep one={saleOf({ ...facts, ...more })} />);
  for (const role of ['buyer', 'seller'] as const) {
    expect(next({ role }).buttons).toContain('Print a sheet');
    expect(next({ role, method: 'carrier' }).buttons).not.toContain('Print a sheet');
    expect(next({ role }).text).not.toContain('missed one handover');
    expect(next({ role, isLastTry: true }).text).toMatch(/missed one handover.*the sale is cancelled/);
  }
});

const everyState = fulfillmentStates.flatMap((state) =>
  (['buyer', 'seller', 'operator'] as const).flatMap((role) =>
    (['pickup', 'seller_delivery', 'carrier'] as const).flatMap((method) => {
      const facts: Partial<DetailedFulfillment> = {
        state,
        role,
        method,
        photos: [],
        deadlineAt: null,
        refundedCents: 0,
      };
      const isThere = state === 'arranged' && method !== 'carrier';
      const plain = { ...facts, window: isThere ? window(1) : null };
      const lower = { by: role === 'buyer' ? 'seller' : 'buyer', amountCents: 500 } as const;
      if (state !== 'arranged') return [plain];
      return [plain, method === 'carrier' ? { ...plain, tracking: 'UPS 1' } : { ...plain, reduction: lower }];
    }),
  ),
);

/** They hand something over, or say that it is well. */
const handsOver =
  /^(Confirm the handover|Show code|Everything is fine|It has arrived|I have sent it|Accept the lower price)/;

it.each(everyState)('while a bank disputes the payment: $state, $role, $method', (facts) => {
  const next = (more: Partial<DetailedFulfillment>) => drawn(<NextStep one={saleOf({ ...facts, ...more })} />);
  const before = next({});
  expect(before.text).not.toMatch(/bank/);
  const { text, main, buttons } = next({ isBankDisputed: true });
  expect(text).toMatch(facts.role === 'buyer' ? /Your bank disputes this payment/ : /The buyer’s bank disputes/);
  expect(buttons).toEqual(before.buttons);
  expect(main.filter((button) => handsOver.test(button))).toEqual([]);
});

it('advises a seller to hand nothing over only until the parcel is sent', () => {
  const parcel = { state: 'arranged', method: 'carrier', role: 'seller', isBankDisputed: true } as const;
  const textOf = (sale: DetailedFulfillment) => drawn(<NextStep one={sale} />).text;
  const sent = saleOf({ ...parcel, photos: [], tracking: 'UPS 1', deadlineAt: window(5).end });
  expect(textOf(sent)).toMatch(/Nothing is paid out until/);
  expect(textOf(sent)).not.toMatch(/Hand nothing over/);
  expect(textOf(saleOf({ ...parcel, photos: [], state: 'arranging', window: null }))).toMatch(/Hand nothing over/);
});

it('promises nobody money after the inspection while a bank disputes the payment', () => {
  for (const role of ['buyer', 'seller', 'operator'] as const) {
    const facts = { state: 'inspecting', role, method: 'seller_delivery', photos: [] } as const;
    const sale = saleOf({ ...facts, photos: [], deadlineAt: window(5).end, handedOverAt: window(-5).start });
    const promise = /gets? the money/;
    expect(drawn(<NextStep one={sale} />).text).toMatch(promise);
    expect(drawn(<NextStep one={{ ...sale, isBankDisputed: true }} />).text).not.toMatch(promise);
  }
});

it('has these buttons as the main ones otherwise', () => {
  const main = everyState.flatMap((facts) => drawn(<NextStep one={saleOf(facts)} />).main);
  expect(new Set(main.filter((button) => handsOver.test(button))).size).toBeGreaterThanOrEqual(4);
});

it('does not say that nothing is paid out where the money of a disputed payment was sent before', () => {
  const done = { state: 'completed', method: 'pickup', isBankDisputed: true, handedOverAt: window(-5).start } as const;
  const textOf = (facts: Partial<DetailedFulfillment>) =>
    drawn(<NextStep one={saleOf({ ...done, photos: [], ...facts })} />).text;
  for (const payoutState of ['sending', 'paid', 'settled'] as const) {
    expect(textOf({ role: 'seller', payoutState })).toContain('You keep it if the bank decides for you.');
    expect(textOf({ role: 'operator', payoutState })).toContain('the seller owes it');
  }
  expect(textOf({ role: 'buyer', payoutState: null })).not.toMatch(/whatever you confirm|paid out/);
  for (const role of ['seller', 'operator'] as const)
    expect(textOf({ role, payoutState: 'disputed' })).toMatch(/Nothing (more )?is paid out until/);
});

it.each([
  [{ state: 'arranging' }, 'You can cancel here'],
  [{ state: 'arranged', window: window(3) }, 'If nobody comes'],
  [{ state: 'arranged', method: 'carrier', tracking: 'UPS 1' }, 'You need no answer'],
] as [Partial<DetailedFulfillment>, string][])('who stays reads that the other one has left: %o', (facts, next) => {
  const other = { id: '3', name: 'Sal', hasLeft: true } as const;
  const textOf = (more: Partial<DetailedFulfillment>) =>
    drawn(<NextStep one={saleOf({ ...facts, photos: [], deadlineAt: null, refundedCents: 0, ...more })} />).text;
  for (const role of ['buyer', 'seller'] as const) {
    expect(textOf({ role, other })).toContain(`Sal has left this shop, and no longer answers. ${next}`);
    expect(textOf({ role })).not.toContain('has left');
  }
  expect(textOf({ role: 'operator', other })).not.toContain('has left');
  expect(textOf({ state: 'cancelled', other })).not.toContain('has left');
});

it('offers to read messages with somebody who has left, and to write to anybody else', () => {
  const textOf = (other: DetailedFulfillment['other']) => {
    const cache = new QueryClient();
    const facts = {
      conversationId: '4',
      createdAt: window(-5).start,
      photos: [],
      priceCents: 12_000,
      deliveryCents: 0,
      image: '',
    };
    cache.setQueryData(fulfillmentQuery('1').queryKey, saleOf({ ...facts, other, state: 'arranging' }));
    return renderToStaticMarkup(
      <QueryClientProvider client={cache}>
        <FulfillmentScreen id="1" />
      </QueryClientProvider>,
    );
  };
  expect(textOf({ id: '3', name: 'Sal' })).toContain('Message Sal');
  expect(textOf({ id: '3', name: 'Sal', hasLeft: true })).toContain('Messages with Sal');
});

it.each(['arranging', 'arranged', 'no_show'] as const)(
  'a code is not explained to a buyer whose seller has left: %s',
  (state) => {
    const other = { id: '3', name: 'Sal', hasLeft: true } as const;
    const facts = { state, photos: [], deadlineAt: null, refundedCents: 0, window: window(3) };
    const next = (more: Partial<DetailedFulfillment>) => drawn(<NextStep one={saleOf({ ...facts, ...more })} />);
    const explained = /code|propose|print/i;
    expect(next({ role: 'buyer' }).text).toMatch(explained);
    expect(next({ role: 'buyer', other }).text).not.toMatch(explained);
    // A buyer may still come with a printed code.
    expect(next({ role: 'seller', other }).text).toMatch(/code/i);
  },
);

it.each(['buyer', 'seller'] as const)('nothing is left to agree on with somebody who has left: %s', (role) => {
  const other = { id: '3', name: 'Sal', hasLeft: true } as const;
  const facts: Partial<DetailedFulfillment> = {
    state: 'arranging',
    role,
    photos: [],
    deadlineAt: null,
    payoutState: null,
  };
  for (const method of ['pickup', 'seller_delivery', 'carrier'] as const) {
    const { text, buttons } = drawn(<NextStep one={saleOf({ ...facts, method, other, awaitsAddress: true })} />);
    expect(text).toContain('What you can do');
    expect(buttons.filter((one) => /propose|address|sent it/i.test(one))).toEqual([]);
    expect(buttons.some((one) => /cancel/i.test(one))).toBe(true);
  }
});

it.each(['buyer', 'seller'] as const)('a list names no turn of somebody who has left: %s', (role) => {
  const them = role === 'buyer' ? 'seller' : 'buyer';
  const facts = {
    role,
    state: 'arranging',
    turn: them,
    photos: [],
    netCents: null,
    image: '',
    createdAt: '2026-11-29',
  };
  const row = (other: DetailedFulfillment['other']) =>
    drawn(<SaleRow sale={saleOf({ ...facts, other, deadlineAt: null } as Partial<DetailedFulfillment>)} />).text;
  expect(row({ id: '3', name: 'Sal' })).toMatch(/’s turn/);
  const left = row({ id: '3', name: 'Sal', hasLeft: true });
  expect(left).toContain('Sal has left');
  expect(left).not.toMatch(/’s turn/);
});

it('cancelling by another time is said to somebody who is alone only where the time can change', () => {
  const other = { id: '3', name: 'Sal', hasLeft: true } as const;
  const said = (facts: Partial<DetailedFulfillment>) =>
    drawn(<NextStep one={saleOf({ photos: [], deadlineAt: null, other, role: 'seller', ...facts })} />).text;
  expect(said({ window: window(3) })).toContain('To cancel before that');
  expect(said({ window: window(1) })).not.toContain('To cancel before that');
  expect(said({ window: window(3), changesLeft: 0 })).not.toContain('To cancel before that');
});

it('a refused sale is listed again once, and then leads to the new listing', () => {
  const shown = (facts: Partial<DetailedFulfillment>) =>
    drawn(<NextStep one={saleOf({ state: 'refused', role: 'seller', photos: [], ...facts })} />).text;
  expect(shown({})).toContain('List again');
  expect(shown({ relistedAs: '7' })).toContain('See the new listing');
  expect(shown({ relistedAs: '7' })).not.toContain('List again');
});
