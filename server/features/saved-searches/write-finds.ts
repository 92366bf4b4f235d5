import type { Furniture } from '../../../shared/contract/listings.ts';
import { type Language, locales } from '../../../shared/domain/language.ts';
import { moneyFormat } from '../../../shared/domain/money.ts';
import { FINDS_IN_MAIL } from '../../../shared/domain/saved-search.ts';
import { onOneLine } from '../../mail-text.ts';
import type { Mail } from '../../ports/mailer.ts';
import type { Services } from '../../services.ts';
import { unsubscribeUrl } from '../../unsubscribe-token.ts';
import type { DueSearch } from './saved-search-store.ts';

/**
 * One mail about what is new in a saved search, in the person's language.
 * @param isMore whether there is more than these
 */
export function writeFinds(
  config: Services['config'],
  search: DueSearch,
  finds: readonly Furniture[],
  isMore: boolean,
): Mail {
  const { id, account_id, language, query } = search;
  const said = words[language];
  const name = onOneLine(search.name);
  const stop = unsubscribeUrl(config, account_id, id);
  const count = `${finds.length}${isMore ? '+' : ''}`;
  const money = moneyFormat(locales[language]);
  const shown = finds
    .slice(0, FINDS_IN_MAIL)
    .map(
      ({ _id, title, price, location }) =>
        `${onOneLine(title)}, ${money.format(Number(price))}, ${onOneLine(location)}\n${config.publicUrl}/furniture/${_id}`,
    );
  const all = `${config.publicUrl}/search?${new URLSearchParams({ ...query, sort: 'newest' })}`;
  return {
    to: search.email,
    subject: said.subject(count, name),
    text: [
      said.hello(onOneLine(search.display_name)),
      said.text(count, name),
      ...shown,
      said.all(all),
      `${said.stop(stop)}\n${said.choose(`${config.publicUrl}/dashboard/account`)}`,
    ].join('\n\n'),
    unsubscribeUrl: stop,
  };
}

type Words = {
  hello: (name: string) => string;
  subject: (count: string, name: string) => string;
  text: (count: string, name: string) => string;
  all: (url: string) => string;
  stop: (url: string) => string;
  choose: (url: string) => string;
};

const words: Record<Language, Words> = {
  en: {
    hello: (name) => `Hello ${name},`,
    subject: (count, name) => `${count === '1' ? 'A new piece' : `${count} new pieces`} for “${name}”`,
    text: (count, name) =>
      `${count === '1' ? 'a new piece fits' : `${count} new pieces fit`} your saved search “${name}”.`,
    all: (url) => `All that it finds: ${url}`,
    stop: (url) => `No more mails about this search: ${url}`,
    choose: (url) => `All your saved searches: ${url}`,
  },
  de: {
    hello: (name) => `Hallo ${name},`,
    subject: (count, name) => `${count === '1' ? 'Ein neues Stück' : `${count} neue Stücke`} für „${name}“`,
    text: (count, name) =>
      `${count === '1' ? 'ein neues Stück passt' : `${count} neue Stücke passen`} zu deiner gespeicherten Suche „${name}“.`,
    all: (url) => `Alles, was sie findet: ${url}`,
    stop: (url) => `Keine Mails mehr zu dieser Suche: ${url}`,
    choose: (url) => `Alle deine gespeicherten Suchen: ${url}`,
  },
  es: {
    hello: (name) => `Hola, ${name}:`,
    subject: (count, name) => `${count === '1' ? 'Una pieza nueva' : `${count} piezas nuevas`} para «${name}»`,
    text: (count, name) =>
      `${count === '1' ? 'Hay una pieza nueva que encaja' : `Hay ${count} piezas nuevas que encajan`} con tu búsqueda guardada «${name}».`,
    all: (url) => `Todo lo que encuentra: ${url}`,
    stop: (url) => `No recibir más correos de esta búsqueda: ${url}`,
    choose: (url) => `Todas tus búsquedas guardadas: ${url}`,
  },
};
