import { runCommand } from '../app/run-command.ts';
import { verifyBooks } from '../features/checkout/books/verify-books.ts';

/** `npm run verify-books`: prints violations of reliability 3.18; then exits with 1. */
await runCommand(async ({ db }) => {
  const broken = await verifyBooks(db);
  if (broken.length === 0) return 'The books are in order.';
  throw new Error(broken.map(({ rule, subject }) => `broken: ${rule} (${subject})`).join('\n'));
});
