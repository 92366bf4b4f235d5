import { area } from './area.ts';
import { offerRules } from './offers/rules.ts';

export const offers = area('offers', {
  make: { en: 'Make an offer', de: 'Preis vorschlagen', es: 'Hacer una oferta' },
  change: { en: 'Change offer', de: 'Vorschlag ändern', es: 'Cambiar la oferta' },
  lede: {
    en: 'Offers that you made and received, the newest first.',
    de: 'Preisvorschläge von dir und an dich, die neuesten zuerst.',
    es: 'Ofertas que hiciste y recibiste, primero las más recientes.',
  },
  none: { en: 'No offers yet.', de: 'Noch keine Preisvorschläge.', es: 'Todavía no hay ofertas.' },
  noneHint: {
    en: 'Press “Make an offer” on an item that you like, or wait for buyers to offer on yours. You can accept, decline or name another price here.',
    de: 'Drück bei einem Artikel, der dir gefällt, auf „Preis vorschlagen“, oder warte auf Vorschläge für deine Anzeigen. Hier kannst du sie annehmen, ablehnen oder einen anderen Preis nennen.',
    es: 'Pulsa «Hacer una oferta» en un artículo que te guste, o espera ofertas por los tuyos. Aquí puedes aceptarlas, rechazarlas o proponer otro precio.',
  },
  browse: { en: 'Browse items', de: 'Stöbern', es: 'Ver artículos' },
  listOpen: { en: 'Open offers', de: 'Offene Vorschläge', es: 'Ofertas abiertas' },
  listPast: { en: 'Earlier offers', de: 'Frühere Vorschläge', es: 'Ofertas anteriores' },
  noneOpen: {
    en: 'Nobody is waiting for an answer.',
    de: 'Niemand wartet auf eine Antwort.',
    es: 'Nadie espera una respuesta.',
  },
  mine: { en: 'Your offer', de: 'Dein Vorschlag', es: 'Tu oferta' },
  theirs: {
    en: (name: string) => `Offer from ${name}`,
    de: (name) => `Vorschlag von ${name}`,
    es: (name) => `Oferta de ${name}`,
  },
  to: {
    en: (name: string) => `Your offer to ${name}`,
    de: (name) => `Dein Vorschlag an ${name}`,
    es: (name) => `Tu oferta a ${name}`,
  },
  shortMine: {
    en: (amount: string) => `You offered ${amount}`,
    de: (amount) => `Du hast ${amount} vorgeschlagen`,
    es: (amount) => `Ofreciste ${amount}`,
  },
  shortTheirs: {
    en: (amount: string) => `Offered ${amount}`,
    de: (amount) => `Vorschlag: ${amount}`,
    es: (amount) => `Oferta: ${amount}`,
  },
  offered: {
    en: (name: string, amount: string) => `${name} offers ${amount}`,
    de: (name, amount) => `${name} schlägt ${amount} vor`,
    es: (name, amount) => `${name} ofrece ${amount}`,
  },
  insteadOf: {
    en: (price: string) => `instead of ${price}`,
    de: (price) => `statt ${price}`,
    es: (price) => `en lugar de ${price}`,
  },
  states: {
    open: { en: 'Open', de: 'Offen', es: 'Abierta' },
    accepted: { en: 'Accepted', de: 'Angenommen', es: 'Aceptada' },
    declined: { en: 'Declined', de: 'Abgelehnt', es: 'Rechazada' },
    countered: {
      en: 'Answered with another price',
      de: 'Mit anderem Preis beantwortet',
      es: 'Respondida con otro precio',
    },
    withdrawn: { en: 'Withdrawn', de: 'Zurückgezogen', es: 'Retirada' },
    expired: { en: 'Expired', de: 'Abgelaufen', es: 'Caducada' },
    superseded: { en: 'No longer valid', de: 'Gilt nicht mehr', es: 'Ya no vale' },
  },
  yourTurn: { en: 'Your turn', de: 'Du bist dran', es: 'Te toca a ti' },
  theirTurn: {
    buyer: { en: 'Buyer’s turn', de: 'Käufer ist dran', es: 'Turno del comprador' },
    seller: { en: 'Seller’s turn', de: 'Verkäufer ist dran', es: 'Turno del vendedor' },
  },
  left: {
    en: (time: string) => `${time} left`,
    de: (time) => `noch ${time}`,
    es: (time) => `quedan ${time}`,
  },
  time: {
    days: {
      en: (days: number, hours: number) => `${days} d ${hours} h`,
      de: (days, hours) => `${days} T. ${hours} Std.`,
      es: (days, hours) => `${days} d ${hours} h`,
    },
    hours: {
      en: (hours: number, minutes: string) => `${hours} h ${minutes} min`,
      de: (hours, minutes) => `${hours} Std. ${minutes} Min.`,
      es: (hours, minutes) => `${hours} h ${minutes} min`,
    },
    minutes: {
      en: (minutes: number, seconds: string) => `${minutes} min ${seconds} s`,
      de: (minutes, seconds) => `${minutes} Min. ${seconds} Sek.`,
      es: (minutes, seconds) => `${minutes} min ${seconds} s`,
    },
  },
  over: { en: 'Time is up', de: 'Zeit abgelaufen', es: 'Se acabó el tiempo' },
  accept: { en: 'Accept', de: 'Annehmen', es: 'Aceptar' },
  decline: { en: 'Decline', de: 'Ablehnen', es: 'Rechazar' },
  counter: { en: 'Other price', de: 'Anderer Preis', es: 'Otro precio' },
  withdraw: { en: 'Withdraw', de: 'Zurückziehen', es: 'Retirar' },
  backToThread: {
    en: 'Back to the conversation',
    de: 'Zurück zur Unterhaltung',
    es: 'Volver a la conversación',
  },
  toThread: { en: 'Open the conversation', de: 'Unterhaltung öffnen', es: 'Abrir la conversación' },
  actionOn: {
    en: (action: string, amount: string, name: string) => `${action}: ${amount}, ${name}`,
    de: (action, amount, name) => `${action}: ${amount}, ${name}`,
    es: (action, amount, name) => `${action}: ${amount}, ${name}`,
  },
  onHold: {
    en: 'It is reserved while somebody pays. If they do not, you can accept again.',
    de: 'Der Artikel ist reserviert, solange jemand bezahlt. Klappt das nicht, kannst du wieder annehmen.',
    es: 'Está reservado mientras alguien paga. Si no lo hace, podrás volver a aceptar.',
  },
  notForSale: {
    en: 'It is not for sale at the moment.',
    de: 'Der Artikel steht gerade nicht zum Verkauf.',
    es: 'Ahora mismo no está a la venta.',
  },
  abovePrice: {
    seller: {
      en: (price: string, name: string) =>
        `Your price is lower by now: ${price}. ${name} can buy it at that price. Propose another price, or decline.`,
      de: (price, name) =>
        `Dein Preis ist inzwischen niedriger: ${price}. Dafür kann ${name} den Artikel kaufen. Schlag einen anderen Preis vor oder lehn ab.`,
      es: (price, name) =>
        `Tu precio ya es más bajo: ${price}. ${name} puede comprarlo por ese precio. Propón otro precio o rechaza.`,
    },
    buyer: {
      en: (price: string, name: string) =>
        `The price is lower by now: ${price}. Pay that, or answer ${name} with another offer.`,
      de: (price, name) =>
        `Der Preis ist inzwischen niedriger: ${price}. Bezahl den, oder antworte ${name} mit einem anderen Vorschlag.`,
      es: (price, name) => `El precio ya es más bajo: ${price}. Paga ese precio o responde a ${name} con otra oferta.`,
    },
  },
  acceptQuestion: {
    en: (amount: string) => `Accept ${amount}?`,
    de: (amount) => `${amount} annehmen?`,
    es: (amount) => `¿Aceptar ${amount}?`,
  },
  acceptAsSeller: {
    en: (name: string, hours: string) =>
      `The listing is reserved for ${name} for ${hours} at this price. Other offers are declined. If ${name} does not pay, it is available again.`,
    de: (name, hours) =>
      `Die Anzeige ist ${hours} lang zu diesem Preis für ${name} reserviert. Andere Vorschläge werden abgelehnt. Wenn ${name} nicht bezahlt, ist sie wieder frei.`,
    es: (name, hours) =>
      `El anuncio queda reservado para ${name} durante ${hours} a este precio. Las demás ofertas se rechazan. Si ${name} no paga, vuelve a estar disponible.`,
  },
  acceptAsBuyer: {
    en: (hours: string) => `The item is reserved for you for ${hours} at this price. Pay in this time and it is yours.`,
    de: (hours) =>
      `Der Artikel ist ${hours} lang zu diesem Preis für dich reserviert. Bezahl in dieser Zeit, und er gehört dir.`,
    es: (hours) => `El artículo queda reservado para ti durante ${hours} a este precio. Paga en ese tiempo y es tuyo.`,
  },
  accepted: { en: 'Offer accepted', de: 'Preisvorschlag angenommen', es: 'Oferta aceptada' },
  declined: { en: 'Offer declined', de: 'Preisvorschlag abgelehnt', es: 'Oferta rechazada' },
  withdrawn: { en: 'Offer withdrawn', de: 'Preisvorschlag zurückgezogen', es: 'Oferta retirada' },
  agreed: {
    en: (amount: string) => `Agreed: ${amount}`,
    de: (amount) => `Vereinbart: ${amount}`,
    es: (amount) => `Acordado: ${amount}`,
  },
  heldForYou: { en: 'Reserved for you', de: 'Für dich reserviert', es: 'Reservado para ti' },
  heldFor: {
    en: (name: string) => `Reserved for ${name}`,
    de: (name) => `Für ${name} reserviert`,
    es: (name) => `Reservado para ${name}`,
  },
  pay: {
    en: (amount: string) => `Pay ${amount}`,
    de: (amount) => `${amount} bezahlen`,
    es: (amount) => `Pagar ${amount}`,
  },
  payFor: {
    en: (amount: string, title: string) => `Pay ${amount}: ${title}`,
    de: (amount, title) => `${amount} bezahlen: ${title}`,
    es: (amount, title) => `Pagar ${amount}: ${title}`,
  },
  title: {
    en: (title: string) => `Make an offer for ${title}`,
    de: (title) => `Preis vorschlagen für ${title}`,
    es: (title) => `Hacer una oferta por ${title}`,
  },
  counterTitle: { en: 'Name another price', de: 'Einen anderen Preis nennen', es: 'Proponer otro precio' },
  price: {
    en: (price: string) => `The price is ${price}.`,
    de: (price) => `Der Preis ist ${price}.`,
    es: (price) => `El precio es ${price}.`,
  },
  theyOffer: {
    en: (name: string, amount: string) => `${name} offers ${amount}. Your price replaces this offer.`,
    de: (name, amount) => `${name} schlägt ${amount} vor. Dein Preis ersetzt diesen Vorschlag.`,
    es: (name, amount) => `${name} ofrece ${amount}. Tu precio sustituye esta oferta.`,
  },
  suggestions: { en: 'Suggestions', de: 'Vorschläge', es: 'Sugerencias' },
  suggestion: {
    en: (percent: number) => `${percent}% of the price`,
    de: (percent) => `${percent} % vom Preis`,
    es: (percent) => `${percent} % del precio`,
  },
  amount: { en: 'Your offer', de: 'Dein Preisvorschlag', es: 'Tu oferta' },
  counterAmount: { en: 'Your price', de: 'Dein Preis', es: 'Tu precio' },
  bounds: {
    en: (least: string, most: string) => `Between ${least} and ${most}.`,
    de: (least, most) => `Zwischen ${least} und ${most}.`,
    es: (least, most) => `Entre ${least} y ${most}.`,
  },
  notInBounds: {
    en: (least: string, most: string) => `Enter an amount between ${least} and ${most}.`,
    de: (least, most) => `Gib einen Betrag zwischen ${least} und ${most} ein.`,
    es: (least, most) => `Escribe un importe entre ${least} y ${most}.`,
  },
  next: { en: 'What happens next', de: 'Wie es weitergeht', es: 'Qué pasa después' },
  nextForBuyer: {
    en: (hours: string, held: string) => [
      `The seller has ${hours} to accept, decline or name another price.`,
      `If it is accepted, the item is reserved for you for ${held}. You pay the agreed price as usual.`,
      'You can withdraw your offer while it is open.',
    ],
    de: (hours, held) => [
      `Der Verkäufer hat ${hours}, um anzunehmen, abzulehnen oder einen anderen Preis zu nennen.`,
      `Wird dein Vorschlag angenommen, ist der Artikel ${held} lang für dich reserviert. Du bezahlst den vereinbarten Preis wie gewohnt.`,
      'Solange dein Vorschlag offen ist, kannst du ihn zurückziehen.',
    ],
    es: (hours, held) => [
      `La otra parte tiene ${hours} para aceptar, rechazar o proponer otro precio.`,
      `Si acepta, el artículo queda reservado para ti durante ${held}. Pagas el precio acordado como siempre.`,
      'Puedes retirar tu oferta mientras esté abierta.',
    ],
  },
  nextForSeller: {
    en: (hours: string, held: string) => [
      `The buyer has ${hours} to accept, decline or name another price.`,
      `If it is accepted, the listing is reserved for the buyer for ${held}.`,
    ],
    de: (hours, held) => [
      `Der Käufer hat ${hours}, um anzunehmen, abzulehnen oder einen anderen Preis zu nennen.`,
      `Wird dein Preis angenommen, ist die Anzeige ${held} lang für den Käufer reserviert.`,
    ],
    es: (hours, held) => [
      `La otra parte tiene ${hours} para aceptar, rechazar o proponer otro precio.`,
      `Si acepta, el anuncio le queda reservado durante ${held}.`,
    ],
  },
  replaces: {
    en: (amount: string) => `Your open offer of ${amount} is replaced.`,
    de: (amount) => `Dein offener Vorschlag von ${amount} wird ersetzt.`,
    es: (amount) => `Sustituye tu oferta abierta de ${amount}.`,
  },
  submit: { en: 'Send offer', de: 'Vorschlag senden', es: 'Enviar oferta' },
  counterSubmit: { en: 'Send this price', de: 'Diesen Preis senden', es: 'Enviar este precio' },
  sending: { en: 'Sending…', de: 'Wird gesendet …', es: 'Enviando…' },
  isSent: {
    en: (amount: string) => `Your offer of ${amount} is sent.`,
    de: (amount) => `Dein Vorschlag von ${amount} ist gesendet.`,
    es: (amount) => `Tu oferta de ${amount} se ha enviado.`,
  },
  isSentText: {
    en: (hours: string) => `The seller has ${hours} to answer. You will find the answer in your messages.`,
    de: (hours) => `Der Verkäufer hat ${hours} für eine Antwort. Du findest sie in deinen Nachrichten.`,
    es: (hours) => `La otra parte tiene ${hours} para responder. Encontrarás la respuesta en tus mensajes.`,
  },
  isAccepted: {
    en: (amount: string) => `Accepted: ${amount} is agreed.`,
    de: (amount) => `Angenommen: ${amount} sind vereinbart.`,
    es: (amount) => `Aceptada: ${amount} quedan acordados.`,
  },
  isDeclined: {
    en: (amount: string) => `The seller does not accept ${amount}.`,
    de: (amount) => `Der Verkäufer nimmt ${amount} nicht an.`,
    es: (amount) => `No se acepta ${amount}.`,
  },
  isDeclinedText: {
    en: 'You can offer more, or ask the seller a question.',
    de: 'Du kannst mehr vorschlagen oder dem Verkäufer eine Frage stellen.',
    es: 'Puedes ofrecer más o hacer una pregunta.',
  },
  offerMore: { en: 'Offer more', de: 'Mehr vorschlagen', es: 'Ofrecer más' },
  ownOpen: {
    en: (amount: string) => `You offered ${amount}.`,
    de: (amount) => `Du hast ${amount} vorgeschlagen.`,
    es: (amount) => `Ofreciste ${amount}.`,
  },
  ownCountered: {
    en: (amount: string) => `The seller asks ${amount}.`,
    de: (amount) => `Der Verkäufer möchte ${amount}.`,
    es: (amount) => `Te piden ${amount}.`,
  },
  ownHold: {
    en: (amount: string) => `Agreed: ${amount}.`,
    de: (amount) => `Vereinbart: ${amount}.`,
    es: (amount) => `Acordado: ${amount}.`,
  },
  see: { en: 'See it in your messages', de: 'In deinen Nachrichten ansehen', es: 'Verlo en tus mensajes' },
  ...offerRules,
});
