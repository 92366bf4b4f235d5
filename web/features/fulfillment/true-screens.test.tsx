import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import type { Receipt } from '../../../shared/contract/checkout.ts';
import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { type FulfillmentState, fulfillmentStates, fulfillmentTurn } from '../../../shared/domain/fulfillment.ts';
import { setTextSource, type TextSettings } from '../../platform/i18n/text-settings.ts';
import { NextSteps } from '../checkout/receipt/next-steps.tsx';
import { describeStep } from './describe-step.ts';
import { DisputeDetails } from './disputes/dispute-details.tsx';
import { FulfillmentSteps } from './fulfillment-steps.tsx';
import { describeSale } from './sales/describe-sale.ts';
import { nameAct } from './sales/name-act.ts';

type Facts = Partial<DetailedFulfillment>;
type Role = DetailedFulfillment['role'];
/**
 * Texts for buyer, seller and operator, and the current step; undefined when the sale is over. `listed`: the line in the
 * seller's list of an open sale. `act`: the button of the one whose turn it is, where it is not the handover.
 */
type Row = {
  state: FulfillmentState;
  facts?: Facts;
  /** The other one. */
  hasLeft?: true;
  said: Record<Role, string>;
  now: string | undefined;
  listed?: RegExp;
  act?: string;
};

const at = '2026-03-02T10:00:00.000Z';
const all = (title: string) => ({ buyer: title, seller: title, operator: title });
const window = { start: at, end: '2026-03-02T12:00:00.000Z' };
const whole = { refundedCents: 14_500 };
const opened = { openedBy: 'buyer', reason: 'Broken', text: '', openedAt: at, canAppeal: false } as const;
const decided = {
  ...opened,
  state: 'decided',
  decision: { outcome: 'part_refund', amountCents: 2_000, reason: 'Scratch', at, by: 'operator' },
} as const;
const appealed = { ...decided, state: 'appealed', appeal: { by: 'buyer', reason: 'No', at } } as const;
const meet = 'Meet and hand over';

const rows: Record<string, Row> = {
  'nobody has proposed a time': {
    state: 'arranging',
    said: { ...all('Agree on a time'), operator: meet },
    now: meet,
    listed: /^Propose a time, or choose/,
    act: 'Agree on a time',
  },
  'a time is proposed': {
    state: 'arranging',
    facts: { proposedBy: 'seller' },
    said: { ...all('Agree on a time'), operator: meet },
    now: meet,
    listed: /^Bo answers the times/,
    act: 'Agree on a time',
  },
  'a parcel is to be sent': {
    state: 'arranging',
    facts: { method: 'carrier' },
    said: { ...all('Shipping'), seller: 'Send it' },
    now: 'Shipping',
    listed: /^Give it to the carrier/,
    act: 'Enter the number',
  },
  'a parcel has no address': {
    state: 'arranging',
    facts: { method: 'carrier', awaitsAddress: true },
    said: all('Shipping'),
    now: 'Shipping',
    listed: /^Bo writes the address first/,
    act: 'Enter the address',
  },
  'a delivery has no address': {
    state: 'arranging',
    facts: { method: 'seller_delivery', awaitsAddress: true },
    said: all('Where it goes'),
    now: meet,
    listed: /^Bo writes the address first/,
    act: 'Enter the address',
  },
  'a delivery has a time and no address': {
    state: 'arranged',
    facts: { method: 'seller_delivery', window, awaitsAddress: true },
    said: { ...all('The time is agreed'), operator: 'Where it goes' },
    now: meet,
    listed: /^Bo writes the address first/,
    act: 'Enter the address',
  },
  'the other one left before a time was agreed on': {
    state: 'arranging',
    facts: { proposedBy: 'seller' },
    hasLeft: true,
    said: { ...all('What you can do'), operator: meet },
    now: meet,
    listed: /^Bo answers the times/,
  },
  'the other one left before a parcel had an address': {
    state: 'arranging',
    facts: { method: 'carrier', awaitsAddress: true },
    hasLeft: true,
    said: { ...all('What you can do'), operator: 'Shipping' },
    now: 'Shipping',
    listed: /^Bo writes the address first/,
  },
  'the other one left after a time was agreed on': {
    state: 'arranged',
    facts: { window },
    hasLeft: true,
    said: { ...all('The time is agreed'), operator: meet },
    now: meet,
    listed: /^You meet on Mon, Mar 2, 2026, 10:00/,
  },
  'a parcel is on its way': {
    state: 'arranged',
    facts: { method: 'carrier', tracking: 'UPS 1' },
    said: all('It is on its way'),
    now: 'Shipping',
    listed: /^It is on the way\. Bo says/,
    act: 'Confirm or report',
  },
  'a time is agreed': {
    state: 'arranged',
    facts: { window },
    said: { ...all('The time is agreed'), operator: meet },
    now: meet,
    listed: /^You meet on Mon, Mar 2, 2026, 10:00/,
  },
  'somebody did not come': {
    state: 'no_show',
    facts: { window, absent: 'seller' },
    said: { ...all('Did you meet?'), operator: 'Did they meet?' },
    now: meet,
    listed: /^Bo says that you did not come/,
    act: 'Answer',
  },
  'the buyer did not come for the first time': {
    state: 'no_show',
    facts: { window, absent: 'buyer', absenceResult: 'another_time' },
    said: { ...all('Did you meet?'), operator: 'Did they meet?' },
    now: meet,
    listed: /^You said that Bo did not come/,
    act: 'Answer',
  },
  'the buyer did not come for the second time': {
    state: 'no_show',
    facts: { window, absent: 'buyer', absenceResult: 'cancelled', isLastTry: true },
    said: { ...all('Did you meet?'), operator: 'Did they meet?' },
    now: meet,
    listed: /^You said that Bo did not come/,
    act: 'Answer',
  },
  'it was delivered': {
    state: 'inspecting',
    facts: { method: 'seller_delivery', handedOverAt: at },
    said: { ...all('Checking it'), buyer: 'Please check it' },
    now: 'Checking it',
    listed: /^Bo checks it/,
    act: 'Confirm or report',
  },
  'a parcel counts as delivered': {
    state: 'inspecting',
    facts: { method: 'carrier', tracking: 'UPS 1' },
    said: { ...all('It counts as delivered'), buyer: 'Has it arrived?' },
    now: 'Checking it',
    listed: /^Bo checks it/,
    act: 'Confirm or report',
  },
  'it was delivered, and a bank disputes the payment': {
    state: 'inspecting',
    facts: { method: 'seller_delivery', handedOverAt: at, isBankDisputed: true },
    said: { ...all('Checking it'), buyer: 'Please check it' },
    now: 'Checking it',
    listed: /^The buyer’s bank disputes the payment\. Nothing is paid out yet/,
  },
  'a parcel counts as delivered, and a bank disputes the payment': {
    state: 'inspecting',
    facts: { method: 'carrier', tracking: 'UPS 1', isBankDisputed: true },
    said: { ...all('It counts as delivered'), buyer: 'Has it arrived?' },
    now: 'Checking it',
    listed: /^The buyer’s bank disputes the payment\. Nothing is paid out yet/,
  },
  'a problem is reported': {
    state: 'disputed',
    facts: { method: 'seller_delivery', handedOverAt: at, dispute: { ...opened, state: 'open' } },
    said: all('A problem was reported'),
    now: 'A problem was reported',
    listed: /^It is to be decided/,
  },
  'they say that they did not meet': {
    state: 'disputed',
    facts: { window, absent: 'seller', dispute: { ...opened, openedBy: 'seller', state: 'open' } },
    said: all('Who came to the handover?'),
    now: 'Who came to the handover?',
    listed: /^It is to be decided/,
  },
  'a part goes back by decision': {
    state: 'completed',
    facts: { method: 'seller_delivery', handedOverAt: at, refundedCents: 2_000, dispute: decided },
    said: all('Handed over'),
    now: undefined,
  },
  'a lost parcel is paid for': {
    state: 'completed',
    facts: {
      method: 'carrier',
      tracking: 'UPS 1',
      dispute: { ...decided, decision: { ...decided.decision, outcome: 'release' } },
    },
    said: all('Completed'),
    now: undefined,
  },
  'an appeal waits': {
    state: 'completed',
    facts: { method: 'seller_delivery', handedOverAt: at, dispute: appealed },
    said: all('Appealed'),
    now: 'A problem was reported',
  },
  'an appeal against a refund waits': {
    state: 'cancelled',
    facts: {
      ...whole,
      handedOverAt: at,
      method: 'seller_delivery',
      dispute: { ...appealed, appeal: { ...appealed.appeal, by: 'seller' } },
    },
    said: all('Appealed'),
    now: 'A problem was reported',
  },
  'a refund came before the appeal was decided': {
    state: 'cancelled',
    facts: {
      ...whole,
      handedOverAt: at,
      method: 'seller_delivery',
      dispute: {
        ...appealed,
        state: 'closed',
        appeal: { ...appealed.appeal, decision: { outcome: 'refund', reason: '', at, by: 'clock' } },
      },
    },
    said: all('Cancelled'),
    now: undefined,
  },
  'it is handed over': { state: 'completed', facts: { handedOverAt: at }, said: all('Handed over'), now: undefined },
  'it is refused': {
    state: 'refused',
    facts: { window, reason: 'size_wrong', endedBy: 'buyer' },
    said: all('Refused'),
    now: undefined,
  },
  'the seller cancelled': {
    state: 'cancelled',
    facts: { endedBy: 'seller', reason: 'no_longer_available' },
    said: all('Cancelled'),
    now: undefined,
  },
  'the seller did not come': {
    state: 'cancelled',
    facts: { ...whole, window, absent: 'seller', endedBy: 'seller' },
    said: all('Cancelled'),
    now: undefined,
  },
  'no time was found': { state: 'cancelled', facts: whole, said: all('Cancelled'), now: undefined },
  'it was refunded after the handover': {
    state: 'cancelled',
    facts: { ...whole, handedOverAt: at, dispute: { ...opened, state: 'open' } },
    said: all('Cancelled'),
    now: undefined,
  },
};

const roles = ['buyer', 'seller', 'operator'] as const;
const languages: readonly TextSettings[] = [{ language: 'en' }, { language: 'de' }, { language: 'es' }];
afterEach(() => setTextSource(() => ({ language: 'en' })));

const isOver = (state: FulfillmentState) => ['completed', 'cancelled', 'refused'].includes(state);

function saleOf({ state, facts = {}, hasLeft }: Row, role: Role): DetailedFulfillment {
  const isBack = (facts.refundedCents ?? 0) >= 14_500;
  const isWaiting = !isOver(state) || facts.dispute?.state === 'appealed';
  return {
    id: '1',
    listingId: '2',
    title: 'Oak chair',
    image: '',
    role,
    other: { id: '3', name: role === 'buyer' ? 'Sal' : 'Bo', ...(hasLeft && role !== 'operator' ? { hasLeft } : {}) },
    state,
    method: 'pickup',
    turn: 'none',
    priceCents: 12_000,
    deliveryCents: 2_500,
    refundedCents: 0,
    ...(role === 'buyer'
      ? { feeCents: null, netCents: null, payoutState: null }
      : {
          feeCents: 960,
          netCents: 13_540,
          payoutState: isBack
            ? 'refunded'
            : facts.isBankDisputed
              ? 'disputed'
              : state === 'completed'
                ? 'available'
                : 'pending',
        }),
    window: null,
    timeZone: 'UTC',
    deadlineAt: isWaiting ? '2026-03-09T10:00:00.000Z' : null,
    createdAt: at,
    ...(state === 'completed' ? { completedAt: at } : {}),
    windows: [],
    changesLeft: 2,
    photos: [],
    ...facts,
  };
}

function drawn(sale: DetailedFulfillment) {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<FulfillmentSteps one={sale} />);
  const steps = [...page.querySelectorAll('li')].map((step) => ({
    title: step.querySelector('h3')?.firstChild?.textContent ?? '',
    text: step.querySelector('p')?.textContent ?? '',
    isNow: step.getAttribute('aria-current') === 'step',
  }));
  const { title, text } = describeStep(sale);
  const { dispute, absent, role } = sale;
  const told = dispute ? renderToStaticMarkup(<DisputeDetails dispute={dispute} absent={absent} reader={role} />) : '';
  const lines = steps.map((step) => `${step.title}: ${step.text}`);
  return { steps, title, text, whole: [title, text, ...lines, told.replaceAll(/<[^>]*>/g, '\n')].join('\n') };
}

const turnOf = ({ state, method, proposedBy, absent, tracking, dispute, awaitsAddress }: DetailedFulfillment) =>
  fulfillmentTurn({
    state,
    method,
    hasAddress: !awaitsAddress,
    proposedBy,
    absent,
    isSent: tracking !== undefined,
    isAppealed: dispute?.state === 'appealed',
  });

/** Returns the part of a sale in the buyer's receipt. */
function receiptOf(sale: DetailedFulfillment): Receipt {
  const { state, refundedCents: cents, method, deadlineAt, completedAt, awaitsAddress, isBankDisputed, other } = sale;
  const turn = turnOf(sale);
  return {
    sellerName: 'Sal',
    ...(other.hasLeft ? { sellerHasLeft: true } : {}),
    ...(method === 'pickup' ? {} : { method }),
    ...(cents > 0 ? { refund: cents >= 14_500 ? 'refunded' : 'partly', refunded: (cents / 100).toFixed(2) } : {}),
    handover: {
      state,
      turn,
      ...(awaitsAddress ? { awaitsAddress } : {}),
      ...(isBankDisputed ? { isBankDisputed } : {}),
      ...(deadlineAt ? { deadlineAt } : {}),
      ...(completedAt ? { completedAt, reviewUntil: completedAt } : {}),
    },
  } as Receipt;
}

function drawnReceipt(receipt: Receipt): string {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<NextSteps receipt={receipt} />);
  return [...page.querySelectorAll('p, li, h2 + *')].map(({ textContent }) => textContent).join('\n');
}

/** A sale is a purchase for the buyer alone. */
const wordOfOther = {
  buyer: /\bVerkaufs?\b|\bventa\b/i,
  seller: /\bKaufs?\b|(?<!quien )\bcompra\b/i,
};

/** Who reads which sentence while an address is missing. */
const missingAddress: Record<Role, RegExp> = {
  buyer: /Write your address/,
  seller: /Bo has not entered the address yet/,
  operator: /The buyer has not entered the address yet/,
};

/** Texts that nobody may read about a sale for which the condition holds. */
const untrue: [when: (sale: DetailedFulfillment) => boolean, said: RegExp][] = [
  [() => true, /[a-z]_[a-z]/],
  [({ awaitsAddress }) => awaitsAddress === true, /Send it|proposes when|You give it|gives it to a carrier/],
  [({ handedOverAt }) => !handedOverAt, /You received|You handed|was handed over|Handed over/],
  [({ state }) => state !== 'arranging', /Agree on a time|Propose times|agree on a day|call or write|arrange/],
  [({ state, tracking }) => state !== 'arranging' && (state !== 'arranged' || !!tracking), /keeping it|Meet Sal/],
  [({ state }) => state !== 'completed', /The sale is complete|You can review/],
  [({ refundedCents }) => refundedCents < 14_500, /was refunded/],
  [({ refundedCents }) => refundedCents >= 14_500, /goes back to the buyer/],
  [({ method }) => method === 'carrier', /Meet and hand over/],
  [
    ({ method, state, handedOverAt }) => method === 'carrier' && state === 'inspecting' && !handedOverAt,
    /was delivered|Unpack it/,
  ],
  [({ role, state }) => role === 'buyer' || state === 'cancelled' || state === 'refused', /You get|Payout/],
  [({ role }) => role === 'operator', /\byou\b|\byour\b/i],
  // A person is "you" on their own page.
  [({ role }) => role === 'buyer', /the buyer (did|can|has|said)|by the buyer|of the buyer/i],
  [({ role }) => role === 'seller', /the seller (did|can|gave|said)|by the seller|of the seller/i],
  [({ dispute }) => dispute?.state !== 'appealed', /Appealed|looked at once more/],
  [
    ({ dispute, refundedCents }) => dispute?.decision?.outcome !== 'refund' && refundedCents >= 14_500,
    /decision stands/,
  ],
  [({ state, absent }) => state === 'disputed' && absent !== undefined, /problem|reported/i],
  [({ isBankDisputed }) => isBankDisputed === true, /gets? the money/],
  [({ other, state }) => other.hasLeft === true && state === 'arranging', /Completed|review/],
  [
    ({ other }) => other.hasLeft === true,
    /gree on a time|Propose|keeping it|Meet (Sal|Bo)|with (Sal|Bo)|(Sal|Bo) (sends|gives|needs)|[Yy]our address|each other/,
  ],
  [({ state }) => isOver(state), /must|by .*, the sale is cancelled/],
];

describe('what each person reads of a sale', () => {
  it('has a row for every state', () => {
    const known = new Set(Object.values(rows).map(({ state }) => state));
    expect(fulfillmentStates.filter((state) => !known.has(state))).toEqual([]);
  });

  for (const [name, row] of Object.entries(rows))
    it.each(roles)(`${name}: it is true for the %s`, (role) => {
      const sale = saleOf(row, role);
      const seen = drawn(sale);
      expect(seen.title).toBe(row.said[role]);
      // Money that is on its way is not a step of the sale.
      const now = seen.steps.filter(({ isNow, title }) => isNow && title !== 'Payout').map(({ title }) => title);
      expect(now).toEqual(row.now === undefined ? [] : [row.now.replace(meet, meetIn(sale))]);
      const receipt = role === 'buyer' ? drawnReceipt(receiptOf(sale)) : '';
      if (sale.awaitsAddress && !sale.other.hasLeft) expect(seen.text).toMatch(missingAddress[role]);
      if (sale.awaitsAddress && role === 'buyer' && !sale.other.hasLeft)
        expect(receipt).toContain('Write your address under Handover.');
      for (const [when, said] of untrue) if (when(sale)) expect(`${seen.whole}\n${receipt}`).not.toMatch(said);
    });

  it.each(Object.entries(rows))('%s: the seller’s list says what it waits for', (_, row) => {
    const sale = saleOf(row, 'seller');
    const line = describeSale({ ...sale, turn: turnOf(sale) });
    expect(line === undefined).toBe(isOver(row.state));
    if (row.listed) expect(line).toMatch(row.listed);
    else expect(line).toBeUndefined();
  });

  it.each(Object.entries(rows))('%s: the button of a list says what to do', (_, row) => {
    const sale = saleOf(row, 'seller');
    expect(nameAct({ ...sale, turn: turnOf(sale) })).toBe(row.act);
  });

  it('names no act of the reader while a bank disputes the payment', () => {
    const sale = saleOf({ state: 'inspecting', said: all(''), now: undefined }, 'buyer');
    expect(nameAct({ ...sale, turn: 'buyer', isBankDisputed: true })).toBeUndefined();
  });

  for (const [name, row] of Object.entries(rows))
    it.each(roles)(`${name}: the %s reads it in three languages`, (role) => {
      const sale = saleOf(row, role);
      const seen = languages.map((language) => {
        setTextSource(() => language);
        return drawn(sale);
      });
      const [english, ...others] = seen;
      for (const other of others) {
        expect(other.steps.map(({ isNow }) => isNow)).toEqual(english?.steps.map(({ isNow }) => isNow));
        expect(other.text).not.toBe(english?.text);
      }
      for (const { steps, title, text, whole: page } of seen) {
        expect(page).not.toMatch(/undefined|null|\[object|NaN/);
        if (role !== 'operator') expect(page).not.toMatch(/whether they|die beiden|si se vieron/);
        if (role !== 'operator') expect(page).not.toMatch(wordOfOther[role]);
        expect([title, text, ...steps.flatMap((step) => [step.title, step.text])]).not.toContain('');
      }
      const receipts = languages.map((language) => {
        setTextSource(() => language);
        return drawnReceipt(receiptOf(sale));
      });
      expect(new Set(receipts).size).toBe(languages.length);
      for (const receipt of receipts) expect(receipt).not.toMatch(/undefined|null|\[object|NaN|^$/);
    });

  it('says what follows an absence that nobody denies, and nothing of a problem where one is denied', () => {
    for (const role of roles) {
      const first = saleOf(rows['the buyer did not come for the first time'] as Row, role);
      expect(describeStep(first).text).toMatch(/another time, once/);
      const second = saleOf(rows['the buyer did not come for the second time'] as Row, role);
      expect(describeStep(second).text).toContain('the sale is cancelled');
    }
  });

  it.each([
    ['en', 'It is no longer available'],
    ['de', 'Es ist nicht mehr da'],
    ['es', 'Ya no está disponible'],
  ] as const)('the buyer reads in %s why the seller cancelled: %s', (language, reason) => {
    setTextSource(() => ({ language }));
    const facts: Facts = { endedBy: 'seller', reason: 'no_longer_available' };
    const sale = saleOf({ state: 'cancelled', facts, said: all(''), now: undefined }, 'buyer');
    expect(describeStep(sale).text).toContain(`${reason}.`);
    expect(describeStep({ ...sale, reason: 'Hallo!' }).text).toContain('Hallo!.');
    expect(describeStep({ ...sale, state: 'refused' }).text).toContain(`${reason}. `);
  });
});

const meetIn = ({ method }: DetailedFulfillment) =>
  ({ pickup: meet, seller_delivery: 'Delivery', carrier: 'Shipping' })[method];
