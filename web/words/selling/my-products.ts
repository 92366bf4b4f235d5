import { area } from '../area.ts';

export const myProducts = area('myProducts', {
  importMany: { en: 'Import from CSV', de: 'Aus CSV importieren', es: 'Importar desde CSV' },
  noneHint: {
    en: 'A photo, a few words, and a price are enough. Then you’ll see here who looks, who saves, and what you earn.',
    de: 'Ein Foto, ein paar Worte und ein Preis genügen. Danach siehst du hier, wer es ansieht, wer es sich merkt und was du verdienst.',
    es: 'Bastan una foto, unas palabras y un precio. Después verás aquí quién mira, quién guarda y cuánto ganas.',
  },
  sorts: {
    listed: { en: 'Listed', de: 'Eingestellt am', es: 'Fecha de publicación' },
    name: { en: 'Name', de: 'Name', es: 'Nombre' },
    price: { en: 'Price', de: 'Preis', es: 'Precio' },
    status: { en: 'Status', de: 'Status', es: 'Estado de venta' },
    views: { en: 'Views', de: 'Aufrufe', es: 'Visitas' },
    saves: { en: 'Saves', de: 'Gemerkt', es: 'Guardados' },
  },
  none: {
    en: 'You haven’t listed anything yet.',
    de: 'Du hast noch nichts eingestellt.',
    es: 'Todavía no has publicado nada.',
  },
  sold: { en: 'Product Already Sold', de: 'Schon verkauft', es: 'Ya vendido' }, // spec §2
  /** The seller's next step after a sale. */
  disputed: { en: 'Sold, payment disputed', de: 'Verkauft, Zahlung bestritten', es: 'Vendido, pago en disputa' },
  disputedText: {
    en: 'The buyer’s bank questions the payment. Do not hand it over until we write to you; if you did, send us proof.',
    de: 'Die Bank zweifelt die Zahlung an. Übergib den Artikel erst, wenn wir dir schreiben; wenn du ihn schon übergeben hast, schick uns Nachweise.',
    es: 'El banco cuestiona el pago. No lo entregues hasta que te escribamos; si ya lo hiciste, envíanos pruebas.',
  },
  waiting: { en: 'Waiting for review', de: 'Wartet auf Prüfung', es: 'En revisión' },
  hidden: { en: 'Hidden by the shop', de: 'Vom Shop ausgeblendet', es: 'Oculto por la tienda' },
  readWhy: { en: 'Read why, appeal', de: 'Gründe lesen, Beschwerde einlegen', es: 'Leer por qué y recurrir' },
  waitingText: {
    en: 'A person looks at this listing before everybody can see it. We write to you when it is decided. You can still edit it.',
    de: 'Ein Mensch sieht sich diese Anzeige an, bevor alle sie sehen können. Wir schreiben dir, wenn entschieden ist. Du kannst sie weiter bearbeiten.',
    es: 'Una persona revisa este anuncio antes de que lo vea todo el mundo. Te escribiremos cuando se decida. Puedes seguir editándolo.',
  },
  soldNext: {
    en: (buyer: string) => `Sold to ${buyer}. “Handover” shows the next step.`,
    de: (buyer) => `Verkauft an ${buyer}. Unter „Übergabe“ steht, wie es weitergeht.`,
    es: (buyer) => `Vendido a ${buyer}. En «Entrega» verás el siguiente paso.`,
  },
  writeTo: {
    en: (buyer: string) => `Email ${buyer}`,
    de: (buyer) => `E-Mail an ${buyer}`,
    es: (buyer) => `Escribir a ${buyer}`,
  },
  refunded: { en: 'Sale ended', de: 'Kauf rückgängig', es: 'Venta anulada' },
  refundedText: {
    en: 'The buyer gets the money back. You can list it again.',
    de: 'Das Geld geht an den Käufer zurück. Du kannst den Artikel wieder anbieten.',
    es: 'El comprador recupera el dinero. Puedes volver a publicarlo.',
  },
  relistedText: {
    en: 'The buyer gets the money back. You listed it again.',
    de: 'Das Geld geht an den Käufer zurück. Du bietest den Artikel wieder an.',
    es: 'El comprador recupera el dinero. Lo has vuelto a publicar.',
  },
  available: { en: 'Available', de: 'Im Verkauf', es: 'A la venta' },
  onHoldText: {
    en: 'A buyer can pay until then. You can’t change it meanwhile.',
    de: 'Bis dahin kann bezahlt werden. So lange lässt sich nichts ändern.',
    es: 'Hasta entonces se puede pagar. Mientras tanto no se puede cambiar.',
  },
  withdrawn: { en: 'Withdrawn', de: 'Zurückgezogen', es: 'Retirado' },
  advertise: { en: 'Advertise', de: 'Hervorheben', es: 'Promocionar' }, // spec §2
  advertised: { en: 'Advertised', de: 'Hervorgehoben', es: 'Promocionado' },
  advertisedUntil: {
    en: (day: string) => `Advertised until ${day}`,
    de: (day) => `Hervorgehoben bis ${day}`,
    es: (day) => `Promocionado hasta el ${day}`,
  },
  stopAdvertising: { en: 'Stop advertising', de: 'Nicht mehr hervorheben', es: 'Dejar de promocionar' },
  edit: { en: 'Edit', de: 'Bearbeiten', es: 'Editar' },
  duplicate: { en: 'Duplicate', de: 'Duplizieren', es: 'Duplicar' },
  withdraw: { en: 'Withdraw', de: 'Zurückziehen', es: 'Retirar' },
  relist: { en: 'List again', de: 'Wieder anbieten', es: 'Volver a publicar' },
  relisted: { en: 'See the new listing', de: 'Neue Anzeige ansehen', es: 'Ver el anuncio nuevo' },
  delete: { en: 'Delete', de: 'Löschen', es: 'Borrar' },
  deleteText: {
    en: (name: string) => `${name} is deleted from the shop and from this list. You can undo this for 30 days.`,
    de: (name) =>
      `${name} verschwindet aus dem Verkauf und aus dieser Liste. Du kannst das 30 Tage lang rückgängig machen.`,
    es: (name) => `${name} desaparece de la tienda y de esta lista. Puedes deshacerlo durante 30 días.`,
  },
  more: { en: 'More', de: 'Mehr', es: 'Más' },
  name: { en: 'Name', de: 'Name', es: 'Nombre' },
  price: { en: 'Price', de: 'Preis', es: 'Precio' },
  status: { en: 'Status', de: 'Status', es: 'Estado de venta' },
  actions: { en: 'Actions', de: 'Aktionen', es: 'Acciones' },
  withdrawQuestion: {
    en: 'Take this listing off sale?',
    de: 'Diese Anzeige zurückziehen?',
    es: '¿Retirar este anuncio de la venta?',
  },
  withdrawText: {
    en: (name: string) => `Nobody can see ${name} until you list it again.`,
    de: (name) => `Niemand sieht ${name}, bis du es wieder anbietest.`,
    es: (name) => `Nadie verá ${name} hasta que vuelvas a publicarlo.`,
  },
  stopQuestion: {
    en: 'Stop advertising this listing?',
    de: 'Diese Anzeige nicht mehr hervorheben?',
    es: '¿Dejar de promocionar este anuncio?',
  },
  stopText: {
    en: (name: string) => `${name} stays on sale but is no longer shown first.`,
    de: (name) => `${name} bleibt im Verkauf, steht aber nicht mehr ganz oben.`,
    es: (name) => `${name} sigue a la venta, pero ya no aparece primero.`,
  },
  stopped: { en: 'No longer advertised', de: 'Wird nicht mehr hervorgehoben', es: 'Ya no se promociona' },
  isWithdrawn: { en: 'Taken off sale', de: 'Aus dem Verkauf genommen', es: 'Retirado de la venta' },
  wasWithdrawn: {
    en: (name: string) => `${name} is off sale.`,
    de: (name) => `${name} ist nicht mehr im Verkauf.`,
    es: (name) => `${name} ya no está a la venta.`,
  },
  isRelisted: { en: 'Listed again', de: 'Wieder im Verkauf', es: 'Publicado de nuevo' },
});
