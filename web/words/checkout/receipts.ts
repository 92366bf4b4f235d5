import { area } from '../area.ts';

export const paymentHistory = area('paymentHistory', {
  sorts: {
    paid: { en: 'Paid on', de: 'Bezahlt am', es: 'Pagado el' },
    name: { en: 'Name', de: 'Name', es: 'Nombre' },
    price: { en: 'Price', de: 'Preis', es: 'Precio' },
  },
  none: {
    en: 'You have not paid for anything yet.',
    de: 'Du hast noch nichts bezahlt.',
    es: 'Todavía no has pagado nada.',
  },
  noneHint: {
    en: 'When you buy something, you will find it here with its receipt.',
    de: 'Wenn du etwas kaufst, findest du es hier mit dem Beleg.',
    es: 'Cuando compres algo, lo encontrarás aquí con su recibo.',
  },
  toOrders: { en: 'See what you saved', de: 'Zu deiner Merkliste', es: 'Ver lo que guardaste' },
  name: { en: 'Name', de: 'Name', es: 'Nombre' }, // spec §2
  price: { en: 'Price', de: 'Preis', es: 'Precio' }, // spec §2
  paidOn: { en: 'Paid on', de: 'Bezahlt am', es: 'Pagado el' },
  receipt: { en: 'Receipt', de: 'Beleg', es: 'Recibo' },
  remove: { en: 'Remove', de: 'Entfernen', es: 'Eliminar' }, // spec §2
  actions: { en: 'Actions', de: 'Aktionen', es: 'Acciones' },
  removeText: {
    en: (name: string) =>
      `${name} will leave your purchases. It stays yours, and you can undo this until you leave this page.`,
    de: (name) =>
      `${name} verschwindet aus deinen Käufen. Der Artikel gehört dir weiterhin, und solange du auf dieser Seite bleibst, kannst du das rückgängig machen.`,
    es: (name) =>
      `${name} saldrá de tus compras. Sigue siendo tuyo, y puedes deshacerlo hasta que salgas de esta página.`,
  },
  refunds: {
    pending: { en: () => 'Refund on its way', de: () => 'Erstattung unterwegs', es: () => 'Reembolso en camino' },
    partly: {
      en: (amount: string) => `Partly refunded: ${amount}`,
      de: (amount) => `Teilweise erstattet: ${amount}`,
      es: (amount) => `Reembolsado en parte: ${amount}`,
    },
    refunded: { en: () => 'Refunded', de: () => 'Erstattet', es: () => 'Reembolsado' },
    failed: {
      en: () => 'Refund failed; we are working on it',
      de: () => 'Erstattung fehlgeschlagen; wir kümmern uns',
      es: () => 'El reembolso falló; estamos en ello',
    },
  },
});

export const receipt = area('receipt', {
  print: { en: 'Print', de: 'Drucken', es: 'Imprimir' },
  toHistory: { en: 'Your purchases', de: 'Deine Käufe', es: 'Tus compras' },
  number: { en: 'Receipt number', de: 'Belegnummer', es: 'Número de recibo' },
  paidOn: { en: 'Paid on', de: 'Bezahlt am', es: 'Pagado el' },
  amount: { en: 'Amount paid', de: 'Bezahlter Betrag', es: 'Importe pagado' },
  seller: { en: 'Sold by', de: 'Verkauft von', es: 'Vendido por' },
  next: { en: 'What happens next', de: 'Wie es weitergeht', es: 'Qué pasa ahora' },
  kept: {
    en: (seller: string) => `${seller} knows that it is yours and is keeping it for you.`,
    de: (seller) => `${seller} weiß, dass der Artikel dir gehört, und hebt ihn für dich auf.`,
    es: (seller) => `${seller} ya sabe que es tuyo y te lo guarda.`,
  },
  arrangeIt: {
    en: 'Propose times for the pickup under Handover, or call or write. Bring someone who can help you carry.',
    de: 'Schlag unter „Übergabe“ Zeiten für die Abholung vor, oder ruf an oder schreib. Nimm jemanden mit, der beim Tragen hilft.',
    es: 'Propón horas para la recogida en «Entrega», o llama o escribe. Ve con alguien que te ayude a cargar.',
  },
  checkIt: {
    en: 'Check it before you take it home. If it is not as described, tell us before you leave with it.',
    de: 'Sieh dir den Artikel an, bevor du ihn mitnimmst. Wenn er nicht wie beschrieben ist, sag uns Bescheid, bevor du damit gehst.',
    es: 'Míralo bien antes de llevártelo. Si no es como se describía, dínoslo antes de irte con él.',
  },
  toReport: {
    en: 'If something is wrong, report it on the page of the handover.',
    de: 'Wenn etwas nicht stimmt, melde es auf der Seite der Übergabe.',
    es: 'Si algo no está bien, dilo en la página de la entrega.',
  },
  refundTitle: { en: 'Your refund', de: 'Deine Erstattung', es: 'Tu reembolso' },
  refund: {
    pending: {
      en: () =>
        'Your money is on its way back to your card. It can take five to ten days to show up. If your bank disputes the payment, it comes after the bank has decided.',
      de: () =>
        'Dein Geld ist auf dem Weg zurück auf deine Karte. Das kann fünf bis zehn Tage dauern. Wenn deine Bank die Zahlung anficht, kommt es, sobald sie entschieden hat.',
      es: () =>
        'Tu dinero está de camino a tu tarjeta. Puede tardar de cinco a diez días en aparecer. Si tu banco disputa el pago, llegará cuando haya decidido.',
    },
    partly: {
      en: (amount: string) => `${amount} has been refunded to your card. It can take five to ten days to show up.`,
      de: (amount) => `${amount} wurden auf deine Karte erstattet. Das kann fünf bis zehn Tage dauern.`,
      es: (amount) => `Te hemos devuelto ${amount} a la tarjeta. Puede tardar de cinco a diez días en aparecer.`,
    },
    refunded: {
      en: () => 'You got a full refund to your card. It can take five to ten days to show up.',
      de: () => 'Der ganze Betrag wurde auf deine Karte erstattet. Das kann fünf bis zehn Tage dauern.',
      es: () => 'Te hemos devuelto el importe completo a la tarjeta. Puede tardar de cinco a diez días en aparecer.',
    },
    transferred: {
      en: (amount: string, part: string) =>
        amount === part
          ? `You got ${amount} back by bank transfer. Our mail about it names the day and the reference.`
          : `You got ${amount} back, ${part} of it by bank transfer. Our mail about it names the day and the reference.`,
      de: (amount, part) =>
        amount === part
          ? `Du hast ${amount} per Überweisung zurückbekommen. Unsere E-Mail dazu nennt Tag und Referenz.`
          : `Du hast ${amount} zurückbekommen, davon ${part} per Überweisung. Unsere E-Mail dazu nennt Tag und Referenz.`,
      es: (amount, part) =>
        amount === part
          ? `Te hemos devuelto ${amount} por transferencia. Nuestro correo indica el día y la referencia.`
          : `Te hemos devuelto ${amount}, de ellos ${part} por transferencia. Nuestro correo indica el día y la referencia.`,
    },
    failed: {
      en: () => 'The refund has not gone through yet. We are working on it, and you do not need to do anything.',
      de: () => 'Die Erstattung hat noch nicht geklappt. Wir kümmern uns darum, du musst nichts tun.',
      es: () => 'El reembolso todavía no se ha completado. Estamos en ello y no tienes que hacer nada.',
    },
  },
  none: { en: 'There is no receipt here', de: 'Hier gibt es keinen Beleg', es: 'Aquí no hay ningún recibo' },
  noneText: {
    en: 'Only the buyer can see a receipt, once the payment has gone through.',
    de: 'Einen Beleg sieht nur, wer gekauft hat, sobald die Zahlung durch ist.',
    es: 'Solo quien ha comprado puede ver el recibo, cuando el pago se haya completado.',
  },
});
