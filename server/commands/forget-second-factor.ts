import { runCommand } from '../app/run-command.ts';

/** `npm run forget-second-factor -- name@example.com`: for a person who lost phone and backup codes. */
await runCommand(async ({ identity }) => {
  const [, , email] = process.argv;
  if (!email) throw new Error('Name the email: npm run forget-second-factor -- name@example.com');
  if (!identity.deleteSecondFactors)
    throw new Error('Your identity service keeps the second factors. Remove them in its console.');
  if (!(await identity.deleteSecondFactors(email))) throw new Error(`Nobody has signed up as ${email}.`);
  return `${email} logs in with the password alone now. Every session of theirs has ended.`;
});
