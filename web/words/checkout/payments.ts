import { area } from '../area.ts';

export const sales = area('sales', {
  find: {
    en: 'Search by listing, buyer or seller',
    de: 'Nach Anzeige, Käufer oder Verkäufer suchen',
    es: 'Buscar por anuncio, comprador o vendedor',
  },
  noneFound: { en: 'No payments match.', de: 'Keine passenden Zahlungen.', es: 'Ningún pago coincide.' },
  download: { en: 'Export as CSV', de: 'Als CSV exportieren', es: 'Exportar a CSV' },
  totals: { en: 'Totals per seller as CSV', de: 'Summen je Verkäufer als CSV', es: 'Totales por vendedor en CSV' },
  totalsYear: { en: 'Year', de: 'Jahr', es: 'Año' },
  lede: {
    en: 'Every payment, newest first, and where the money is now.',
    de: 'Alle Zahlungen, die neuesten zuerst, und wo das Geld jetzt ist.',
    es: 'Todos los pagos, los más recientes primero, y dónde está ahora el dinero.',
  },
  none: { en: 'Nothing has been paid yet.', de: 'Es wurde noch nichts bezahlt.', es: 'Todavía no se ha pagado nada.' },
  noneHint: {
    en: 'Payments appear here as soon as a buyer pays. You can refund them here.',
    de: 'Sobald jemand bezahlt, erscheint die Zahlung hier. Du kannst sie hier erstatten.',
    es: 'Los pagos aparecen aquí en cuanto alguien paga. Puedes reembolsarlos aquí.',
  },
  name: { en: 'Name', de: 'Name', es: 'Nombre' },
  buyer: { en: 'Buyer', de: 'Käufer', es: 'Comprador' },
  seller: { en: 'Seller', de: 'Verkäufer', es: 'Vendedor' },
  paid: { en: 'Paid', de: 'Bezahlt', es: 'Pagado' },
  state: { en: 'State', de: 'Status', es: 'Estado del pago' },
  states: {
    paid: { en: 'Paid', de: 'Bezahlt', es: 'Pagado' },
    refund_pending: { en: 'Refund in progress', de: 'Erstattung läuft', es: 'Reembolso en curso' },
    refunded: { en: 'Refunded', de: 'Erstattet', es: 'Reembolsado' },
    refund_failed: { en: 'Refund failed', de: 'Erstattung fehlgeschlagen', es: 'Reembolso fallido' },
    disputed: { en: 'Disputed', de: 'Angefochten', es: 'En disputa' },
  },
  waitsForBank: {
    en: 'The buyer’s bank disputes the payment. The refund follows its decision by itself.',
    de: 'Die Bank des Käufers ficht die Zahlung an. Wenn sie entschieden hat, folgt die Erstattung von selbst.',
    es: 'El banco del comprador disputa el pago. Cuando decida, el reembolso sigue solo.',
  },
  partly: {
    en: (amount: string) => `Partly refunded: ${amount}`,
    de: (amount) => `Teilweise erstattet: ${amount}`,
    es: (amount) => `Reembolsado en parte: ${amount}`,
  },
  intent: { en: 'Provider ID', de: 'Kennung beim Anbieter', es: 'ID del proveedor' },
  noCard: {
    en: 'From the demo, without a card',
    de: 'Aus der Demo, ohne Karte',
    es: 'De la demostración, sin tarjeta',
  },
  copyId: {
    en: (id: string) => `Copy the ID ${id}`,
    de: (id) => `Kennung ${id} kopieren`,
    es: (id) => `Copiar el ID ${id}`,
  },
  idCopied: { en: 'ID copied', de: 'Kennung kopiert', es: 'ID copiado' },
  idNotCopied: {
    en: (id: string) => `The ID could not be copied. Here it is: ${id}`,
    de: (id) => `Die Kennung konnte nicht kopiert werden. Hier ist sie: ${id}`,
    es: (id) => `No se pudo copiar el ID. Aquí está: ${id}`,
  },
  actions: { en: 'Actions', de: 'Aktionen', es: 'Acciones' },
  refund: { en: 'Refund', de: 'Erstatten', es: 'Reembolsar' },
  retry: { en: 'Try again', de: 'Noch einmal versuchen', es: 'Volver a intentarlo' },
  owed: {
    en: (amount: string) => `The buyer is still owed ${amount}`,
    de: (amount) => `Noch offen für den Käufer: ${amount}`,
    es: (amount) => `Aún se debe al comprador: ${amount}`,
  },
  transfer: { en: 'Record a transfer', de: 'Überweisung vermerken', es: 'Anotar una transferencia' },
  transferConsequence: {
    en: (amount: string, listing: string, buyer: string) =>
      `The refund to the card of ${buyer} for ${listing} failed. Send exactly ${amount} from your bank account first, then record it here. ${buyer} gets a mail with the day and the reference. You cannot undo this.`,
    de: (amount, listing, buyer) =>
      `Die Erstattung auf die Karte von ${buyer} für ${listing} ist fehlgeschlagen. Überweise zuerst genau ${amount} von deinem Bankkonto und vermerke es dann hier. ${buyer} bekommt eine E-Mail mit Tag und Referenz. Du kannst das nicht rückgängig machen.`,
    es: (amount, listing, buyer) =>
      `El reembolso a la tarjeta de ${buyer} por ${listing} falló. Envía primero exactamente ${amount} desde tu cuenta bancaria y anótalo después aquí. ${buyer} recibe un correo con el día y la referencia. No se puede deshacer.`,
  },
  sentOn: { en: 'Sent on', de: 'Überwiesen am', es: 'Enviada el' },
  reference: { en: 'Reference', de: 'Referenz', es: 'Referencia' },
  referenceHint: {
    en: 'As on your bank statement.',
    de: 'Wie auf deinem Kontoauszug.',
    es: 'Como en tu extracto bancario.',
  },
  transferred: { en: 'Transfer recorded', de: 'Überweisung vermerkt', es: 'Transferencia anotada' },
  partFailed: {
    en: (amount: string) => `Part refund failed: ${amount}`,
    de: (amount) => `Teilerstattung fehlgeschlagen: ${amount}`,
    es: (amount) => `Reembolso parcial fallido: ${amount}`,
  },
  retryPart: {
    en: (amount: string) => `Send ${amount} again`,
    de: (amount) => `${amount} noch einmal senden`,
    es: (amount) => `Enviar ${amount} otra vez`,
  },
  partQuestion: {
    en: 'Send this part again?',
    de: 'Diesen Teil noch einmal senden?',
    es: '¿Enviar esta parte otra vez?',
  },
  partConsequence: {
    en: (amount: string, listing: string, buyer: string) =>
      `${amount} of the payment for ${listing} goes back to ${buyer}’s card. The sale stays. If you have sent the money in another way, cancel this.`,
    de: (amount, listing, buyer) =>
      `${amount} der Zahlung für ${listing} gehen auf die Karte von ${buyer} zurück. Der Verkauf bleibt. Wenn du das Geld schon anders geschickt hast, brich hier ab.`,
    es: (amount, listing, buyer) =>
      `${amount} del pago de ${listing} vuelven a la tarjeta de ${buyer}. La venta se mantiene. Si ya enviaste el dinero de otra forma, cancela.`,
  },
  question: { en: 'Refund this payment?', de: 'Diese Zahlung erstatten?', es: '¿Reembolsar este pago?' },
  consequence: {
    en: (price: string, listing: string, buyer: string) =>
      `What is left of the ${price} for ${listing} goes back to ${buyer}’s card. You cannot undo this. The listing stays sold; its seller can list it again.`,
    de: (price, listing, buyer) =>
      `Was von ${price} für ${listing} noch übrig ist, geht auf die Karte von ${buyer} zurück. Du kannst das nicht rückgängig machen. Die Anzeige bleibt verkauft; sie kann neu eingestellt werden.`,
    es: (price, listing, buyer) =>
      `Lo que queda de ${price} por ${listing} vuelve a la tarjeta de ${buyer}. No se puede deshacer. El anuncio sigue como vendido; el vendedor puede volver a publicarlo.`,
  },
  reason: { en: 'Reason', de: 'Grund', es: 'Motivo' },
  reasonHint: {
    en: 'Kept in the audit log. The buyer and the seller do not see it.',
    de: 'Steht im Protokoll. Käufer und Verkäufer sehen ihn nicht.',
    es: 'Queda en el registro. Ni quien compró ni quien vendió lo ven.',
  },
  reasonMissing: { en: 'Enter a reason.', de: 'Gib einen Grund an.', es: 'Escribe un motivo.' },
  ordered: { en: 'Refund ordered', de: 'Erstattung veranlasst', es: 'Reembolso pedido' },
});

export const dispute = area('dispute', {
  respond: { en: 'Respond', de: 'Antworten', es: 'Responder' },
  dueBy: {
    en: (day: string) => `Respond by ${day}`,
    de: (day) => `Antworte bis ${day}`,
    es: (day) => `Responde antes del ${day}`,
  },
  sentBefore: {
    en: 'Evidence sent. The bank is deciding.',
    de: 'Nachweise gesendet. Die Bank entscheidet.',
    es: 'Pruebas enviadas. El banco está decidiendo.',
  },
  title: {
    en: (listing: string) => `The buyer’s bank disputes the payment for ${listing}`,
    de: (listing) => `Die Bank des Käufers ficht die Zahlung für ${listing} an`,
    es: (listing) => `El banco del comprador disputa el pago de ${listing}`,
  },
  lede: {
    en: (day: string) =>
      `Tell the bank by ${day} why the payment was right. It takes your answer once, and then decides. The listing’s title and the buyer’s name and email go with it.`,
    de: (day) =>
      `Erkläre der Bank bis ${day}, warum die Zahlung berechtigt ist. Sie nimmt deine Antwort einmal an und entscheidet dann. Titel der Anzeige, Name und E-Mail-Adresse des Käufers gehen mit.`,
    es: (day) =>
      `Explica al banco antes del ${day} por qué el pago es correcto. Acepta tu respuesta una sola vez y después decide. Se envían también el título del anuncio y el nombre y el correo del comprador.`,
  },
  ledeUndated: {
    en: 'Tell the bank why the payment was right. It takes your answer once, and then decides. The listing’s title and the buyer’s name and email go with it.',
    de: 'Erkläre der Bank, warum die Zahlung berechtigt ist. Sie nimmt deine Antwort einmal an und entscheidet dann. Titel der Anzeige, Name und E-Mail-Adresse des Käufers gehen mit.',
    es: 'Explica al banco por qué el pago es correcto. Acepta tu respuesta una sola vez y después decide. Se envían también el título del anuncio y el nombre y el correo del comprador.',
  },
  reason: {
    en: (word: string) => `The bank’s reason: ${word}`,
    de: (word) => `Grund der Bank: ${word}`,
    es: (word) => `Motivo del banco: ${word}`,
  },
  /** The reasons of card networks, by the provider's codes. */
  reasons: {
    bank_cannot_process: {
      en: 'the bank cannot process it',
      de: 'die Bank kann sie nicht verarbeiten',
      es: 'el banco no puede procesarlo',
    },
    credit_not_processed: {
      en: 'a refund did not arrive',
      de: 'eine Erstattung kam nicht an',
      es: 'no llegó un reembolso',
    },
    customer_initiated: { en: 'the buyer asked for it', de: 'auf Wunsch des Käufers', es: 'lo pidió el comprador' },
    duplicate: { en: 'paid twice', de: 'doppelt bezahlt', es: 'pagado dos veces' },
    fraudulent: {
      en: 'the card’s owner did not pay',
      de: 'der Karteninhaber hat nicht bezahlt',
      es: 'el titular de la tarjeta no pagó',
    },
    general: { en: 'none given', de: 'keiner genannt', es: 'no indicado' },
    product_not_received: {
      en: 'the furniture did not arrive',
      de: 'das Möbel kam nicht an',
      es: 'el mueble no llegó',
    },
    product_unacceptable: {
      en: 'the furniture is not as described',
      de: 'das Möbel ist nicht wie beschrieben',
      es: 'el mueble no es como se describió',
    },
    unrecognized: {
      en: 'the card’s owner does not know the payment',
      de: 'der Karteninhaber kennt die Zahlung nicht',
      es: 'el titular de la tarjeta no reconoce el pago',
    },
  },
  text: { en: 'Evidence', de: 'Nachweise', es: 'Pruebas' },
  textHint: {
    en: 'When and how it was handed over, what the buyer wrote, what the listing said.',
    de: 'Wann und wie es übergeben wurde, was der Käufer geschrieben hat, was in der Anzeige stand.',
    es: 'Cuándo y cómo se entregó, qué escribió el comprador, qué decía el anuncio.',
  },
  textMissing: {
    en: 'Write what the bank should know.',
    de: 'Schreib, was die Bank wissen soll.',
    es: 'Escribe lo que el banco debe saber.',
  },
  send: { en: 'Send to the bank', de: 'An die Bank senden', es: 'Enviar al banco' },
  sent: { en: 'Evidence sent to the bank', de: 'Nachweise an die Bank gesendet', es: 'Pruebas enviadas al banco' },
});
