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
    de: (count: number) => `${count} ungelesen`,
    es: (count: number) => `${count} sin leer`,
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
      de: (from: string, title: string, count: number) =>
        count > 1 ? `${count} Nachrichten von ${from} zu ${title}` : `${from} hat dir zu ${title} geschrieben`,
      es: (from: string, title: string, count: number) =>
        count > 1 ? `${count} mensajes de ${from} sobre ${title}` : `${from} te escribió sobre ${title}`,
    },
    offer_received: {
      en: (from: string, title: string, amount: string) => `${from} offers ${amount} for ${title}`,
      de: (from: string, title: string, amount: string) => `${from} bietet ${amount} für ${title}`,
      es: (from: string, title: string, amount: string) => `${from} ofrece ${amount} por ${title}`,
    },
    offer_countered: {
      en: (from: string, title: string, amount: string) => `${from} proposes ${amount} for ${title}`,
      de: (from: string, title: string, amount: string) => `${from} schlägt ${amount} für ${title} vor`,
      es: (from: string, title: string, amount: string) => `${from} propone ${amount} por ${title}`,
    },
    offer_accepted: {
      en: (title: string, amount: string, until: string) =>
        `Offer accepted: ${title} for ${amount}, held until ${until}`,
      de: (title: string, amount: string, until: string) =>
        `Preisvorschlag angenommen: ${title} für ${amount}, reserviert bis ${until}`,
      es: (title: string, amount: string, until: string) =>
        `Oferta aceptada: ${title} por ${amount}, reservado hasta ${until}`,
    },
    offer_declined: {
      en: (from: string, title: string, amount: string) => `${from} declined the offer of ${amount} for ${title}`,
      de: (from: string, title: string, amount: string) =>
        `${from} hat den Preisvorschlag von ${amount} für ${title} abgelehnt`,
      es: (from: string, title: string, amount: string) => `${from} rechazó la oferta de ${amount} por ${title}`,
    },
    offer_expired: {
      en: (title: string, amount: string) => `The offer of ${amount} for ${title} has expired`,
      de: (title: string, amount: string) => `Der Preisvorschlag von ${amount} für ${title} ist abgelaufen`,
      es: (title: string, amount: string) => `La oferta de ${amount} por ${title} ha caducado`,
    },
    hold_lapsed: {
      en: (title: string, amount: string) => `${title} was not paid in time; the hold at ${amount} has ended`,
      de: (title: string, amount: string) =>
        `${title} wurde nicht rechtzeitig bezahlt; die Reservierung für ${amount} ist beendet`,
      es: (title: string, amount: string) => `${title} no se pagó a tiempo; la reserva por ${amount} ha terminado`,
    },
    available_again: {
      en: (title: string, amount: string) => `${title} is available again, for ${amount}`,
      de: (title: string, amount: string) => `${title} ist wieder zu haben, für ${amount}`,
      es: (title: string, amount: string) => `${title} vuelve a estar disponible, por ${amount}`,
    },
    sold: {
      en: (title: string, amount: string) => `Sold: ${title} for ${amount}`,
      de: (title: string, amount: string) => `Verkauft: ${title} für ${amount}`,
      es: (title: string, amount: string) => `Vendido: ${title} por ${amount}`,
    },
    bought: {
      en: (title: string, amount: string) => `Paid: ${title} for ${amount}`,
      de: (title: string, amount: string) => `Bezahlt: ${title} für ${amount}`,
      es: (title: string, amount: string) => `Pagado: ${title} por ${amount}`,
    },
    review_received: {
      en: (from: string, title: string, stars: number) => `${from} gave you ${stars} of 5 stars for ${title}`,
      de: (from: string, title: string, stars: number) => `${from} gibt dir ${stars} von 5 Sternen für ${title}`,
      es: (from: string, title: string, stars: number) => `${from} te dio ${stars} de 5 estrellas por ${title}`,
    },
    case_decided: {
      en: (title: string, caseNumber: string) => `Case ${caseNumber} about ${title} was decided`,
      de: (title: string, caseNumber: string) => `Fall ${caseNumber} zu ${title} ist entschieden`,
      es: (title: string, caseNumber: string) => `El caso ${caseNumber} sobre ${title} está decidido`,
    },
    ...handoverNews,
    payout: {
      en: (amount: string) => `Paid out: ${amount}`,
      de: (amount: string) => `Ausgezahlt: ${amount}`,
      es: (amount: string) => `Te hemos pagado ${amount}`,
    },
    bank_details_missing: {
      en: (amount: string) => `${amount} is waiting for you. Add your bank details`,
      de: (amount: string) => `${amount} warten auf dich. Gib deine Bankverbindung ein`,
      es: (amount: string) => `${amount} te esperan. Añade tus datos bancarios`,
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
      de: (what: string, count: number, until: string) => `${what}: ${count}, bis ${until}`,
      es: (what: string, count: number, until: string) => `${what}: ${count}, antes del ${until}`,
    },
    tax_details_missing: {
      en: (year: string) => `Add your address and tax number for the report of ${year}`,
      de: (year: string) => `Gib Anschrift und Steuernummer für die Meldung von ${year} ein`,
      es: (year: string) => `Añade tu dirección y número fiscal para el informe de ${year}`,
    },
    payouts_overdue: {
      en: (count: number, amount: string) =>
        count === 1 ? `A payout of ${amount} is overdue` : `${count} payouts are overdue, ${amount} in all`,
      de: (count: number, amount: string) =>
        count === 1
          ? `Eine Auszahlung von ${amount} ist überfällig`
          : `${count} Auszahlungen sind überfällig, zusammen ${amount}`,
      es: (count: number, amount: string) =>
        count === 1 ? `Un pago de ${amount} está atrasado` : `${count} pagos están atrasados, en total ${amount}`,
    },
    debt_left: {
      en: (amount: string) => `Somebody who has left owes ${amount}`,
      de: (amount: string) => `Jemand ohne Konto schuldet ${amount}`,
      es: (amount: string) => `Alguien que ya no tiene cuenta debe ${amount}`,
    },
    return_asked: {
      en: (from: string, title: string, until: string) =>
        until ? `${from} returns ${title}: the money must be back by ${until}` : `${from} asks to return ${title}`,
      de: (from: string, title: string, until: string) =>
        until
          ? `${from} gibt ${title} zurück: Das Geld muss bis ${until} zurück sein`
          : `${from} möchte ${title} zurückgeben`,
      es: (from: string, title: string, until: string) =>
        until
          ? `${from} devuelve ${title}: el dinero tiene que estar de vuelta antes del ${until}`
          : `${from} quiere devolver ${title}`,
    },
    decision_needed: {
      en: (title: string, until: string) =>
        until ? `Please decide about ${title} by ${until}` : `An appeal about ${title} needs your decision`,
      de: (title: string, until: string) =>
        until
          ? `Bitte entscheide bis ${until} über ${title}`
          : `Eine Beschwerde zu ${title} braucht deine Entscheidung`,
      es: (title: string, until: string) =>
        until ? `Decide sobre ${title} antes del ${until}` : `Una reclamación sobre ${title} necesita tu decisión`,
    },
    price_drop: {
      en: (title: string, price: string, before: string) => `${title} now costs ${price} instead of ${before}`,
      de: (title: string, price: string, before: string) => `${title} kostet jetzt ${price} statt ${before}`,
      es: (title: string, price: string, before: string) => `${title} cuesta ahora ${price} en lugar de ${before}`,
    },
    on_hold: {
      en: (title: string) => `Another buyer is paying for ${title}`,
      de: (title: string) => `Jemand anderes bezahlt gerade ${title}`,
      es: (title: string) => `Otra persona está pagando ${title}`,
    },
    back: {
      en: (title: string, price: string) => `${title} is available again, for ${price}`,
      de: (title: string, price: string) => `${title} ist wieder zu haben, für ${price}`,
      es: (title: string, price: string) => `${title} vuelve a estar disponible, por ${price}`,
    },
    sold_saved: {
      en: (title: string) => `${title} was sold to someone else`,
      de: (title: string) => `${title} wurde an jemand anderen verkauft`,
      es: (title: string) => `${title} se vendió a otra persona`,
    },
    saved_search: {
      en: (name: string, count: string) =>
        count === '1' ? `A new listing for “${name}”` : `${count} new listings for “${name}”`,
      de: (name: string, count: string) =>
        count === '1' ? `Ein neuer Artikel für „${name}“` : `${count} neue Artikel für „${name}“`,
      es: (name: string, count: string) =>
        count === '1' ? `Un artículo nuevo para «${name}»` : `${count} artículos nuevos para «${name}»`,
    },
  },
});
