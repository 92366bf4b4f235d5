import type { Db } from '../../database.ts';
import { onOneLine } from '../../mail-text.ts';
import type { MailFacts } from '../../mails.ts';
import type { Mail } from '../../ports/mailer.ts';
import type { Services } from '../../services.ts';
import { findBuyerAndSeller } from '../accounts/find-parties.ts';
import type { Purchase } from './purchase-store.ts';

/** Writes to the buyer and the seller in the transaction of the fact, so that nobody is told what did not happen. */
export async function tellParties(
  services: Services,
  tx: Db,
  { purchase, title, cents }: { purchase: Purchase; title: string; cents: number },
  write: (facts: MailFacts) => Mail[],
): Promise<void> {
  const { buyer, seller } = await findBuyerAndSeller(tx, purchase);
  const facts = {
    title: onOneLine(title),
    cents,
    publicUrl: services.config.publicUrl,
    listingId: purchase.listing_id,
    buyer: { ...buyer, displayName: onOneLine(buyer.displayName) },
    seller: { ...seller, displayName: onOneLine(seller.displayName) },
  };
  await services.jobs.enqueue(tx, 'send-mail', write(facts));
}
