import { area } from './area.ts';
import { declines } from './checkout/declines.ts';
import { unknownPayments } from './checkout/unknown-payments.ts';

export const myOrders = area('myOrders', {
  noneHint: {
    en: 'Press the heart on an item you like. You will see it here when its price drops, and you can pay for it here.',
    de: 'Tippe bei einem Artikel auf das Herz. Hier siehst du dann, wenn er günstiger wird, und kannst ihn bezahlen.',
    es: 'Pulsa el corazón de un artículo que te guste. Aquí verás si baja de precio y podrás pagarlo.',
  },
  state: { en: 'Status', de: 'Status', es: 'Estado de venta' },
  sorts: {
    saved: { en: 'Date saved', de: 'Gemerkt am', es: 'Fecha en que lo guardaste' },
    name: { en: 'Name', de: 'Name', es: 'Nombre' },
    price: { en: 'Price', de: 'Preis', es: 'Precio' },
    state: { en: 'Status', de: 'Status', es: 'Estado de venta' },
  },
  states: {
    available: { en: 'For sale', de: 'Im Verkauf', es: 'A la venta' },
    held: { en: 'Reserved', de: 'Reserviert', es: 'Reservado' },
    sold: { en: 'Sold', de: 'Verkauft', es: 'Vendido' },
    gone: { en: 'Not for sale right now', de: 'Zurzeit nicht verfügbar', es: 'Ahora no está a la venta' },
    refunded: { en: 'Refunded', de: 'Erstattet', es: 'Reembolsado' },
  },
  moneyBack: {
    pending: {
      en: () => 'Your payment came too late. All of it is on its way back to your card.',
      de: () => 'Deine Zahlung kam zu spät. Der ganze Betrag ist auf dem Weg zurück auf deine Karte.',
      es: () => 'Tu pago llegó tarde. El importe completo está de camino a tu tarjeta.',
    },
    refunded: {
      en: () => 'Your payment came too late. All of it has been sent back.',
      de: () => 'Deine Zahlung kam zu spät. Der ganze Betrag wurde zurückgezahlt.',
      es: () => 'Tu pago llegó tarde. Te hemos devuelto el importe completo.',
    },
    failed: {
      en: () => 'Your payment came too late. Sending it back failed once; we are working on it.',
      de: () => 'Deine Zahlung kam zu spät. Die Rückzahlung hat noch nicht geklappt; wir kümmern uns darum.',
      es: () => 'Tu pago llegó tarde. La devolución aún no ha funcionado; estamos en ello.',
    },
  },
  dropped: {
    en: (before: string, now: string) => `Price dropped from ${before} to ${now}`,
    de: (before, now) => `Preis gesenkt von ${before} auf ${now}`,
    es: (before, now) => `Ha bajado de ${before} a ${now}`,
  },
  agreed: {
    en: (before: string) => `Agreed price, instead of ${before}`,
    de: (before) => `Vereinbarter Preis statt ${before}`,
    es: (before) => `Precio acordado en lugar de ${before}`,
  },
  none: {
    en: 'You have not saved anything yet.',
    de: 'Du hast dir noch nichts gemerkt.',
    es: 'Todavía no has guardado nada.',
  },
  browse: { en: 'Browse items', de: 'Stöbern', es: 'Ver artículos' },
  name: { en: 'Name', de: 'Name', es: 'Nombre' }, // spec §2
  price: { en: 'Price', de: 'Preis', es: 'Precio' }, // spec §2
  payment: { en: 'Payment', de: 'Bezahlung', es: 'Pago' },
  purchase: { en: 'Purchase', de: 'Kaufen', es: 'Comprar' }, // spec §2
  paid: { en: 'Paid', de: 'Bezahlt', es: 'Pagado' }, // spec §2
  delete: { en: 'Delete', de: 'Entfernen', es: 'Eliminar' }, // spec §2
  remove: { en: 'Remove', de: 'Entfernen', es: 'Eliminar' }, // spec §2
  actions: { en: 'Actions', de: 'Aktionen', es: 'Acciones' },
  gone: { en: 'Sold or taken down', de: 'Verkauft oder nicht mehr zu haben', es: 'Vendido o retirado' },
  onHold: {
    en: (time: string) => `Someone else is paying. Reserved until ${time}.`,
    de: (time) => `Gerade bezahlt jemand anderes. Reserviert bis ${time}.`,
    es: (time) => `Otra persona está pagando. Reservado hasta las ${time}.`,
  },
  heldByMe: {
    en: (time: string, day?: string) => `Reserved for you until ${day ? `${day}, ${time}` : time}`,
    de: (time, day) => `Für dich reserviert bis ${day ? `${day}, ${time}` : time}`,
    es: (time, day) => `Reservado para ti hasta ${day ? `el ${day}, ${time}` : `las ${time}`}`,
  },
  savedAt: {
    en: (price: string) => `was ${price}`,
    de: (price) => `vorher ${price}`,
    es: (price) => `antes ${price}`,
  },
  deleteText: {
    en: (name: string) => `${name} will no longer be in your saved list. You can undo this until you leave this page.`,
    de: (name) =>
      `${name} ist dann nicht mehr gemerkt. Solange du auf dieser Seite bleibst, kannst du das rückgängig machen.`,
    es: (name) => `${name} ya no estará entre tus guardados. Puedes deshacerlo hasta que salgas de esta página.`,
  },
  removeText: {
    en: (name: string) => `${name} will leave this list. It stays yours and stays in your purchases.`,
    de: (name) => `${name} verschwindet aus dieser Liste. Der Artikel gehört dir und bleibt in deinen Käufen stehen.`,
    es: (name) => `${name} saldrá de esta lista. Sigue siendo tuyo y se queda en tus compras.`,
  },
});

export const payment = area('payment', {
  heading: {
    en: (product: string) => `Welcome to payment for ${product}`,
    de: (product) => `Willkommen an der Kasse: ${product}`,
    es: (product) => `Te damos la bienvenida al pago de ${product}`,
  }, // spec §2
  seller: {
    en: (name: string) => `Sold by ${name}`,
    de: (name) => `Verkauft von ${name}`,
    es: (name) => `Vendido por ${name}`,
  },
  pay: {
    en: (amount: string) => `Pay ${amount}`,
    de: (amount) => `${amount} bezahlen`,
    es: (amount) => `Pagar ${amount}`,
  },
  notCharged: {
    en: 'Nothing was charged. Try again, or use another card.',
    de: 'Es wurde nichts abgebucht. Versuch es noch einmal, oder nimm eine andere Karte.',
    es: 'No se ha cobrado nada. Inténtalo de nuevo o usa otra tarjeta.',
  },
  paying: { en: 'Paying…', de: 'Wird bezahlt …', es: 'Pagando…' },
  preparing: { en: 'Preparing your payment…', de: 'Die Zahlung wird vorbereitet …', es: 'Preparando el pago…' },
  notPrepared: {
    en: 'We could not prepare the payment. You have not been charged.',
    de: 'Die Zahlung konnte nicht vorbereitet werden. Es wurde nichts abgebucht.',
    es: 'No hemos podido preparar el pago. No se te ha cobrado nada.',
  },
  held: { en: 'Reserved for you for', de: 'Für dich reserviert, noch', es: 'Reservado para ti durante' },
  soonOver: {
    en: 'Two minutes left to pay.',
    de: 'Noch zwei Minuten zum Bezahlen.',
    es: 'Quedan dos minutos para pagar.',
  },
  fullHold: {
    en: (minutes: number) => `Enter your card: it is yours for ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
    de: (minutes) => `Sobald du deine Karte eingibst, hast du ${minutes === 1 ? '1 Minute' : `${minutes} Minuten`}.`,
    es: (minutes) =>
      `En cuanto empieces a escribir tu tarjeta, tendrás ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}.`,
  },
  leave: { en: 'Leave without paying', de: 'Abbrechen, ohne zu bezahlen', es: 'Salir sin pagar' },
  backToOrders: { en: 'Back to your saved list', de: 'Zurück zu deiner Merkliste', es: 'Volver a tus guardados' },
  priceChanged: {
    en: (price: string) => `The price is now ${price}. You have not been charged.`,
    de: (price) => `Der Preis ist jetzt ${price}. Es wurde nichts abgebucht.`,
    es: (price) => `Ahora el precio es ${price}. No se te ha cobrado nada.`,
  },
  whatIsSold: { en: 'What you buy', de: 'Was du kaufst', es: 'Qué compras' },
  showChanged: {
    en: 'Show it as it is now',
    de: 'Jetzigen Stand zeigen',
    es: 'Ver cómo está ahora',
  },
  goOn: {
    en: (price: string) => `Continue with ${price}`,
    de: (price) => `Weiter mit ${price}`,
    es: (price) => `Seguir con ${price}`,
  },
  onHold: {
    en: 'Someone else is paying for this right now.',
    de: 'Gerade bezahlt jemand anderes diesen Artikel.',
    es: 'Otra persona está pagando este artículo ahora mismo.',
  },
  onHoldUntil: {
    en: (time: string) => `If they do not finish, it will be available again at ${time}. It stays in your saved list.`,
    de: (time) => `Wenn das nicht klappt, ist er um ${time} wieder zu haben. Gemerkt bleibt er.`,
    es: (time) => `Si no termina, volverá a estar disponible a las ${time}. Sigue entre tus guardados.`,
  },
  holdOver: {
    en: 'Your reservation ran out. You have not been charged.',
    de: 'Deine Reservierung ist abgelaufen. Es wurde nichts abgebucht.',
    es: 'Se te acabó el tiempo de reserva. No se te ha cobrado nada.',
  },
  startAgain: { en: 'Start over', de: 'Neu beginnen', es: 'Empezar de nuevo' },
  tryAgain: { en: 'Try again', de: 'Noch einmal versuchen', es: 'Intentar de nuevo' },
  sold: {
    en: 'This item has been sold or taken down. You have not been charged.',
    de: 'Dieser Artikel ist verkauft oder nicht mehr zu haben. Es wurde nichts abgebucht.',
    es: 'Este artículo se ha vendido o se ha retirado. No se te ha cobrado nada.',
  },
  ...unknownPayments,
  notCompleted: {
    en: 'The payment did not go through',
    de: 'Die Zahlung wurde nicht abgeschlossen',
    es: 'El pago no se completó',
  },
  paid: { en: 'It’s yours', de: 'Es gehört dir', es: 'Ya es tuyo' },
  paidText: {
    en: (product: string, price: string) => `You paid ${price} for ${product}.`,
    de: (product, price) => `Du hast ${price} für ${product} bezahlt.`,
    es: (product, price) => `Has pagado ${price} por ${product}.`,
  },
  collect: {
    en: (seller: string) => `Contact ${seller} to arrange the pickup`,
    de: (seller) => `Melde dich bei ${seller}, um die Abholung auszumachen`,
    es: (seller) => `Contacta con ${seller} para acordar la recogida`,
  },
  toReceipt: { en: 'See your receipt', de: 'Zum Beleg', es: 'Ver tu recibo' },
  toHistory: { en: 'See your purchases', de: 'Zu deinen Käufen', es: 'Ver tus compras' },
  notOnWishlist: {
    en: 'You have not saved this item',
    de: 'Diesen Artikel hast du dir nicht gemerkt',
    es: 'No has guardado este artículo',
  },
  notOnWishlistText: {
    en: 'You can only pay for what you have saved. It may have been removed from your list.',
    de: 'Bezahlen kannst du nur, was du dir gemerkt hast. Vielleicht wurde es entfernt.',
    es: 'Solo puedes pagar lo que has guardado. Quizá se haya quitado de tu lista.',
  },
  itemPrice: { en: 'Item price', de: 'Preis', es: 'Precio' },
  handover: { en: 'Pickup', de: 'Abholung', es: 'Recogida' },
  handoverText: {
    en: 'Free, arranged with the seller',
    de: 'Kostenlos, nach Absprache mit dem Verkäufer',
    es: 'Gratis, a convenir con el vendedor',
  },
  fees: { en: 'Fees', de: 'Gebühren', es: 'Gastos' },
  noFees: { en: 'None', de: 'Keine', es: 'Ninguno' },
  total: { en: 'Total', de: 'Gesamt', es: 'Total' },
  orByCard: { en: 'or pay by card', de: 'oder mit Karte bezahlen', es: 'o paga con tarjeta' },
  cannotBuy: {
    en: 'You cannot buy this item',
    de: 'Diesen Artikel kannst du nicht kaufen',
    es: 'No puedes comprar este artículo',
  },
  ownListing: { en: 'It is your own.', de: 'Es ist deine eigene Anzeige.', es: 'Es tuyo.' },
  toListing: { en: 'Back to the item', de: 'Zurück zum Artikel', es: 'Volver al artículo' },
  keepBrowsing: { en: 'Keep browsing', de: 'Weiterstöbern', es: 'Seguir mirando' },
});

export const card = area('card', {
  label: { en: 'Card details', de: 'Kartendaten', es: 'Datos de la tarjeta' },
  number: { en: 'Card number', de: 'Kartennummer', es: 'Número de tarjeta' },
  expiry: { en: 'Expiration date', de: 'Gültig bis', es: 'Fecha de caducidad' },
  expiryForm: { en: 'MM / YY', de: 'MM / JJ', es: 'MM / AA' },
  cvc: { en: 'CVC', de: 'Prüfziffer', es: 'CVC' },
  testCards: {
    en: 'Test mode: use 4242 4242 4242 4242 with any future date and any CVC. No real money is charged.',
    de: 'Testmodus: 4242 4242 4242 4242 mit einem beliebigen Datum in der Zukunft und einer beliebigen Prüfziffer. Es wird kein echtes Geld abgebucht.',
    es: 'Modo de prueba: usa 4242 4242 4242 4242 con cualquier fecha futura y cualquier CVC. No se cobra dinero real.',
  },
  authentication: { en: 'Confirm it’s you', de: 'Bestätige, dass du es bist', es: 'Confirma que eres tú' },
  authenticationText: {
    en: 'Your bank wants to check that it is you. Close this window to use another card.',
    de: 'Deine Bank möchte sicher sein, dass du es bist. Schließ dieses Fenster, um eine andere Karte zu nehmen.',
    es: 'Tu banco quiere comprobar que eres tú. Cierra esta ventana para usar otra tarjeta.',
  },
  notLoaded: {
    en: 'The card form could not be loaded. You have not been charged. Check your connection, then try again.',
    de: 'Das Kartenformular konnte nicht geladen werden. Es wurde nichts abgebucht. Prüf deine Verbindung und versuch es noch einmal.',
    es: 'No se pudo cargar el formulario de la tarjeta. No se te ha cobrado nada. Revisa tu conexión e inténtalo de nuevo.',
  },
  noAnswer: {
    en: 'The card provider did not respond. Wait a moment before you try again; you will never be charged twice.',
    de: 'Der Kartenanbieter hat nicht geantwortet. Warte einen Moment, bevor du es noch einmal versuchst; doppelt abgebucht wird nie.',
    es: 'El proveedor de la tarjeta no ha respondido. Espera un momento antes de volver a intentarlo; nunca se te cobrará dos veces.',
  },
  declines,
  errors: {
    incomplete_number: {
      en: 'Enter the whole card number.',
      de: 'Gib die ganze Kartennummer ein.',
      es: 'Escribe el número completo de la tarjeta.',
    },
    invalid_number: {
      en: 'That is not a valid card number. Check the digits.',
      de: 'Das ist keine Kartennummer. Prüf die Ziffern.',
      es: 'Esto no es un número de tarjeta. Revisa las cifras.',
    },
    incomplete_expiry: {
      en: 'Enter month and year, such as 09 / 31.',
      de: 'Gib Monat und Jahr ein, etwa 09 / 31.',
      es: 'Escribe mes y año, como 09 / 31.',
    },
    invalid_expiry_month: {
      en: 'The month must be between 01 and 12.',
      de: 'Der Monat muss zwischen 01 und 12 liegen.',
      es: 'El mes debe estar entre 01 y 12.',
    },
    invalid_expiry_year_past: {
      en: 'This card has expired.',
      de: 'Diese Karte ist abgelaufen.',
      es: 'Esta tarjeta ha caducado.',
    },
    invalid_expiry_year: {
      en: 'That year is too far away. Check the date.',
      de: 'Dieses Jahr liegt zu weit weg. Prüf das Datum.',
      es: 'Ese año está demasiado lejos. Revisa la fecha.',
    },
    incomplete_cvc: {
      en: 'Enter the whole code: 3 digits, or 4 on American Express.',
      de: 'Gib die ganze Prüfziffer ein: 3 Ziffern, bei American Express 4.',
      es: 'Escribe el código completo: 3 cifras, o 4 en American Express.',
    },
  },
});
