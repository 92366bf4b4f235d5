import { runCommand } from '../app/run-command.ts';
import { makeAdmin } from '../features/accounts/make-admin.ts';

/** `npm run make-admin -- name@example.com` */
await runCommand(async (services, { publicDemo }) => {
  if (publicDemo) throw new Error('PUBLIC_DEMO=yes: in a public demonstration nobody can be an admin.');
  const [, , email] = process.argv;
  if (!email) throw new Error('Name the email: npm run make-admin -- name@example.com');
  await makeAdmin(services, email);
  return `${email} is an admin now.`;
});
