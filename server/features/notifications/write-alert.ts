import { locales } from '../../../shared/domain/language.ts';
import { writeMoney } from '../../../shared/domain/money.ts';
import type { Services } from '../../app/services.ts';
import { mailSite } from '../../platform/mail/mail-site.ts';
import { onOneLine } from '../../platform/mail/on-one-line.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import type { Mail } from '../../ports/mailer.ts';
import type { DueAlert } from './alert-store.ts';
import { alertWords } from './alert-words.ts';
import { unsubscribeUrl } from './unsubscribe-token.ts';

/**
 * Returns an alert email about a saved listing, with an unsubscribe link.
 * @param image URL of the main picture
 */
export function writeAlert(
  { config, shop }: Pick<Services, 'config' | 'shop'>,
  alert: DueAlert,
  image: string | undefined,
): Mail {
  const { account_id, listing_id, kind } = alert;
  const site = mailSite({ config, shop });
  const language = site.languageFor(alert.language);
  const words = alertWords[language];
  const show = (cents: number) => writeMoney(cents, locales[language]);
  const stop = unsubscribeUrl(config, account_id, kind);
  const url = `${config.publicUrl}/furniture/${listing_id}`;
  const title = onOneLine(alert.title);
  const price = show(alert.price_cents);
  const { subject, text } = words[kind]({ title, price, before: show(alert.from_cents ?? alert.price_cents) });
  return writeLetter(site, {
    to: alert.email,
    language,
    subject,
    greeting: words.hello(onOneLine(alert.display_name)),
    paragraphs: [text],
    listings: [{ title, facts: `${price}, ${onOneLine(alert.location)}`, url, image }],
    action: { label: words.see, url },
    notes: [
      { text: words.why },
      { text: words.stop, url: stop },
      { text: words.choose, url: `${config.publicUrl}/dashboard/account` },
    ],
    unsubscribeUrl: stop,
  });
}
