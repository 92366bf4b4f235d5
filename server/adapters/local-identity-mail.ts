import { onOneLine } from '../mail-text.ts';
import type { Mail } from '../ports/mailer.ts';

/** Whom a mail goes to; without a name, where that may have been chosen by a stranger. */
type To = { email: string; name?: string };

const greet = ({ name }: To) => (name ? `Hello ${onOneLine(name)},` : 'Hello,');

/** Seconds in which a reset link works, once. */
export const RESET_SECONDS = 60 * 60;

/** Seconds in which a confirmation link works. */
export const CONFIRM_SECONDS = 24 * 60 * 60;

/** The mail that lets somebody choose a new password. */
export const resetMail = (publicUrl: string, person: To, token: string): Mail => ({
  to: person.email,
  subject: 'Choose a new Settee password',
  text: [
    greet(person),
    'somebody, most likely you, asked for a new password. Choose it here within the next hour:',
    `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`,
    'The link works once. If it was not you, do nothing: your password stays as it is.',
  ].join('\n\n'),
});

/** The mail that proves an e-mail address. */
export const confirmMail = (publicUrl: string, person: To, token: string): Mail => ({
  to: person.email,
  subject: 'Confirm your email for Settee',
  text: [
    greet(person),
    'please confirm that this address is yours; then you can buy and sell:',
    `${publicUrl}/api/auth/verify-email?token=${encodeURIComponent(token)}&callbackURL=${encodeURIComponent('/verify-email')}`,
    'The link works for a day. If you have no account with us, do nothing.',
  ].join('\n\n'),
});
