import { runCommand } from '../app/run-command.ts';
import { verifyBooks } from '../features/checkout/books/verify-books.ts';

/** `npm run verify-books`: asks the rules of reliability 3.18 of the database and prints what is broken; exits 1 then. */
await runCommand(async ({ db }) => {
  const broken = await verifyBooks(db);
  if (broken.length === 0) return 'The books are in order.';
  throw new Error(broken.map(({ rule, subject }) => `broken: ${rule} (${subject})`).join('\n'));
});
