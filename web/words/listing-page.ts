// Words of the listing page, a separate chunk.

import { area } from './area.ts';

export const listingPage = area('listingPage', {
  picture: {
    en: (title: string, number: number, count: number) =>
      count === 1 ? title : `${title}, picture ${number} of ${count}`,
    de: (title, number, count) => (count === 1 ? title : `${title}, Foto ${number} von ${count}`),
    es: (title, number, count) => (count === 1 ? title : `${title}, foto ${number} de ${count}`),
  },
  hidden: { en: 'Hidden by the shop', de: 'Vom Shop ausgeblendet', es: 'Oculto por la tienda' },
  hiddenText: { en: 'Nobody but you sees it.', de: 'Nur du siehst die Anzeige.', es: 'Solo lo ves tú.' },
  readWhy: { en: 'Read why, appeal', de: 'Gründe lesen, Beschwerde einlegen', es: 'Leer por qué y recurrir' },
  waiting: {
    en: 'Waiting for review. Only you see it until an admin has looked at it.',
    de: 'Wartet auf Prüfung. Nur du siehst die Anzeige, bis ein Admin sie sich angesehen hat.',
    es: 'En revisión. Solo tú lo ves hasta que lo revise un administrador.',
  },
  goneFromShop: {
    en: 'This item has been sold or taken down.',
    de: 'Dieser Artikel ist verkauft oder nicht mehr zu haben.',
    es: 'Este artículo se ha vendido o se ha retirado.',
  },
  goneText: {
    en: 'It is no longer for sale. Close this window to keep browsing.',
    de: 'Er wird nicht mehr angeboten. Schließ dieses Fenster, um weiterzustöbern.',
    es: 'Ya no está a la venta. Cierra esta ventana para seguir mirando.',
  },
  notLoaded: {
    en: 'This item could not be loaded. Check your connection, then try again.',
    de: 'Dieser Artikel konnte nicht geladen werden. Prüf deine Verbindung und versuch es noch einmal.',
    es: 'No se pudo cargar este artículo. Revisa tu conexión e inténtalo de nuevo.',
  },
  addToWishlist: { en: 'Add to wishlist', de: 'Merken', es: 'Guardar' },
  loginPrompt: {
    en: 'To add product to your wishlist, you have Login first.',
    de: 'Melde dich an, um diesen Artikel auf deine Merkliste zu setzen.',
    es: 'Para guardar este artículo, primero inicia sesión.',
  }, // spec §2, §8
  ownListing: { en: 'This is your own listing.', de: 'Das ist deine eigene Anzeige.', es: 'Este anuncio es tuyo.' },
  condition: { en: 'Condition', de: 'Zustand', es: 'Estado' },
  defects: { en: 'Wear and flaws', de: 'Spuren und Mängel', es: 'Desgaste y defectos' },
  year: { en: 'Purchased in', de: 'Kaufjahr', es: 'Año de compra' },
  location: { en: 'Location', de: 'Ort', es: 'Lugar' },
  map: {
    en: (place: string) => `Map of the area around ${place}`,
    de: (place) => `Karte der Gegend um ${place}`,
    es: (place) => `Mapa de los alrededores de ${place}`,
  },
  roughPlace: {
    en: 'The rough area. The buyer sees the address once a time is agreed.',
    de: 'Ungefähre Gegend. Die Adresse sieht, wer gekauft und einen Termin vereinbart hat.',
    es: 'Zona aproximada. Quien compra ve la dirección al acordar una hora.',
  },
  category: { en: 'Category', de: 'Kategorie', es: 'Categoría' },
  size: { en: 'Size', de: 'Größe', es: 'Medidas' },
  colours: { en: 'Color', de: 'Farbe', es: 'Color' },
  materials: { en: 'Material', de: 'Material', es: 'Material' },
  style: { en: 'Style', de: 'Stil', es: 'Estilo' },
  photos: { en: 'Photos', de: 'Fotos', es: 'Fotos' },
  nextPhoto: { en: 'Next photo', de: 'Nächstes Foto', es: 'Foto siguiente' },
  previousPhoto: { en: 'Previous photo', de: 'Voriges Foto', es: 'Foto anterior' },
  enlarge: { en: 'Enlarge', de: 'Vergrößern', es: 'Ampliar' },
  photoOf: {
    en: (number: number, total: number) => `${number} of ${total}`,
    de: (number, total) => `${number} von ${total}`,
    es: (number, total) => `${number} de ${total}`,
  },
  notEnlarged: {
    en: 'The large photo could not be shown. Check your connection, then try again.',
    de: 'Das große Foto konnte nicht gezeigt werden. Prüf deine Verbindung und versuch es noch einmal.',
    es: 'No se pudo mostrar la foto grande. Revisa tu conexión e inténtalo de nuevo.',
  },
  next: { en: 'What happens next', de: 'Wie es weitergeht', es: 'Qué pasa después' },
  nextSteps: [
    {
      en: 'Save it or press “Buy now”. Nobody is committed until you pay.',
      de: 'Merk dir den Artikel oder drück auf „Jetzt kaufen“. Bis du bezahlst, ist niemand zu etwas verpflichtet.',
      es: 'Guárdalo o pulsa «Comprar ahora». Hasta que pagues, nadie se compromete a nada.',
    },
    {
      en: 'At checkout we reserve it for you, usually for 15 minutes.',
      de: 'Wenn du zur Kasse gehst, reservieren wir ihn für dich, normalerweise für 15 Minuten.',
      es: 'Cuando vas a pagar, te lo reservamos, normalmente durante 15 minutos.',
    },
    {
      en: 'You pay by card. Once the payment goes through, it is yours.',
      de: 'Du bezahlst mit Karte. Sobald die Zahlung durch ist, gehört er dir.',
      es: 'Pagas con tarjeta. En cuanto se acepta el pago, es tuyo.',
    },
    {
      en: 'You get a receipt and the seller’s phone number, and arrange the handover.',
      de: 'Du bekommst einen Beleg und die Telefonnummer des Verkäufers, und ihr macht die Übergabe aus.',
      es: 'Recibes un recibo y el teléfono del vendedor, y acordáis la entrega.',
    },
  ],
  description: { en: 'Description', de: 'Beschreibung', es: 'Descripción' },
  similar: { en: 'You may also like', de: 'Das könnte dir auch gefallen', es: 'También te puede gustar' },
  seller: { en: 'Seller', de: 'Verkauft von', es: 'Vendedor' },
  askFor: {
    en: (name: string) => `Ask for ${name}.`,
    de: (name) => `Frag nach ${name}.`,
    es: (name) => `Pregunta por ${name}.`,
  },
  phone: { en: 'Phone', de: 'Telefon', es: 'Teléfono' },
  email: { en: 'Email', de: 'E-Mail', es: 'Correo' },
  contactAfterLogin: {
    en: 'Log in to see how to contact the seller.',
    de: 'Melde dich an, um zu sehen, wie du den Verkäufer erreichst.',
    es: 'Inicia sesión para ver cómo contactar con el vendedor.',
  },
  contactAfterConfirming: {
    en: 'Confirm your email address to see how to contact the seller.',
    de: 'Bestätige deine E-Mail-Adresse, um zu sehen, wie du den Verkäufer erreichst.',
    es: 'Confirma tu correo para ver cómo contactar con el vendedor.',
  },
  showContact: { en: 'Show phone and email', de: 'Telefon und E-Mail zeigen', es: 'Mostrar teléfono y correo' },
  buyNow: { en: 'Buy now', de: 'Jetzt kaufen', es: 'Comprar ahora' },
  payNow: {
    en: (price: string) => `Pay ${price}`,
    de: (price) => `${price} bezahlen`,
    es: (price) => `Pagar ${price}`,
  },
  heldForYou: { en: 'Reserved for you', de: 'Für dich reserviert', es: 'Reservado para ti' },
  messageSeller: { en: 'Message seller', de: 'Nachricht schreiben', es: 'Escribir al vendedor' },
  makeOffer: { en: 'Make an offer', de: 'Preis vorschlagen', es: 'Hacer una oferta' },
  isSaved: { en: 'Saved', de: 'Gemerkt', es: 'Guardado' },
  pressToRemove: { en: ' (press to remove)', de: ' (zum Entfernen drücken)', es: ' (pulsa para eliminarlo)' },
  toSaved: { en: 'See everything you saved', de: 'Zu deiner Merkliste', es: 'Ver todo lo que has guardado' },
  droppedFrom: {
    en: (price: string) => `Price dropped from ${price}`,
    de: (price) => `Reduziert, vorher ${price}`,
    es: (price) => `Rebajado, antes ${price}`,
  },
  listedOn: {
    en: (day: string) => `Listed ${day}`,
    de: (day) => `Eingestellt am ${day}`,
    es: (day) => `Publicado el ${day}`,
  },
  savedBy: {
    en: (count: string, isOne: boolean) => (isOne ? `saved by ${count} person` : `saved by ${count} people`),
    de: (count, isOne) => (isOne ? `von ${count} Person gemerkt` : `von ${count} Leuten gemerkt`),
    es: (count, isOne) => (isOne ? `guardado por ${count} persona` : `guardado por ${count} personas`),
  },
  share: { en: 'Share', de: 'Teilen', es: 'Compartir' },
  copied: { en: 'Link copied', de: 'Link kopiert', es: 'Enlace copiado' },
  notCopied: {
    en: (url: string) => `The link could not be copied. Here it is: ${url}`,
    de: (url) => `Der Link ließ sich nicht kopieren. Hier ist er: ${url}`,
    es: (url) => `No se pudo copiar el enlace. Aquí lo tienes: ${url}`,
  },
  breadcrumbs: { en: 'Breadcrumbs', de: 'Wo du bist', es: 'Dónde estás' },
  recentlyViewed: { en: 'Recently viewed', de: 'Zuletzt angesehen', es: 'Vistos recientemente' },
  /** How it can be had; without a fee it is free. */
  delivery: {
    en: (distance: string, fee: string | 0 | undefined) =>
      `Delivery within ${distance}${fee ? ` for ${fee}` : ', free'}`,
    de: (distance, fee) => `Lieferung bis ${distance}${fee ? ` für ${fee}` : ', kostenlos'}`,
    es: (distance, fee) => `Entrega hasta ${distance}${fee ? ` por ${fee}` : ', gratis'}`,
  },
  carrier: {
    en: (fee: string | 0 | undefined) => `Carrier${fee ? ` for ${fee}` : ', free'}`,
    de: (fee) => `Spedition${fee ? ` für ${fee}` : ', kostenlos'}`,
    es: (fee) => `Transportista${fee ? ` por ${fee}` : ', gratis'}`,
  },
});
