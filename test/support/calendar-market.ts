import type { Actor } from './actor.ts';
import { collectMails } from './collect-mails.ts';
import { openMarket } from './marketplace.ts';
import { sendWaitingMails } from './send-waiting-mails.ts';

const HOUR = 3_600_000;

/** Two hours that begin after `from` hours. */
export const windowAfter = (from: number) => ({
  start: new Date(Date.now() + from * HOUR).toISOString(),
  end: new Date(Date.now() + (from + 2) * HOUR).toISOString(),
});

/** @returns the start of the time that both agreed on */
export async function agreeOn(from: number, { seller, buyer, id }: { seller: Actor; buyer: Actor; id: string }) {
  const [made] = await seller.api.proposeWindows({ params: { id }, body: { windows: [windowAfter(from)] } });
  await buyer.api.acceptWindow({ params: { id, windowId: String(made?.id) } });
  return String(made?.start);
}

/** A market whose mails with calendar files can be read. */
export async function openCalendarMarket() {
  const { sent, mailer } = collectMails();
  const market = await openMarket({ overrides: { mailer } });
  return {
    market,
    dropMails() {
      sent.length = 0;
    },
    /** Returns the calendar files that a person has got by mail. */
    async filesOf({ email }: Actor): Promise<string[]> {
      await sendWaitingMails(market);
      return sent.flatMap(({ to, calendar }) => (to === email && calendar ? [calendar] : []));
    },
    /** Returns those since the last time. */
    async newFilesOf(person: Actor): Promise<string[]> {
      const files = await this.filesOf(person);
      sent.splice(0, sent.length, ...sent.filter(({ to }) => to !== person.email));
      return files;
    },
    async sell(title = 'Oak chair') {
      const [seller, buyer] = [await market.seller(), await market.buyer()];
      const listing = await market.listing({ seller, title: 'Oak chair' });
      if (title !== 'Oak chair') await market.sql('update listings set title = $2 where id = $1', [listing.id, title]);
      await market.buy(buyer, listing);
      const { id } = await buyer.api.getFulfillment({ params: { id: listing.id } });
      return { seller, buyer, listing, id };
    },
  };
}
export type CalendarMarket = Awaited<ReturnType<typeof openCalendarMarket>>;
