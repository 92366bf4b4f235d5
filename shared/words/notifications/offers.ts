import { texts } from '../texts.ts';
import type { LetterTexts } from './letter-texts.ts';

/** Offers, and holds for an agreed price. As screens say it. */
export const offerNews = texts({
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
      `Offer accepted: ${title} for ${amount}, reserved until ${until}`,
    de: (title, amount, until) => `Preisvorschlag angenommen: ${title} für ${amount}, reserviert bis ${until}`,
    es: (title, amount, until) => `Oferta aceptada: ${title} por ${amount}, reservado hasta el ${until}`,
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
  offer_ended: {
    en: (title: string, amount: string) => `The offer of ${amount} ended: ${title} is no longer for sale`,
    de: (title, amount) => `Der Preisvorschlag über ${amount} ist beendet: ${title} wird nicht mehr verkauft`,
    es: (title, amount) => `La oferta de ${amount} ha terminado: ${title} ya no está a la venta`,
  },
  hold_lapsed: {
    en: (title: string, amount: string) => `${title} was not paid in time; the reservation at ${amount} has ended`,
    de: (title, amount) => `${title} wurde nicht rechtzeitig bezahlt; die Reservierung für ${amount} ist beendet`,
    es: (title, amount) => `${title} no se pagó a tiempo; la reserva por ${amount} ha terminado`,
  },
  hold_ended: {
    en: (title: string, amount: string) => `${title}: the reservation at ${amount} has ended`,
    de: (title, amount) => `${title}: Die Reservierung für ${amount} ist beendet`,
    es: (title, amount) => `${title}: la reserva por ${amount} ha terminado`,
  },
  available_again: {
    en: (title: string, amount: string) => `${title} is available again, for ${amount}`,
    de: (title, amount) => `${title} ist wieder zu haben, für ${amount}`,
    es: (title, amount) => `${title} vuelve a estar disponible, por ${amount}`,
  },
});

/** The same as mails and pushes say it. */
export const offerLetters = {
  offer_received: {
    en: ({ title, from, amountCents }, { money }) => ({
      title: `${from} offers ${money(amountCents)} for ${title}`,
      text: `${from} made you an offer: ${money(amountCents)} for ${title}. You can accept it, decline it, or name another price.`,
    }),
    de: ({ title, from, amountCents }, { money }) => ({
      title: `${from} bietet ${money(amountCents)} für ${title}`,
      text: `${from} macht dir einen Preisvorschlag: ${money(amountCents)} für ${title}. Du kannst ihn annehmen, ablehnen oder einen anderen Preis nennen.`,
    }),
    es: ({ title, from, amountCents }, { money }) => ({
      title: `${from} ofrece ${money(amountCents)} por ${title}`,
      text: `${from} te hizo una oferta: ${money(amountCents)} por ${title}. Puedes aceptarla, rechazarla o proponer otro precio.`,
    }),
  },
  offer_countered: {
    en: ({ title, from, amountCents }, { money }) => ({
      title: `${from} proposes ${money(amountCents)} for ${title}`,
      text: `${from} answered your offer with another price: ${money(amountCents)} for ${title}.`,
    }),
    de: ({ title, from, amountCents }, { money }) => ({
      title: `${from} schlägt ${money(amountCents)} für ${title} vor`,
      text: `${from} antwortet auf deinen Preisvorschlag mit einem anderen Preis: ${money(amountCents)} für ${title}.`,
    }),
    es: ({ title, from, amountCents }, { money }) => ({
      title: `${from} propone ${money(amountCents)} por ${title}`,
      text: `${from} respondió a tu oferta con otro precio: ${money(amountCents)} por ${title}.`,
    }),
  },
  offer_accepted: {
    en: ({ title, from, amountCents, until }, { money, time }) => ({
      title: `Offer accepted: ${title} for ${money(amountCents)}`,
      text: `${from} accepted the offer: ${title} for ${money(amountCents)}. It is reserved until ${time(until)} and must be paid by then.`,
    }),
    de: ({ title, from, amountCents, until }, { money, time }) => ({
      title: `Preisvorschlag angenommen: ${title} für ${money(amountCents)}`,
      text: `${from} hat den Preisvorschlag angenommen: ${title} für ${money(amountCents)}. Der Artikel ist bis ${time(until)} reserviert und muss bis dahin bezahlt sein.`,
    }),
    es: ({ title, from, amountCents, until }, { money, time }) => ({
      title: `Oferta aceptada: ${title} por ${money(amountCents)}`,
      text: `${from} aceptó la oferta: ${title} por ${money(amountCents)}. Queda reservado hasta el ${time(until)} y hay que pagarlo antes.`,
    }),
  },
  offer_declined: {
    en: ({ title, from, amountCents }, { money }) => ({
      title: `Offer declined: ${title}`,
      text: `${from} declined the offer of ${money(amountCents)} for ${title}.`,
    }),
    de: ({ title, from, amountCents }, { money }) => ({
      title: `Preisvorschlag abgelehnt: ${title}`,
      text: `${from} hat den Preisvorschlag von ${money(amountCents)} für ${title} abgelehnt.`,
    }),
    es: ({ title, from, amountCents }, { money }) => ({
      title: `Oferta rechazada: ${title}`,
      text: `${from} rechazó la oferta de ${money(amountCents)} por ${title}.`,
    }),
  },
  offer_expired: {
    en: ({ title, amountCents }, { money }) => ({
      title: `Offer expired: ${title}`,
      text: `Nobody answered the offer of ${money(amountCents)} for ${title} in time, so it has expired. A new offer can be made.`,
    }),
    de: ({ title, amountCents }, { money }) => ({
      title: `Preisvorschlag abgelaufen: ${title}`,
      text: `Der Preisvorschlag von ${money(amountCents)} für ${title} wurde nicht rechtzeitig beantwortet und ist abgelaufen. Ein neuer Preisvorschlag ist möglich.`,
    }),
    es: ({ title, amountCents }, { money }) => ({
      title: `Oferta caducada: ${title}`,
      text: `Nadie respondió a tiempo a la oferta de ${money(amountCents)} por ${title}, así que ha caducado. Se puede hacer otra.`,
    }),
  },
  offer_ended: {
    en: ({ title, amountCents }, { money }) => ({
      title: `Offer ended: ${title}`,
      text: `${title} is no longer for sale, so the offer of ${money(amountCents)} has ended. Nothing was charged.`,
    }),
    de: ({ title, amountCents }, { money }) => ({
      title: `Preisvorschlag beendet: ${title}`,
      text: `${title} wird nicht mehr verkauft, deshalb ist der Preisvorschlag über ${money(amountCents)} beendet. Es wurde nichts abgebucht.`,
    }),
    es: ({ title, amountCents }, { money }) => ({
      title: `Oferta terminada: ${title}`,
      text: `${title} ya no está a la venta, así que la oferta de ${money(amountCents)} ha terminado. No se ha cobrado nada.`,
    }),
  },
  hold_lapsed: {
    en: ({ title, amountCents, endedEarly, notForSale }, { money }) => ({
      title: `Reservation ended: ${title}`,
      text: `${
        endedEarly
          ? `The reservation of ${title} at ${money(amountCents)} has ended.`
          : `The agreed price of ${money(amountCents)} for ${title} was not paid in time. The reservation has ended.`
      }${notForSale ? '' : ' It is for sale again.'}`,
    }),
    de: ({ title, amountCents, endedEarly, notForSale }, { money }) => ({
      title: `Reservierung beendet: ${title}`,
      text: `${
        endedEarly
          ? `Die Reservierung von ${title} für ${money(amountCents)} ist beendet.`
          : `Der vereinbarte Preis von ${money(amountCents)} für ${title} wurde nicht rechtzeitig bezahlt. Die Reservierung ist beendet.`
      }${notForSale ? '' : ' Der Verkauf geht weiter.'}`,
    }),
    es: ({ title, amountCents, endedEarly, notForSale }, { money }) => ({
      title: `Fin de la reserva: ${title}`,
      text: `${
        endedEarly
          ? `La reserva de ${title} por ${money(amountCents)} ha terminado.`
          : `El precio acordado de ${money(amountCents)} por ${title} no se pagó a tiempo. La reserva ha terminado.`
      }${notForSale ? '' : ' Vuelve a estar a la venta.'}`,
    }),
  },
  available_again: {
    en: ({ title, priceCents }, { money }) => ({
      title: `${title} is available again`,
      text: `An item that you made an offer for is available again: ${title}, for ${money(priceCents)}.`,
    }),
    de: ({ title, priceCents }, { money }) => ({
      title: `${title} ist wieder zu haben`,
      text: `Ein Artikel, für den du einen Preis vorgeschlagen hast, ist wieder zu haben: ${title} für ${money(priceCents)}.`,
    }),
    es: ({ title, priceCents }, { money }) => ({
      title: `${title} vuelve a estar disponible`,
      text: `Un artículo por el que hiciste una oferta vuelve a estar a la venta: ${title}, por ${money(priceCents)}.`,
    }),
  },
} satisfies LetterTexts;
