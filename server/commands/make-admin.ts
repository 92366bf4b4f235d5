import { createInterface } from 'node:readline/promises';
import { isOfDemo } from '../app/demo/demo-mark-store.ts';
import { runCommand } from '../app/run-command.ts';
import { describeLogin } from '../features/accounts/describe-login.ts';
import { makeAdmin } from '../features/accounts/make-admin.ts';

const usage = `npm run make-admin -- name@example.com [--yes]

Makes an account an admin. The person signs up and confirms the email first. It says how the account can be entered, and asks
before an account with a passkey or an authenticator app becomes an admin; --yes answers. It refuses the demo's people in a
shop that is no demo.`;

await runCommand({ usage, options: { yes: { type: 'boolean' } }, most: 1 }, async (services, config, words) => {
  if (config.publicDemo) throw new Error('PUBLIC_DEMO=yes: in a public demonstration nobody can be an admin.');
  const [email] = words.positionals;
  if (!email) throw new Error('Name the email: npm run make-admin -- name@example.com');
  if (await isOfDemo(services.db, email)) {
    if (config.seed !== 'demo' || config.isPublic)
      throw new Error(
        `${email} came with the demo, and its password is public. Nothing was changed. Take the demo out first: npm run leave-demo`,
      );
    process.stdout.write(`${email} came with the demo: everybody knows its password.\n`);
  }
  const login = await describeLogin(services, email);
  if (login) process.stdout.write(`${login.text}\n`);
  // Another person who has one of the factors becomes an admin too.
  if (login?.hasFactors && !words.values.yes && !(await isSure()))
    throw new Error(`Nothing was changed. To remove all of them first: npm run forget-second-factor -- ${email}`);
  await makeAdmin(services, email);
  return `${email} is an admin now.`;
});

async function isSure(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await Promise.race([
    terminal.question('Are all of these theirs? Type yes: '),
    // The input ended.
    new Promise<string>((resolve) => terminal.once('close', () => resolve(''))),
  ]);
  terminal.close();
  return typed.trim().toLowerCase() === 'yes';
}
