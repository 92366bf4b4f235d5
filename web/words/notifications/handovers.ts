import { texts } from '../../../shared/words/texts.ts';

/** From the agreement on a time to the decision about a problem. */
export const handoverNews = texts({
  handover: {
    en: (title: string) => `Handed over: ${title}. You can review it now`,
    de: (title) => `Übergeben: ${title}. Du kannst jetzt bewerten`,
    es: (title) => `Entregado: ${title}. Ya puedes valorar`,
  },
  times_proposed: {
    en: (from: string, title: string) => `${from} proposes when to hand over ${title}`,
    de: (from, title) => `${from} schlägt Zeiten für die Übergabe vor: ${title}`,
    es: (from, title) => `${from} propone cuándo entregar ${title}`,
  },
  time_agreed: {
    en: (title: string, start: string) => `Handover agreed: ${title}, ${start}`,
    de: (title, start) => `Übergabe vereinbart: ${title}, ${start}`,
    es: (title, start) => `Entrega acordada: ${title}, ${start}`,
  },
  time_changed: {
    en: (from: string, title: string) => `${from} needs another time for ${title}`,
    de: (from, title) => `${from} braucht eine andere Zeit für ${title}`,
    es: (from, title) => `${from} necesita otra hora para ${title}`,
  },
  handover_cancelled: {
    en: (title: string, start: string) => `No handover of ${title} at ${start}`,
    de: (title, start) => `Keine Übergabe von ${title} am ${start}`,
    es: (title, start) => `No hay entrega de ${title} el ${start}`,
  },
  time_missing: {
    en: (title: string, until: string) => `Agree on a time for ${title}, or it is cancelled on ${until}`,
    de: (title, until) => `Vereinbart eine Zeit für ${title}, sonst wird der Kauf am ${until} storniert`,
    es: (title, until) => `Acordad una hora para ${title} o se cancelará el ${until}`,
  },
  handover_soon: {
    en: (title: string, start: string) => `Handover of ${title}: ${start}`,
    de: (title, start) => `Übergabe von ${title}: ${start}`,
    es: (title, start) => `Entrega de ${title}: ${start}`,
  },
  code_missing: {
    en: (title: string, until: string) => `Handed over ${title}? Type the buyer’s code until ${until}`,
    de: (title, until) => `${title} übergeben? Tippe den Code bis ${until} ein`,
    es: (title, until) => `¿Has entregado ${title}? Escribe el código antes del ${until}`,
  },
  sale_cancelled: {
    en: (from: string, title: string, reason: string) =>
      from ? `${from} cancelled the sale of ${title}: ${reason}` : `Cancelled: no time was agreed on for ${title}`,
    de: (from, title, reason) =>
      from
        ? `${from} hat den Kauf von ${title} storniert: ${reason}`
        : `Storniert: Für ${title} wurde keine Zeit vereinbart`,
    es: (from, title, reason) =>
      from ? `${from} canceló la venta de ${title}: ${reason}` : `Cancelado: no se acordó una hora para ${title}`,
  },
  handover_refused: {
    en: (from: string, title: string, reason: string) => `${from} refused ${title}: ${reason}`,
    de: (from, title, reason) => `${from} hat ${title} nicht angenommen: ${reason}`,
    es: (from, title, reason) => `${from} no aceptó ${title}: ${reason}`,
  },
  inspection: {
    en: (title: string, until: string) => `Please check ${title}. You can report a problem until ${until}`,
    de: (title, until) => `Prüf bitte ${title}. Ein Problem kannst du bis ${until} melden`,
    es: (title, until) => `Revisa ${title}. Puedes avisar de un problema antes de ${until}`,
  },
  sale_completed: {
    en: (title: string) => `The sale of ${title} is completed`,
    de: (title) => `Der Verkauf von ${title} ist abgeschlossen`,
    es: (title) => `La venta de ${title} está terminada`,
  },
  parcel_sent: {
    en: (title: string, tracking: string) => `${title} is on its way: ${tracking}`,
    de: (title, tracking) => `${title} ist unterwegs: ${tracking}`,
    es: (title, tracking) => `${title} está en camino: ${tracking}`,
  },
  problem_reported: {
    en: (from: string, title: string, reason: string) => `${from} reports a problem with ${title}: ${reason}`,
    de: (from, title, reason) => `${from} meldet ein Problem mit ${title}: ${reason}`,
    es: (from, title, reason) => `${from} avisa de un problema con ${title}: ${reason}`,
  },
  no_show_reported: {
    en: (from: string, title: string, until: string) =>
      `${from} says that you did not come for ${title}. If that is wrong, say so until ${until}`,
    de: (from, title, until) =>
      `${from} sagt, dass du für ${title} nicht gekommen bist. Wenn das nicht stimmt, sag es bis ${until}`,
    es: (from, title, until) => `${from} dice que no viniste por ${title}. Si no es cierto, dilo antes de ${until}`,
  },
  no_show_ended: {
    en: (title: string, absent: 'buyer' | 'seller') =>
      `Cancelled: ${absent === 'buyer' ? 'The buyer' : 'The seller'} did not come to the handover of ${title}`,
    de: (title, absent) =>
      `Storniert: ${absent === 'buyer' ? 'Die Käuferseite' : 'Die Verkaufsseite'} kam nicht zur Übergabe von ${title}`,
    es: (title, absent) =>
      `Cancelada: ${absent === 'buyer' ? 'la parte compradora' : 'la parte vendedora'} no vino a la entrega de ${title}`,
  },
  lower_price: {
    en: (from: string, title: string, amount: string) => `${from} proposes ${amount} less for ${title}`,
    de: (from, title, amount) => `${from} schlägt ${amount} weniger für ${title} vor`,
    es: (from, title, amount) => `${from} propone ${amount} menos por ${title}`,
  },
  lower_price_agreed: {
    en: (from: string, title: string, amount: string) => `${from} agreed to ${amount} less for ${title}`,
    de: (from, title, amount) => `${from} ist mit ${amount} weniger für ${title} einverstanden`,
    es: (from, title, amount) => `${from} acepta ${amount} menos por ${title}`,
  },
  dispute_decided: {
    refund: {
      en: (title: string, _amount: string) => `Decided: all of the money for ${title} goes back to the buyer`,
      de: (title) => `Entschieden: Das ganze Geld für ${title} geht an die Käuferseite zurück`,
      es: (title) => `Decidido: todo el dinero de ${title} vuelve a la parte compradora`,
    },
    part_refund: {
      en: (title: string, amount: string) => `Decided: ${amount} for ${title} go back to the buyer`,
      de: (title, amount) => `Entschieden: Für ${title} gehen ${amount} an die Käuferseite zurück`,
      es: (title, amount) => `Decidido: ${amount} de ${title} vuelven a la parte compradora`,
    },
    release: {
      en: (title: string, _amount: string) => `Decided: the seller gets the money for ${title}`,
      de: (title) => `Entschieden: Die Verkaufsseite bekommt das Geld für ${title}`,
      es: (title) => `Decidido: la parte vendedora recibe el dinero de ${title}`,
    },
  },
  appeal_lapsed: {
    en: (title: string) => `The decision about ${title} stands: nobody decided on the appeal in time`,
    de: (title) => `Die Entscheidung über ${title} bleibt: Über den Einspruch wurde nicht rechtzeitig entschieden`,
    es: (title) => `La decisión sobre ${title} se mantiene: nadie decidió a tiempo sobre el recurso`,
  },
  dispute_appealed: {
    en: (from: string, title: string) => `${from} appealed against the decision about ${title}`,
    de: (from, title) => `${from} hat gegen die Entscheidung über ${title} Einspruch eingelegt`,
    es: (from, title) => `${from} ha recurrido la decisión sobre ${title}`,
  },
});
