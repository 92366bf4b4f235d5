import { texts } from '../texts.ts';
import type { LetterTexts } from './letter-texts.ts';

/** Saved listings and saved searches. As screens say it. */
export const savedNews = texts({
  price_drop: {
    en: (title: string, price: string, before: string) => `${title} now costs ${price} instead of ${before}`,
    de: (title, price, before) => `${title} kostet jetzt ${price} statt ${before}`,
    es: (title, price, before) => `${title} cuesta ahora ${price} en lugar de ${before}`,
  },
  on_hold: {
    en: (title: string) => `Another buyer is paying for ${title}`,
    de: (title) => `Jemand anderes bezahlt gerade ${title}`,
    es: (title) => `Otra persona está pagando ${title}`,
  },
  back: {
    en: (title: string, price: string) => `${title} is available again, for ${price}`,
    de: (title, price) => `${title} ist wieder zu haben, für ${price}`,
    es: (title, price) => `${title} vuelve a estar disponible, por ${price}`,
  },
  sold_saved: {
    en: (title: string) => `${title} was sold to someone else`,
    de: (title) => `${title} wurde an jemand anderen verkauft`,
    es: (title) => `${title} se vendió a otra persona`,
  },
  saved_search: {
    en: (name: string, count: string) =>
      count === '1' ? `A new item for “${name}”` : `${count} new items for “${name}”`,
    de: (name, count) => (count === '1' ? `Ein neuer Artikel für „${name}“` : `${count} neue Artikel für „${name}“`),
    es: (name, count) =>
      count === '1' ? `Un artículo nuevo para «${name}»` : `${count} artículos nuevos para «${name}»`,
  },
});

/** The same as mails and pushes say it. */
export const savedLetters = {
  price_drop: {
    en: ({ title, priceCents, fromCents }, { money }) => ({
      title: `${title} now costs ${money(priceCents)}`,
      text: `The price of an item you saved dropped: ${title} now costs ${money(priceCents)} instead of ${money(fromCents)}.`,
    }),
    de: ({ title, priceCents, fromCents }, { money }) => ({
      title: `${title} kostet jetzt ${money(priceCents)}`,
      text: `Ein Artikel, den du dir gemerkt hast, ist günstiger geworden: ${title} kostet jetzt ${money(priceCents)} statt ${money(fromCents)}.`,
    }),
    es: ({ title, priceCents, fromCents }, { money }) => ({
      title: `${title} ahora cuesta ${money(priceCents)}`,
      text: `Ha bajado el precio de un artículo que guardaste: ${title} cuesta ahora ${money(priceCents)} en lugar de ${money(fromCents)}.`,
    }),
  },
  on_hold: {
    en: ({ title }) => ({
      title: `${title} is reserved`,
      text: `An item you saved is reserved for another buyer: ${title}. It may become available again.`,
    }),
    de: ({ title }) => ({
      title: `${title} ist reserviert`,
      text: `Ein Artikel, den du dir gemerkt hast, ist für jemand anderes reserviert: ${title}. Vielleicht wird er wieder frei.`,
    }),
    es: ({ title }) => ({
      title: `${title}: reservado`,
      text: `Un artículo que guardaste está reservado para otra persona: ${title}. Puede volver a estar disponible.`,
    }),
  },
  back: {
    en: ({ title, priceCents }, { money }) => ({
      title: `${title} is available again`,
      text: `An item you saved is available again: ${title}, for ${money(priceCents)}.`,
    }),
    de: ({ title, priceCents }, { money }) => ({
      title: `${title} ist wieder zu haben`,
      text: `Ein Artikel, den du dir gemerkt hast, ist wieder zu haben: ${title} für ${money(priceCents)}.`,
    }),
    es: ({ title, priceCents }, { money }) => ({
      title: `${title} vuelve a estar disponible`,
      text: `Un artículo que guardaste vuelve a estar a la venta: ${title}, por ${money(priceCents)}.`,
    }),
  },
  sold_saved: {
    en: ({ title }) => ({
      title: `${title} has been sold`,
      text: `An item you saved has been sold: ${title}.`,
    }),
    de: ({ title }) => ({
      title: `${title} ist verkauft`,
      text: `Ein Artikel, den du dir gemerkt hast, ist verkauft: ${title}.`,
    }),
    es: ({ title }) => ({
      title: `${title} se ha vendido`,
      text: `Un artículo que guardaste se ha vendido: ${title}.`,
    }),
  },
  saved_search: {
    en: ({ name, found, more }) => {
      const count = `${found}${more ? '+' : ''}`;
      return {
        title: `${count === '1' ? 'A new item' : `${count} new items`} for “${name}”`,
        text: `${count === '1' ? 'A new item fits' : `${count} new items fit`} your saved search “${name}”.`,
      };
    },
    de: ({ name, found, more }) => {
      const count = `${found}${more ? '+' : ''}`;
      return {
        title: `${count === '1' ? 'Ein neuer Artikel' : `${count} neue Artikel`} für „${name}“`,
        text: `${count === '1' ? 'Ein neuer Artikel passt' : `${count} neue Artikel passen`} zu deiner gespeicherten Suche „${name}“.`,
      };
    },
    es: ({ name, found, more }) => {
      const count = `${found}${more ? '+' : ''}`;
      return {
        title: `${count === '1' ? 'Un artículo nuevo' : `${count} artículos nuevos`} para «${name}»`,
        text: `${count === '1' ? 'Hay un artículo nuevo que encaja' : `Hay ${count} artículos nuevos que encajan`} con tu búsqueda guardada «${name}».`,
      };
    },
  },
} satisfies LetterTexts;
