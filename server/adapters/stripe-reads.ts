import Stripe from 'stripe';
import type { Dispute, DisputeCase, Intent, Refund } from '../ports/card-payments.ts';
import type { Clock } from '../ports/clock.ts';
import {
  type ModeOf,
  presentCharge,
  presentDispute,
  presentDisputeCase,
  presentIntent,
  presentRefund,
  type ReportedCharge,
  type ReportedIntent,
} from './stripe-wire.ts';

/** For a server without search. */
const SOUGHT_HOURS = 72;

/** Reads from Stripe or a partly compatible server. Ignores objects that do not match. */
export function createStripeReads(stripe: Stripe, modeOf: ModeOf, clock: Clock) {
  async function retrieve(id: string): Promise<ReportedIntent> {
    const intent = await firstUnderstood(
      () => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.refunds'] }),
      () => stripe.paymentIntents.retrieve(id),
    );
    return presentIntent(intent, modeOf);
  }

  const readCharge = (id: string) =>
    stripe.charges.retrieve(id).then(presentCharge, unlessMissing<ReportedCharge | undefined>(undefined));

  /** Without a readable dispute, the charge still counts as disputed. */
  async function readDisputes(intentId: string): Promise<Dispute[]> {
    const request = (filter: Filter) => () => stripe.disputes.list({ payment_intent: intentId, ...filter });
    const { data } = await firstUnderstood(request({ limit: 100 }), request({})).catch(
      unlessMissing<{ data: Stripe.Dispute[] }>({ data: [] }),
    );
    const own = data.map(presentDispute).filter((told) => told.intentId === intentId);
    if (own.length === 0) return [{ id: '', amount: 0, status: 'open' }];
    return own.flatMap(({ dispute = [] }) => dispute);
  }

  async function readRefunds(intentId: string): Promise<Refund[]> {
    const request = (filter: Filter) => () => stripe.refunds.list({ payment_intent: intentId, ...filter });
    const { data } = await firstUnderstood(request({ limit: 100 }), request({}));
    return data.map(presentRefund).filter((refund) => refund.intentId === intentId);
  }

  async function* listIntents(since: Date): AsyncGenerator<Intent> {
    const earliest = Math.floor(since.getTime() / 1000);
    for await (const found of listed((filter) => stripe.paymentIntents.list(filter), earliest)) {
      const intent = presentIntent(found, modeOf);
      if ((intent.created ?? earliest) >= earliest) yield intent;
    }
  }

  async function search(purchaseId: string): Promise<Intent[] | undefined> {
    const query = `metadata['checkout_id']:'${purchaseId}'`;
    try {
      const { data } = await stripe.paymentIntents.search({ query, limit: 10 });
      return data?.map((intent) => presentIntent(intent, modeOf));
    } catch (error) {
      // Without search, a server may take `search` as an id.
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
      throw error;
    }
  }

  return {
    async readIntent(id: string): Promise<Intent> {
      const intent = await retrieve(id);
      if (intent.status !== 'succeeded') return intent;
      const charge = intent.charge ?? (intent.chargeId ? await readCharge(intent.chargeId) : undefined);
      return {
        ...intent,
        refunds: charge?.refunds ?? (await readRefunds(id)),
        disputes: charge?.disputed ? await readDisputes(id) : [],
      };
    },

    listIntents,

    async findIntents(purchaseId: string): Promise<Intent[]> {
      const isOwn = (intent: Intent) => intent.purchaseId === purchaseId;
      const found = await search(purchaseId);
      // Foreign results: the server ignored the query, so ours may be missing.
      if (found?.every(isOwn)) return found;
      const own: Intent[] = [];
      const since = new Date(clock.now().getTime() - SOUGHT_HOURS * 3_600_000);
      for await (const intent of listIntents(since)) if (isOwn(intent)) own.push(intent);
      return own;
    },

    async *listRefunds(since: Date): AsyncGenerator<Refund> {
      const earliest = Math.floor(since.getTime() / 1000);
      for await (const found of listed((filter) => stripe.refunds.list(filter), earliest)) yield presentRefund(found);
    },

    async readDispute(intentId: string): Promise<DisputeCase | undefined> {
      const request = (filter: Filter) => () => stripe.disputes.list({ payment_intent: intentId, ...filter });
      const { data } = await firstUnderstood(request({ limit: 100 }), request({})).catch(
        unlessMissing<{ data: Stripe.Dispute[] }>({ data: [] }),
      );
      return data.map(presentDisputeCase).find((told) => told.intentId === intentId);
    },

    async *listDisputedIntents(since: Date): AsyncGenerator<string> {
      const earliest = Math.floor(since.getTime() / 1000);
      try {
        for await (const found of listed((filter) => stripe.disputes.list(filter), earliest)) {
          const { intentId } = presentDispute(found);
          if (intentId) yield intentId;
        }
      } catch (error) {
        unlessMissing(undefined)(error);
      }
    },
  };
}

const unlessMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return instead;
    throw error;
  };

type Filter = { created?: { gte: number }; limit?: number };

const isBadRequest = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400;

/** Tries the next while the server refuses the parameters. */
async function firstUnderstood<T>(request: () => Promise<T>, ...others: (() => Promise<T>)[]): Promise<T> {
  const [next, ...rest] = others;
  return request().catch((error: unknown) => {
    if (!next || !isBadRequest(error)) throw error;
    return firstUnderstood(next, ...rest);
  });
}

/** Yields objects since Unix seconds, or all when the server cannot filter. */
async function* listed<T extends { id: string }>(
  request: (filter: Filter) => AsyncIterable<T>,
  earliest: number,
): AsyncGenerator<T> {
  const filters: Filter[] = [{ created: { gte: earliest }, limit: 100 }, { limit: 100 }, {}];
  for (const [i, filter] of filters.entries()) {
    let count = 0;
    try {
      for await (const found of once(request(filter))) {
        count += 1;
        yield found;
      }
      return;
    } catch (error) {
      // Refused after the first page: no paging.
      if (isBadRequest(error) && count > 0 && (error.param ?? 'starting_after') === 'starting_after') return;
      if (!isBadRequest(error) || count > 0 || i === filters.length - 1) throw error;
    }
  }
}

/** Without paging, a server repeats the first page. */
async function* once<T extends { id: string }>(list: AsyncIterable<T>): AsyncGenerator<T> {
  const seen = new Set<string>();
  for await (const found of list) {
    if (seen.has(found.id)) return;
    seen.add(found.id);
    yield found;
  }
}
