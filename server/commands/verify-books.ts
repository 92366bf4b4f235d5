import { runCommand } from '../app/run-command.ts';
import { verifyBooks } from '../features/checkout/books/verify-books.ts';

const usage = `npm run verify-books

Checks the rules that the books must keep, such as a ledger that sums to zero. Names what is broken, and then exits with 1.`;

/** The rules are those of reliability 3.18. */
await runCommand({ usage }, async ({ db }) => {
  const broken = await verifyBooks(db);
  if (broken.length === 0) return 'The books are in order.';
  throw new Error(broken.map(({ rule, subject }) => `broken: ${rule} (${subject})`).join('\n'));
});
