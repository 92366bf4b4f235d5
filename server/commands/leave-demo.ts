import { parseArgs } from 'node:util';
import { leaveDemo } from '../app/demo/leave-demo.ts';
import { runCommand } from '../app/run-command.ts';

/** `npm run leave-demo`: takes the demo out, so that the same database can go into production. */
await runCommand((services, config) => {
  const { values } = parseArgs({ options: { 'paid-back': { type: 'boolean', default: false } } });
  return leaveDemo(services, config, { paidBack: values['paid-back'] });
});
