import { runCommand } from '../app/run-command.ts';

const usage = `npm run forget-second-factor -- name@example.com

For a person who lost phone and backup codes: removes the authenticator app, the backup codes and the passkeys of an
account, and ends its sessions. The password alone lets in again.`;

await runCommand({ usage, most: 1 }, async ({ identity }, _, { positionals: [email] }) => {
  if (!email) throw new Error('Name the email: npm run forget-second-factor -- name@example.com');
  if (!identity.deleteSecondFactors)
    throw new Error('Your identity service keeps the second factors. Remove them in its console.');
  if (!(await identity.deleteSecondFactors(email))) throw new Error(`Nobody has signed up as ${email}.`);
  return `${email} logs in without a second factor now. Every session of theirs has ended.`;
});
