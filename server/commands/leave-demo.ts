import { parseArgs } from 'node:util';
import { leaveDemo } from '../app/demo/leave-demo.ts';
import { runCommand } from '../app/run-command.ts';

/** `npm run leave-demo`: removes the demo; the database can go to production. */
await runCommand((services, config) => {
  const { values } = parseArgs({ options: { 'paid-back': { type: 'boolean', default: false } } });
  return leaveDemo(services, config, { paidBack: values['paid-back'] });
});
