import { runCommand } from '../../tools/run-command.mjs';

/**
 * Checks that the books are exact, by the operator's command, and that no listing was sold twice.
 * @param {import('./open-market.mjs').Market} market
 * @returns {Promise<boolean>}
 */
export async function checkMarket({ pool, env }) {
  const { rows } = await pool.query(
    `select count(*)::int as sold, coalesce(max(times), 0)::int as most, coalesce(sum(cents), 0)::bigint as cents,
       (select coalesce(sum((body ->> 'amount')::bigint), 0) from sandbox_stripe.object
         where kind = 'payment_intent' and body ->> 'status' = 'succeeded') as taken
     from (select p.listing_id, count(*) as times, sum(p.price_cents) as cents from purchases p
       where p.intent_id is not null and p.state in ('paid', 'refund_pending', 'refunded') group by 1) sales`,
  );
  const { sold, most, cents, taken } = rows[0];
  const args = ['server/commands/verify-books.ts'];
  const { code, output } = await runCommand(process.execPath, args, { env: { ...process.env, ...env }, quiet: true });
  console.log(
    `\n${output.trim()} ${sold} listings were sold, each ${most} times at the most; the provider took ${taken} of ${cents} cents.`,
  );
  return code === 0 && most <= 1 && Number(taken) === Number(cents);
}
