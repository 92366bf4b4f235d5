import type { Config } from './config.ts';

/** What a person who has just started Settee needs to see: the address, the demo logins, the test cards. */
export function welcome(config: Config, url: string): string {
  const lines = ['', `  Settee is open at ${url}`, ''];
  if (config.seed === 'demo')
    lines.push(
      '  Demo logins, password settee-demo',
      '    buyer@settee.test     buys',
      '    seller@settee.test    sells, verified',
      '    admin@settee.test     manages people',
      '',
    );
  if (config.payments.kind === 'sandbox')
    lines.push(
      '  Test cards, any future date and any CVC',
      '    4242 4242 4242 4242   pays',
      '    4000 0000 0000 0002   is declined',
      '    4000 0000 0000 9995   has insufficient funds',
      '    4000 0025 0000 3155   asks for authentication',
      '',
    );
  if (config.mail.kind === 'files' && !config.production)
    lines.push(`  Mail is kept, not sent: ${url}/sandbox/mail`, '');
  lines.push('  Ctrl-C stops it.', '');
  return `${lines.join('\n')}\n`;
}
