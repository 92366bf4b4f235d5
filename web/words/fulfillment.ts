import { area } from './area.ts';

export const fulfillment = area('fulfillment', {
  bought: {
    en: (name: string) => `Bought from ${name}`,
    de: (name) => `Gekauft von ${name}`,
    es: (name) => `Comprado a ${name}`,
  },
  sold: {
    en: (name: string) => `Sold to ${name}`,
    de: (name) => `Verkauft an ${name}`,
    es: (name) => `Vendido a ${name}`,
  },
  asAdmin: {
    en: (name: string) => `The buyer is ${name}`,
    de: (name) => `Gekauft hat ${name}`,
    es: (name) => `Lo compró ${name}`,
  },
  message: {
    en: (name: string) => `Message ${name}`,
    de: (name) => `Nachricht an ${name}`,
    es: (name) => `Escribir a ${name}`,
  },
  messagesWith: {
    en: (name: string) => `Messages with ${name}`,
    de: (name) => `Nachrichten mit ${name}`,
    es: (name) => `Mensajes con ${name}`,
  },
  receipt: { en: 'Receipt', de: 'Beleg', es: 'Recibo' },
  steps: { en: 'What happens', de: 'Was geschieht', es: 'Qué pasa' },
  done: { en: 'done', de: 'erledigt', es: 'hecho' },
  now: { en: 'now', de: 'jetzt', es: 'ahora' },
  paid: { en: 'Paid', de: 'Bezahlt', es: 'Pagado' },
  paidText: {
    en: (amount: string) => `${amount} by card.`,
    de: (amount) => `${amount} mit Karte.`,
    es: (amount) => `${amount} con tarjeta.`,
  },
  whereTo: { en: 'Where it goes', de: 'Wohin es geht', es: 'Adónde va' },
  meet: { en: 'Meet and hand over', de: 'Treffen und übergeben', es: 'Quedar y entregar' },
  completed: { en: 'Completed', de: 'Abgeschlossen', es: 'Completado' },
  cancelled: { en: 'Cancelled', de: 'Storniert', es: 'Cancelado' },
  agree: {
    en: (name: string) => `Agree on a time and a place with ${name}.`,
    de: (name) => `Mach mit ${name} Zeit und Ort aus.`,
    es: (name) => `Acuerda la hora y el lugar con ${name}.`,
  },
  agreeBoth: {
    en: 'Buyer and seller agree on a time and a place.',
    de: 'Die beiden machen Zeit und Ort aus.',
    es: 'Los dos acuerdan la hora y el lugar.',
  },
  later: {
    en: 'After that, you can review each other.',
    de: 'Danach könnt ihr euch gegenseitig bewerten.',
    es: 'Después podréis valoraros.',
  },
  laterAlone: {
    en: 'After that, you can write a review.',
    de: 'Danach kannst du eine Bewertung schreiben.',
    es: 'Después podrás escribir una valoración.',
  },
  laterCancelled: {
    en: 'The payment is refunded in full.',
    de: 'Das Geld wird ganz erstattet.',
    es: 'Se devuelve todo el pago.',
  },
  laterBoth: {
    en: 'After that, they can review each other.',
    de: 'Danach können sie sich gegenseitig bewerten.',
    es: 'Después podrán valorarse.',
  },
  received: {
    en: (day: string) => `You received it on ${day}.`,
    de: (day) => `Du hast es am ${day} bekommen.`,
    es: (day) => `Lo recibiste el ${day}.`,
  },
  gave: {
    en: (day: string) => `You handed it over on ${day}.`,
    de: (day) => `Du hast es am ${day} übergeben.`,
    es: (day) => `Lo entregaste el ${day}.`,
  },
  changedHands: {
    en: (day: string) => `It was handed over on ${day}.`,
    de: (day) => `Es wurde am ${day} übergeben.`,
    es: (day) => `Se entregó el ${day}.`,
  },
  turnBuyer: {
    en: 'When you meet, show your code',
    de: 'Zeig beim Treffen deinen Code',
    es: 'Cuando quedéis, muestra tu código',
  },
  turnBuyerText: {
    en: (name: string) =>
      `Look at the furniture first. Show the code only when you have it in front of you and want to keep it. ${name} types it, and the sale is complete.`,
    de: (name) =>
      `Sieh dir zuerst den Artikel an. Zeig den Code erst, wenn der Artikel vor dir steht und du ihn behalten willst. ${name} tippt den Code ein, und der Kauf ist abgeschlossen.`,
    es: (name) =>
      `Mira primero el artículo. Muestra el código solo cuando lo tengas delante y quieras quedártelo. ${name} escribe el código y la compra queda completa.`,
  },
  showCode: { en: 'Show code', de: 'Code zeigen', es: 'Mostrar el código' },
  showing: { en: 'Showing…', de: 'Wird gezeigt …', es: 'Mostrando…' },
  hideCode: { en: 'Hide code', de: 'Code verbergen', es: 'Ocultar el código' },
  code: { en: 'Your code', de: 'Dein Code', es: 'Tu código' },
  codeText: {
    en: 'Never send it in a message. Nobody from the shop will ask for it.',
    de: 'Schick ihn nie in einer Nachricht. Niemand von uns fragt danach.',
    es: 'No lo envíes nunca en un mensaje. Nadie de la tienda te lo pedirá.',
  },
  turnSeller: {
    en: 'When you meet, type the buyer’s code',
    de: 'Tippe beim Treffen den Code ein',
    es: 'Cuando quedéis, escribe el código',
  },
  turnSellerText: {
    en: (name: string) =>
      `${name} looks at the furniture, then shows you six digits. They prove that you have handed it over: do not let it go without them.`,
    de: (name) =>
      `${name} sieht sich den Artikel an und zeigt dir dann sechs Ziffern. Sie belegen, dass du ihn übergeben hast: Gib ihn nicht ohne sie her.`,
    es: (name) =>
      `${name} mira el artículo y después te muestra seis cifras. Son la prueba de que lo has entregado: no lo entregues sin ellas.`,
  },
  typeCode: { en: 'Code of the buyer', de: 'Code vom Käufer', es: 'Código del comprador' },
  typeHint: {
    en: 'Six digits. After five wrong ones you have to wait ten minutes.',
    de: 'Sechs Ziffern. Nach fünf falschen musst du zehn Minuten warten.',
    es: 'Seis cifras. Después de cinco incorrectas hay que esperar diez minutos.',
  },
  confirm: { en: 'Confirm the handover', de: 'Übergabe bestätigen', es: 'Confirmar la entrega' },
  confirming: { en: 'Checking…', de: 'Wird geprüft …', es: 'Comprobando…' },
  handedOver: { en: 'Handed over', de: 'Übergeben', es: 'Entregado' },
  delivery: { en: 'Delivery', de: 'Lieferung', es: 'Entrega a domicilio' },
  shipping: { en: 'Shipping', de: 'Versand', es: 'Envío' },
  sends: {
    en: (name: string) => `${name} gives it to a carrier.`,
    de: (name) => `${name} übergibt es einer Spedition.`,
    es: (name) => `${name} se lo da a un transportista.`,
  },
  youSend: {
    en: 'You give it to a carrier.',
    de: 'Du übergibst es einer Spedition.',
    es: 'Tú se lo das a un transportista.',
  },
  sellerSends: {
    en: 'The seller gives it to a carrier.',
    de: 'Der Verkäufer übergibt es einer Spedition.',
    es: 'El vendedor se lo da a un transportista.',
  },
  missed: {
    en: 'It is not clear whether they met.',
    de: 'Es ist nicht klar, ob die beiden sich getroffen haben.',
    es: 'No está claro si se vieron.',
  },
  youMissed: {
    en: 'It is not clear whether you met.',
    de: 'Es ist nicht klar, ob ihr euch getroffen habt.',
    es: 'No está claro si os visteis.',
  },
  delivered: { en: 'It was delivered.', de: 'Es wurde geliefert.', es: 'Se entregó.' },
  arrived: {
    en: (day: string) => `It arrived on ${day}.`,
    de: (day) => `Es kam am ${day} an.`,
    es: (day) => `Llegó el ${day}.`,
  },
  check: { en: 'Checking it', de: 'Prüfen', es: 'Revisión' },
  checkLater: {
    en: 'After it has arrived, the buyer has time to check it.',
    de: 'Wenn es da ist, hat der Käufer Zeit, es zu prüfen.',
    es: 'Cuando llegue, el comprador tiene tiempo para revisarlo.',
  },
  youCheckLater: {
    en: 'After it has arrived, you have time to check it.',
    de: 'Wenn es da ist, hast du Zeit, es zu prüfen.',
    es: 'Cuando llegue, tienes tiempo para revisarlo.',
  },
  checkUntil: {
    en: (moment: string) => `The buyer can report a problem until ${moment}.`,
    de: (moment) => `Der Käufer kann bis ${moment} ein Problem melden.`,
    es: (moment) => `El comprador puede avisar de un problema hasta el ${moment}.`,
  },
  youCheckUntil: {
    en: (moment: string) => `You can report a problem until ${moment}.`,
    de: (moment) => `Du kannst bis ${moment} ein Problem melden.`,
    es: (moment) => `Puedes avisar de un problema hasta el ${moment}.`,
  },
  notTaken: {
    en: 'The buyer did not take it.',
    de: 'Der Käufer hat es nicht angenommen.',
    es: 'El comprador no lo aceptó.',
  },
  youDidNotTake: {
    en: 'You did not take it.',
    de: 'Du hast es nicht angenommen.',
    es: 'No lo aceptaste.',
  },
  isBack: {
    en: 'All of the payment was refunded.',
    de: 'Die ganze Zahlung wurde erstattet.',
    es: 'Se ha devuelto todo el pago.',
  },
  goesBack: {
    en: 'All of the payment goes back to the buyer.',
    de: 'Die ganze Zahlung geht an den Käufer zurück.',
    es: 'Todo el pago se devuelve al comprador.',
  },
  partBack: {
    en: (amount: string) => `${amount} went back to the buyer.`,
    de: (amount) => `${amount} gingen an den Käufer zurück.`,
    es: (amount) => `Se devolvieron ${amount} al comprador.`,
  },
  payout: { en: 'Payout', de: 'Auszahlung', es: 'Cobro' },
  youGet: {
    en: (net: string, fee: string) => `You get ${net} after a fee of ${fee}.`,
    de: (net, fee) => `Du bekommst ${net}, nach einer Gebühr von ${fee}.`,
    es: (net, fee) => `Recibes ${net} tras una comisión de ${fee}.`,
  },
  sellerGets: {
    en: (net: string, fee: string) => `The seller gets ${net} after a fee of ${fee}.`,
    de: (net, fee) => `Der Verkäufer bekommt ${net}, nach einer Gebühr von ${fee}.`,
    es: (net, fee) => `El vendedor recibe ${net} tras una comisión de ${fee}.`,
  },
  moneyIs: {
    pending: {
      en: 'It is sent when the sale is complete.',
      de: 'Es wird überwiesen, wenn der Verkauf abgeschlossen ist.',
      es: 'Se envía cuando la venta esté completa.',
    },
    available: {
      en: 'It is sent as soon as the payout account can receive it.',
      de: 'Es wird überwiesen, sobald das Auszahlungskonto es empfangen kann.',
      es: 'Se envía en cuanto la cuenta de cobro pueda recibirlo.',
    },
    refused: {
      en: 'The payment did not go through. It is tried again, and the shop knows of it.',
      de: 'Die Überweisung hat nicht geklappt. Sie wird noch einmal versucht, und der Shop weiß davon.',
      es: 'El pago no se pudo enviar. Se intenta de nuevo, y la tienda lo sabe.',
    },
    disputed: {
      en: 'The buyer’s bank disputes the payment. Nothing is sent until the bank has decided.',
      de: 'Die Bank des Käufers ficht die Zahlung an. Bis sie entschieden hat, wird nichts überwiesen.',
      es: 'El banco del comprador disputa el pago. No se envía nada hasta que decida.',
    },
    sending: { en: 'It is being sent.', de: 'Es wird gerade überwiesen.', es: 'Se está enviando.' },
    paid: { en: 'It was sent.', de: 'Es wurde überwiesen.', es: 'Se ha enviado.' },
    settled: {
      en: 'It settled money that had gone back to a buyer after it was sent.',
      de: 'Es gleicht Geld aus, das nach der Überweisung an einen Käufer zurückging.',
      es: 'Salda dinero que volvió a un comprador después de enviarlo.',
    },
  },
  handedOverText: { en: 'The sale is complete.', de: 'Alles ist abgeschlossen.', es: 'Todo está completo.' },
  review: {
    en: (name: string) => `Review ${name}`,
    de: (name) => `${name} bewerten`,
    es: (name) => `Valorar a ${name}`,
  },
  reviewText: {
    en: (day: string) => `Say how it went. You can do this until ${day}.`,
    de: (day) => `Sag, wie es war. Das geht bis zum ${day}.`,
    es: (day) => `Cuenta cómo fue. Puedes hacerlo hasta el ${day}.`,
  },
  reviewed: {
    en: 'You have reviewed this sale.',
    de: 'Du hast schon eine Bewertung geschrieben.',
    es: 'Ya has escrito tu valoración.',
  },
  toReviews: { en: 'See your reviews', de: 'Zu deinen Bewertungen', es: 'Ver tus valoraciones' },
  none: { en: 'There is no sale here', de: 'Hier ist nichts', es: 'Aquí no hay nada' },
  noneText: {
    en: 'Only its buyer and its seller can see it. You find yours in your lists.',
    de: 'Nur die beiden Beteiligten können es sehen. Deine Käufe und Verkäufe findest du in deinen Listen.',
    es: 'Solo pueden verlo quien compra y quien vende. Lo tuyo está en tus listas.',
  },
  toProducts: { en: 'To my products', de: 'Zu meinen Anzeigen', es: 'A mis anuncios' },
});
