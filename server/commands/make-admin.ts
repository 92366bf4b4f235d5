import { createInterface } from 'node:readline/promises';
import { runCommand } from '../app/run-command.ts';
import { describeLogin } from '../features/accounts/describe-login.ts';
import { makeAdmin } from '../features/accounts/make-admin.ts';

/** `npm run make-admin -- name@example.com [--yes]` */
await runCommand(async (services, { publicDemo }) => {
  if (publicDemo) throw new Error('PUBLIC_DEMO=yes: in a public demonstration nobody can be an admin.');
  const words = process.argv.slice(2);
  const email = words.find((word) => word !== '--yes');
  if (!email) throw new Error('Name the email: npm run make-admin -- name@example.com');
  const login = await describeLogin(services, email);
  if (login) process.stdout.write(`${login.text}\n`);
  // Whoever holds one of the factors becomes an admin too.
  if (login?.hasFactors && !words.includes('--yes') && !(await isSure()))
    throw new Error(`Nothing was changed. To remove all of them first: npm run forget-second-factor -- ${email}`);
  await makeAdmin(services, email);
  return `${email} is an admin now.`;
});

async function isSure(): Promise<boolean> {
  const asked = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await Promise.race([
    asked.question('Are all of these theirs? Type yes: '),
    // The input ended.
    new Promise<string>((resolve) => asked.once('close', () => resolve(''))),
  ]);
  asked.close();
  return typed.trim().toLowerCase() === 'yes';
}
