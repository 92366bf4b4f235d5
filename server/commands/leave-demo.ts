import { parseArgs } from 'node:util';
import { runCommand } from './command.ts';
import { leaveDemo } from './seed/leave-demo.ts';

/** `npm run leave-demo`: takes the demo out, so that the same database can go into production. */
await runCommand((services, config) => {
  const { values } = parseArgs({ options: { 'paid-back': { type: 'boolean', default: false } } });
  return leaveDemo(services, config, { paidBack: values['paid-back'] });
});
