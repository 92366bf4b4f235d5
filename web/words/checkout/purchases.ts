import { area } from '../area.ts';

/** What the buyer has paid for. */
export const purchases = area('purchases', {
  title: { en: 'Your purchases', de: 'Deine Käufe', es: 'Tus compras' },
  all: { en: 'All purchases', de: 'Alle Käufe', es: 'Todas las compras' },
  saved: { en: 'What you saved', de: 'Deine Merkliste', es: 'Lo que guardaste' },
  paidOn: {
    en: (day: string) => `Paid on ${day}`,
    de: (day) => `Bezahlt am ${day}`,
    es: (day) => `Pagado el ${day}`,
  },
  seller: { en: 'Seller', de: 'Verkauft von', es: 'Vendido por' },
  step: { en: 'Next step', de: 'Nächster Schritt', es: 'Siguiente paso' },
  next: {
    agree: {
      en: (seller: string) => `Agree with ${seller} on a time.`,
      de: (seller) => `Mach mit ${seller} eine Zeit aus.`,
      es: (seller) => `Acuerda una hora con ${seller}.`,
    },
    giveAddress: {
      en: 'Write your address under Handover.',
      de: 'Gib unter „Übergabe“ deine Adresse an.',
      es: 'Escribe tu dirección en «Entrega».',
    },
    answerTimes: {
      en: (seller: string) => `${seller} proposed times. Choose one.`,
      de: (seller) => `${seller} hat Zeiten vorgeschlagen. Wähl eine aus.`,
      es: (seller) => `${seller} ha propuesto horas. Elige una.`,
    },
    meet: {
      en: (seller: string) => `Meet ${seller} at the agreed time.`,
      de: (seller) => `Triff ${seller} zur vereinbarten Zeit.`,
      es: (seller) => `Queda con ${seller} a la hora acordada.`,
    },
    inspectParcel: {
      en: 'Say whether it has arrived, and whether all is well.',
      de: 'Sag, ob es angekommen ist und ob alles stimmt.',
      es: 'Di si ha llegado y si todo está bien.',
    },
    inspecting: {
      en: 'Look at it at home, and say whether all is well.',
      de: 'Sieh es dir zu Hause an und sag, ob alles stimmt.',
      es: 'Míralo en casa y di si todo está bien.',
    },
    disputed: {
      en: 'You and the seller do not agree. The shop decides.',
      de: 'Ihr seid euch nicht einig. Der Shop entscheidet.',
      es: 'No estáis de acuerdo. La tienda decide.',
    },
    refused: {
      en: 'You refused it. Your money goes back.',
      de: 'Du hast es nicht genommen. Dein Geld geht zurück.',
      es: 'No lo aceptaste. Te devolvemos el dinero.',
    },
    no_show: {
      en: 'Somebody missed the meeting: see the handover.',
      de: 'Jemand ist nicht gekommen: Sieh bei der Übergabe nach.',
      es: 'Alguien no acudió a la cita: mira la entrega.',
    },
    cancelled: {
      en: 'Cancelled. Your money goes back.',
      de: 'Storniert. Dein Geld geht zurück.',
      es: 'Cancelado. Te devolvemos el dinero.',
    },
    completed: {
      en: (day: string) => `The sale is complete. You can review the seller until ${day}.`,
      de: (day) => `Alles ist abgeschlossen. Du kannst bis ${day} eine Bewertung schreiben.`,
      es: (day) => `Todo está completo. Puedes valorar a quien te lo vendió hasta el ${day}.`,
    },
  },
  buyer: { en: 'Bought by', de: 'Gekauft von', es: 'Comprado por' },
  means: { en: 'Paid with', de: 'Bezahlt mit', es: 'Pagado con' },
  byCard: { en: 'Card', de: 'Karte', es: 'Tarjeta' },
  shop: { en: 'Sold through', de: 'Verkauft über', es: 'Vendido a través de' },
  imprint: { en: 'Legal notice', de: 'Impressum', es: 'Aviso legal' },
});
