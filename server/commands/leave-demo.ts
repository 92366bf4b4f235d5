import { leaveDemo } from '../app/demo/leave-demo.ts';
import { runCommand } from '../app/run-command.ts';

const usage = `npm run leave-demo [-- --paid-back]

Removes the demo's people, listings, purchases and test payments, and keeps what real people made. Then the database can go
to production. Stop Settee first. --paid-back: you have refunded, at the card provider, what was paid there for the demo.`;

const options = { 'paid-back': { type: 'boolean', default: false } } as const;

await runCommand({ usage, options }, (services, config, { values }) =>
  leaveDemo(services, config, { paidBack: values['paid-back'] }),
);
