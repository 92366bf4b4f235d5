import { locales } from '../../../shared/domain/language.ts';
import { moneyFormat } from '../../../shared/domain/money.ts';
import { onOneLine } from '../../mail-text.ts';
import type { Mail } from '../../ports/mailer.ts';
import type { Services } from '../../services.ts';
import { unsubscribeUrl } from '../../unsubscribe-token.ts';
import type { DueAlert } from './alert-store.ts';
import { alertWords } from './alert-words.ts';

/** One mail about a saved piece, in the person's language, with the way to have no more of its kind. */
export function writeAlert(config: Services['config'], alert: DueAlert): Mail {
  const { account_id, listing_id, kind, language } = alert;
  const words = alertWords[language];
  const show = (cents: number) => moneyFormat(locales[language]).format(cents / 100);
  const stop = unsubscribeUrl(config, account_id, kind);
  const facts = {
    title: onOneLine(alert.title),
    price: show(alert.price_cents),
    before: show(alert.from_cents ?? alert.price_cents),
  };
  const { subject, text } = words[kind](facts);
  return {
    to: alert.email,
    subject,
    text: [
      words.hello(onOneLine(alert.display_name)),
      text,
      words.see(`${config.publicUrl}/furniture/${listing_id}`),
      `${words.why}\n${words.stop(stop)}\n${words.choose(`${config.publicUrl}/dashboard/account`)}`,
    ].join('\n\n'),
    unsubscribeUrl: stop,
  };
}
