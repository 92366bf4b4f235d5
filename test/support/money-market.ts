import { pino } from 'pino';
import type { Env } from '../../server/app/env.ts';
import type { Actor } from './actor.ts';
import { collectMails } from './collect-mails.ts';
import { type Listing, openMarket } from './marketplace.ts';
import { createProviderConsole, intentOf } from './provider-console.ts';

type Alert = { msg: string; event?: string; purchaseId?: string; [fact: string]: unknown };

export type Books = { id: string; state: string; listingState: string; owed: number };

/** A market for payment tests. Webhooks are off, because they would hide what reconciliation finds. */
export async function openMoneyMarket(env: Env = {}) {
  const { sent, mailer } = collectMails({ delivers: false });
  const alerts: Alert[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void alerts.push(JSON.parse(line)) });
  const market = await openMarket({
    env,
    overrides: { mailer, log },
  });
  const cardProvider = createProviderConsole(market.services);
  const [buyer, admin] = [await market.buyer({ name: 'Bea Buyer' }), await market.admin()];
  await market.services.sandboxes.stop();

  /** A sale of $120. @param card one of the provider's payment methods */
  const bought = async ({
    by = buyer,
    seller,
    card,
    title = 'Oak table',
  }: {
    by?: Actor;
    seller?: Actor;
    card?: string;
    title?: string;
  } = {}) => {
    const listing = await market.listing({ seller, title });
    await by.api.addWish({ body: { previousId: listing.id } });
    const asked = await by.api.createPaymentIntent({ body: { previousId: listing.id, price: listing.price } });
    await market.confirmCard(asked.clientSecret, card);
    await by.api.confirmPayment({ params: { previousId: listing.id } });
    return { listing, ...(await books(listing)), intent: intentOf(asked.clientSecret) };
  };

  const books = async (listing: Listing): Promise<Books> => {
    const [row] = await market.sql(
      `select p.id, p.state, l.state as "listingState",
         (select -sum(amount_cents)::int from ledger_entries e where e.purchase_id = p.id and e.account like 'seller%') as owed
       from purchases p join listings l on l.id = p.listing_id where l.id = $1`,
      [listing.id],
    );
    return row as Books;
  };

  return {
    market,
    cardProvider,
    buyer,
    admin,
    bought,
    books,
    refund: (id: string, reason = 'It arrived broken.') =>
      admin.call('refundPayment', { params: { id }, body: { reason } }),
    /** @param about only subjects with it: on a busy machine a mail of an earlier step may come late */
    async mailsTo({ email }: Actor, about = ''): Promise<string[]> {
      await market.drainJobs();
      const own = sent.filter(({ to, subject }) => to === email && subject.includes(about));
      sent.length = 0;
      return own.map(({ subject }) => subject);
    },
    async mails() {
      await market.drainJobs();
      return sent.splice(0);
    },
    /** Whom their answers to the last mails reach. */
    async repliesOf({ email }: Actor): Promise<(string | undefined)[]> {
      await market.drainJobs();
      return sent.filter(({ to }) => to === email).map(({ replyTo }) => replyTo);
    },
    alertsOf: (id: string) =>
      alerts.filter(({ purchaseId }) => purchaseId === id).map(({ msg, event }) => `${event ?? ''}: ${msg}`),
    alerts: (message: string) => alerts.filter(({ msg }) => msg === message),
    async actsOf(id: string) {
      const rows = await market.sql(
        `select action, actor_id, before, after from audit_log where target_id = $1 order by at, id`,
        [id],
      );
      return rows.map(({ action, actor_id: actor, before, after }) => ({
        action,
        by: actor === admin.id ? 'admin' : actor,
        before,
        after,
      }));
    },
    async listed(id: string) {
      const { items } = await admin.api.listPayments({ query: { limit: 100 } });
      return items.find(({ _id }) => _id === id);
    },
    /** Records a transfer of all that is owed to a seller. */
    async payOut({ id }: Actor) {
      const { items } = await admin.api.listPayouts({ query: { state: 'owed', limit: 100 } });
      for (const owed of items.filter(({ sellerId }) => sellerId === id))
        await admin.api.markPayoutPaid({ params: { id: owed.id }, body: { reference: 'Transfer 1' } });
    },
    async retry() {
      await market.sql(`update purchases set due_at = now(), leased_until = null where state = 'refund_pending'`);
      await market.drainJobs();
    },
  };
}

export type MoneyMarket = Awaited<ReturnType<typeof openMoneyMarket>>;
