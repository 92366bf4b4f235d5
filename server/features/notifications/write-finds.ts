import type { Listing } from '../../../shared/contract/listings.ts';
import { type Language, locales } from '../../../shared/domain/language.ts';
import { moneyFormat } from '../../../shared/domain/money.ts';
import { FINDS_IN_MAIL } from '../../../shared/domain/saved-search.ts';
import type { Services } from '../../app/services.ts';
import { mailSite } from '../../platform/mail/mail-site.ts';
import { onOneLine } from '../../platform/mail/on-one-line.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import type { Mail } from '../../ports/mailer.ts';
import type { DueSearch } from './saved-search-store.ts';
import { unsubscribeUrl } from './unsubscribe-token.ts';

/**
 * Returns an email with new results of a saved search.
 * @param isMore whether there are more
 */
export function writeFinds(
  { config, shop }: Pick<Services, 'config' | 'shop'>,
  search: DueSearch,
  finds: readonly Listing[],
  isMore: boolean,
): Mail {
  const { id, account_id, query } = search;
  const site = mailSite({ config, shop });
  const language = site.languageFor(search.language);
  const { publicUrl } = config;
  const said = words[language];
  const name = onOneLine(search.name);
  const stop = unsubscribeUrl(config, account_id, id);
  const count = `${finds.length}${isMore ? '+' : ''}`;
  const money = moneyFormat(locales[language]);
  return writeLetter(site, {
    to: search.email,
    language,
    subject: said.subject(count, name),
    greeting: said.hello(onOneLine(search.display_name)),
    paragraphs: [said.text(count, name)],
    listings: finds.slice(0, FINDS_IN_MAIL).map(({ id, title, price, location, image }) => ({
      title: onOneLine(title),
      facts: `${money.format(Number(price))}, ${onOneLine(location)}`,
      url: `${publicUrl}/furniture/${id}`,
      image: image || undefined,
    })),
    action: { label: said.all, url: `${publicUrl}/search?${new URLSearchParams({ ...query, sort: 'newest' })}` },
    notes: [
      { text: said.stop, url: stop },
      { text: said.choose, url: `${publicUrl}/dashboard/account` },
    ],
    unsubscribeUrl: stop,
  });
}

type Words = {
  hello: (name: string) => string;
  subject: (count: string, name: string) => string;
  text: (count: string, name: string) => string;
  all: string;
  stop: string;
  choose: string;
};

const words: Record<Language, Words> = {
  en: {
    hello: (name) => `Hello ${name},`,
    subject: (count, name) => `${count === '1' ? 'A new piece' : `${count} new pieces`} for “${name}”`,
    text: (count, name) =>
      `${count === '1' ? 'A new piece fits' : `${count} new pieces fit`} your saved search “${name}”.`,
    all: 'See all results',
    stop: 'Stop emails about this search',
    choose: 'All your saved searches',
  },
  de: {
    hello: (name) => `Hallo ${name},`,
    subject: (count, name) => `${count === '1' ? 'Ein neues Stück' : `${count} neue Stücke`} für „${name}“`,
    text: (count, name) =>
      `${count === '1' ? 'ein neues Stück passt' : `${count} neue Stücke passen`} zu deiner gespeicherten Suche „${name}“.`,
    all: 'Alle Treffer ansehen',
    stop: 'Mails zu dieser Suche abbestellen',
    choose: 'Alle deine gespeicherten Suchen',
  },
  es: {
    hello: (name) => `Hola, ${name}:`,
    subject: (count, name) => `${count === '1' ? 'Un mueble nuevo' : `${count} muebles nuevos`} para «${name}»`,
    text: (count, name) =>
      `${count === '1' ? 'Hay un mueble nuevo que encaja' : `Hay ${count} muebles nuevos que encajan`} con tu búsqueda guardada «${name}».`,
    all: 'Ver todos los resultados',
    stop: 'No recibir más correos de esta búsqueda',
    choose: 'Todas tus búsquedas guardadas',
  },
};
