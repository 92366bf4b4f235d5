import type { Config } from '../ports/config.ts';
import { DEMO_PASSWORD, demoAdmin } from './demo/people.ts';
import type { Shop } from './start-server.ts';

/** Returns the welcome text: URL, demo logins or the first admin's link, test cards. */
export function welcome(
  config: Config,
  { url, demoLogins, firstAdminUrl }: Pick<Shop, 'url' | 'demoLogins' | 'firstAdminUrl'>,
): string {
  const lines = ['', `  Settee is open at ${url}`, ''];
  // A public demo has no admin.
  const logins = config.publicDemo ? demoLogins.filter(({ email }) => email !== demoAdmin.email) : demoLogins;
  if (logins.length > 0)
    lines.push(
      `  Demo logins, password ${DEMO_PASSWORD}`,
      ...logins.map(({ email, does }) => `    ${email.padEnd(22)}${does}`),
      '',
    );
  if (firstAdminUrl)
    lines.push('  To become the admin of this shop, open this link. It works once.', `    ${firstAdminUrl}`, '');
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
