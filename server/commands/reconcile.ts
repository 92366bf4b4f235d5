import { runCommand } from '../app/run-command.ts';
import { compareLedger } from '../features/checkout/books/compare-ledger.ts';
import { verifyBooks } from '../features/checkout/books/verify-books.ts';
import { RECONCILED_HOURS, reconcile } from '../features/checkout/reconciliation/reconcile.ts';
import { formatPrice } from '../platform/shop/shop-money.ts';

const usage = `npm run reconcile [-- --hours 200]

Compares what the card provider knows of the last hours (${RECONCILED_HOURS} without --hours) with the books, puts right what differs,
and refunds what can no longer be sold. Run it after a restore, before visitors come back. Exits with 1 when a person must
decide.`;

const options = { hours: { type: 'string', default: String(RECONCILED_HOURS) } } as const;

/** After a restore the provider has payments that the database lacks (reliability T32). */
await runCommand({ usage, options }, async (services, _, { values }) => {
  const hours = Number(values.hours);
  if (!(hours > 0)) throw new Error('--hours must be a number above 0.');
  const differed = await reconcile(services, hours);
  const left = differed > 0 ? await reconcile(services, hours) : 0;
  const broken = await verifyBooks(services.db);
  const { payments, providerCents, ledgerCents, breaks } = await compareLedger(services);
  const sums = `Left of ${payments} payments: ${formatPrice(providerCents)} at the provider, ${formatPrice(ledgerCents)} in the ledger.`;
  const done = `${differed - left} payments of the last ${hours} hours were put right. ${sums}`;
  if (left + broken.length + breaks === 0) return done;
  throw new Error(
    `${done} ${breaks} payments differ between the ledger and the provider, ${left} have no known listing or person here, and ${broken.length} rules of the books are broken: npm run verify-books names them.`,
  );
});
