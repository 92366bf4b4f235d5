import { area } from './area.ts';
import { handoverNews } from './notifications/handovers.ts';

export const notifications = area('notifications', {
  lede: {
    en: 'What happened to your listings, purchases and saved listings. Kept for 90 days.',
    de: 'Was mit deinen Anzeigen, Käufen und gemerkten Artikeln passiert ist. 90 Tage lang aufbewahrt.',
    es: 'Lo que pasó con tus anuncios, tus compras y los artículos que guardaste. Se conservan 90 días.',
  },
  unread: {
    en: (count: number) => (count === 1 ? '1 unread' : `${count} unread`),
    de: (count) => `${count} ungelesen`,
    es: (count) => `${count} sin leer`,
  },
  isNew: { en: 'New', de: 'Neu', es: 'Nuevo' },
  none: { en: 'Nothing has happened yet', de: 'Noch ist nichts passiert', es: 'Todavía no ha pasado nada' },
  noneHint: {
    en: 'Save a listing that you like. You will hear here when its price drops or when it is sold.',
    de: 'Merk dir einen Artikel, der dir gefällt. Hier erfährst du, wenn sein Preis sinkt oder er verkauft ist.',
    es: 'Guarda un artículo que te guste. Aquí verás si baja de precio o si se vende.',
  },
  browse: { en: 'Look around', de: 'Umsehen', es: 'Echar un vistazo' },
  all: { en: 'See all', de: 'Alle ansehen', es: 'Ver todos' },
  choose: { en: 'Choose what you get', de: 'Auswählen, was du bekommst', es: 'Elegir qué recibes' },
  today: { en: 'Today', de: 'Heute', es: 'Hoy' },
  kinds: {
    message: {
      en: (from: string, title: string, count: number) =>
        count > 1 ? `${count} messages from ${from} about ${title}` : `${from} wrote to you about ${title}`,
      de: (from, title, count) =>
        count > 1 ? `${count} Nachrichten von ${from} zu ${title}` : `${from} hat dir zu ${title} geschrieben`,
      es: (from, title, count) =>
        count > 1 ? `${count} mensajes de ${from} sobre ${title}` : `${from} te escribió sobre ${title}`,
    },
    offer_received: {
      en: (from: string, title: string, amount: string) => `${from} offers ${amount} for ${title}`,
      de: (from, title, amount) => `${from} bietet ${amount} für ${title}`,
      es: (from, title, amount) => `${from} ofrece ${amount} por ${title}`,
    },
    offer_countered: {
      en: (from: string, title: string, amount: string) => `${from} proposes ${amount} for ${title}`,
      de: (from, title, amount) => `${from} schlägt ${amount} für ${title} vor`,
      es: (from, title, amount) => `${from} propone ${amount} por ${title}`,
    },
    offer_accepted: {
      en: (title: string, amount: string, until: string) =>
        `Offer accepted: ${title} for ${amount}, held until ${until}`,
      de: (title, amount, until) => `Preisvorschlag angenommen: ${title} für ${amount}, reserviert bis ${until}`,
      es: (title, amount, until) => `Oferta aceptada: ${title} por ${amount}, reservado hasta ${until}`,
    },
    offer_declined: {
      en: (from: string, title: string, amount: string) => `${from} declined the offer of ${amount} for ${title}`,
      de: (from, title, amount) => `${from} hat den Preisvorschlag von ${amount} für ${title} abgelehnt`,
      es: (from, title, amount) => `${from} rechazó la oferta de ${amount} por ${title}`,
    },
    offer_expired: {
      en: (title: string, amount: string) => `The offer of ${amount} for ${title} has expired`,
      de: (title, amount) => `Der Preisvorschlag von ${amount} für ${title} ist abgelaufen`,
      es: (title, amount) => `La oferta de ${amount} por ${title} ha caducado`,
    },
    hold_lapsed: {
      en: (title: string, amount: string) => `${title} was not paid in time; the hold at ${amount} has ended`,
      de: (title, amount) => `${title} wurde nicht rechtzeitig bezahlt; die Reservierung für ${amount} ist beendet`,
      es: (title, amount) => `${title} no se pagó a tiempo; la reserva por ${amount} ha terminado`,
    },
    available_again: {
      en: (title: string, amount: string) => `${title} is available again, for ${amount}`,
      de: (title, amount) => `${title} ist wieder zu haben, für ${amount}`,
      es: (title, amount) => `${title} vuelve a estar disponible, por ${amount}`,
    },
    sold: {
      en: (title: string, amount: string) => `Sold: ${title} for ${amount}`,
      de: (title, amount) => `Verkauft: ${title} für ${amount}`,
      es: (title, amount) => `Vendido: ${title} por ${amount}`,
    },
    bought: {
      en: (title: string, amount: string) => `Paid: ${title} for ${amount}`,
      de: (title, amount) => `Bezahlt: ${title} für ${amount}`,
      es: (title, amount) => `Pagado: ${title} por ${amount}`,
    },
    review_received: {
      en: (from: string, title: string, stars: number) => `${from} gave you ${stars} of 5 stars for ${title}`,
      de: (from, title, stars) => `${from} gibt dir ${stars} von 5 Sternen für ${title}`,
      es: (from, title, stars) => `${from} te dio ${stars} de 5 estrellas por ${title}`,
    },
    case_decided: {
      en: (title: string, caseNumber: string) => `Case ${caseNumber} about ${title} was decided`,
      de: (title, caseNumber) => `Fall ${caseNumber} zu ${title} ist entschieden`,
      es: (title, caseNumber) => `El caso ${caseNumber} sobre ${title} está decidido`,
    },
    ...handoverNews,
    payout: {
      en: (amount: string) => `Paid out: ${amount}`,
      de: (amount) => `Ausgezahlt: ${amount}`,
      es: (amount) => `Te hemos pagado ${amount}`,
    },
    bank_details_missing: {
      en: (amount: string) => `${amount} is waiting for you. Add your bank details`,
      de: (amount) => `${amount} warten auf dich. Gib deine Bankverbindung ein`,
      es: (amount) => `${amount} te esperan. Añade tus datos bancarios`,
    },
    legal_things: {
      withdrawal: {
        en: 'Withdrawals to pay back',
        de: 'Widerrufe zurückzuzahlen',
        es: 'Desistimientos por reembolsar',
      },
      appeal: { en: 'Appeals to decide', de: 'Einsprüche zu entscheiden', es: 'Recursos por decidir' },
      erasure: {
        en: 'Removed accounts to erase',
        de: 'Gelöschte Konten zu leeren',
        es: 'Cuentas eliminadas por borrar',
      },
      tax_report: {
        en: 'Sellers to report for tax',
        de: 'Verkäufer dem Finanzamt zu melden',
        es: 'Vendedores por comunicar a la autoridad fiscal',
      },
    },
    legal_deadline: {
      en: (what: string, count: number, until: string) => `${what}: ${count}, by ${until}`,
      de: (what, count, until) => `${what}: ${count}, bis ${until}`,
      es: (what, count, until) => `${what}: ${count}, antes del ${until}`,
    },
    tax_details_missing: {
      en: (year: string) => `Add your address and tax number for the report of ${year}`,
      de: (year) => `Gib Anschrift und Steuernummer für die Meldung von ${year} ein`,
      es: (year) => `Añade tu dirección y número fiscal para el informe de ${year}`,
    },
    payouts_overdue: {
      en: (count: number, amount: string) =>
        count === 1 ? `A payout of ${amount} is overdue` : `${count} payouts are overdue, ${amount} in all`,
      de: (count, amount) =>
        count === 1
          ? `Eine Auszahlung von ${amount} ist überfällig`
          : `${count} Auszahlungen sind überfällig, zusammen ${amount}`,
      es: (count, amount) =>
        count === 1 ? `Un pago de ${amount} está atrasado` : `${count} pagos están atrasados, en total ${amount}`,
    },
    debt_left: {
      en: (amount: string) => `Somebody who has left owes ${amount}`,
      de: (amount) => `Jemand ohne Konto schuldet ${amount}`,
      es: (amount) => `Alguien que ya no tiene cuenta debe ${amount}`,
    },
    return_asked: {
      en: (from: string, title: string, until: string) =>
        until ? `${from} returns ${title}: the money must be back by ${until}` : `${from} asks to return ${title}`,
      de: (from, title, until) =>
        until
          ? `${from} gibt ${title} zurück: Das Geld muss bis ${until} zurück sein`
          : `${from} möchte ${title} zurückgeben`,
      es: (from, title, until) =>
        until
          ? `${from} devuelve ${title}: el dinero tiene que estar de vuelta antes del ${until}`
          : `${from} quiere devolver ${title}`,
    },
    decision_needed: {
      en: (title: string, until: string) =>
        until ? `Please decide about ${title} by ${until}` : `An appeal about ${title} needs your decision`,
      de: (title, until) =>
        until
          ? `Bitte entscheide bis ${until} über ${title}`
          : `Eine Beschwerde zu ${title} braucht deine Entscheidung`,
      es: (title, until) =>
        until ? `Decide sobre ${title} antes del ${until}` : `Una reclamación sobre ${title} necesita tu decisión`,
    },
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
        count === '1' ? `A new listing for “${name}”` : `${count} new listings for “${name}”`,
      de: (name, count) => (count === '1' ? `Ein neuer Artikel für „${name}“` : `${count} neue Artikel für „${name}“`),
      es: (name, count) =>
        count === '1' ? `Un artículo nuevo para «${name}»` : `${count} artículos nuevos para «${name}»`,
    },
  },
});
