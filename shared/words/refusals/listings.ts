import { refusalsOf } from '../refusal.ts';

export const listingRefusals = /* @__PURE__ */ refusalsOf('listings', {
  contactsSeen: {
    en: 'You have seen the contact details of {most} items today. Please come back tomorrow.',
    de: 'Du hast heute die Kontaktdaten zu {most} Artikeln gesehen. Bitte komm morgen wieder.',
    es: 'Hoy ya has visto los datos de contacto de {most} anuncios. Vuelve mañana.',
  },
  changedByBuyer: {
    en: 'As an admin you changed this listing or ended another buyer’s reservation of it, so you can’t buy it.',
    de: 'Du hast als Admin diese Anzeige geändert oder die Reservierung einer anderen Person beendet, deshalb kannst du den Artikel nicht kaufen.',
    es: 'Como administrador cambiaste este anuncio o terminaste la reserva de otra persona, así que no puedes comprarlo.',
  },
  tooManyOnSale: {
    en: 'You have {most} {most:listing|listings} on sale, which is the limit until the shop has verified you. Remove {most:it|one}, or ask the shop to verify you.',
    de: 'Du hast {most} {most:Anzeige|Anzeigen} online, mehr geht erst, wenn der Shop dich verifiziert hat. Entferne {most:sie|eine} oder bitte den Shop, dich zu verifizieren.',
    es: 'Tienes {most} {most:anuncio|anuncios} a la venta, el máximo hasta que la tienda te verifique. {most:Elimínalo|Elimina uno} o pide a la tienda que te verifique.',
  },
  tooManyNew: {
    en: 'You have added {most} {most:listing|listings} within a day, which is the limit until the shop has verified you. Please continue tomorrow.',
    de: 'Du hast an einem Tag {most} {most:Anzeige|Anzeigen} aufgegeben, mehr geht erst, wenn der Shop dich verifiziert hat. Bitte mach morgen weiter.',
    es: 'Has publicado {most} {most:anuncio|anuncios} en un día, el máximo hasta que la tienda te verifique. Continúa mañana, por favor.',
  },
  tooManyAdvertised: {
    en: 'You already advertise {most} {most:listing|listings}, which is the limit. Stop advertising {most:it|one of them} first.',
    de: 'Du hebst schon {most} {most:Anzeige|Anzeigen} hervor, mehr geht nicht gleichzeitig. Beende es zuerst bei {most:ihr|einer davon}.',
    es: 'Ya promocionas {most} {most:anuncio|anuncios}, que es el máximo. Deja de {most:promocionarlo|promocionar uno} primero.',
  },
  beingPaid: {
    en: 'This listing is reserved for a buyer right now. Nothing was changed.',
    de: 'Dieser Artikel ist gerade für jemanden reserviert. Es wurde nichts geändert.',
    es: 'Este anuncio está reservado ahora para un comprador. No se ha cambiado nada.',
  },
  lengthWhole: {
    en: 'A length is a whole number of millimeters.',
    de: 'Eine Länge ist eine ganze Zahl von Millimetern.',
    es: 'Una medida es un número entero de milímetros.',
  },
  lengthNeeded: {
    en: 'Write a length in millimeters.',
    de: 'Schreib eine Länge in Millimetern.',
    es: 'Escribe una medida en milímetros.',
  },
  sideTooShort: {
    en: 'A side is at least 1 cm.',
    de: 'Eine Seite hat mindestens 1 cm.',
    es: 'Un lado tiene al menos 1 cm.',
  },
  sideTooLong: {
    en: 'A side is at most 10 m.',
    de: 'Eine Seite hat höchstens 10 m.',
    es: 'Un lado tiene 10 m como máximo.',
  },
  styleChoice: {
    en: 'Choose the style from the list.',
    de: 'Wähl den Stil aus der Liste.',
    es: 'Elige el estilo de la lista.',
  },
  colorChoice: {
    en: 'Choose the colors from the list.',
    de: 'Wähl die Farben aus der Liste.',
    es: 'Elige los colores de la lista.',
  },
  materialChoice: {
    en: 'Choose the materials from the list.',
    de: 'Wähl die Materialien aus der Liste.',
    es: 'Elige los materiales de la lista.',
  },
  tooManyColors: {
    en: 'Choose up to {most} colors.',
    de: 'Wähl höchstens {most} Farben.',
    es: 'Elige hasta {most} colores.',
  },
  tooManyMaterials: {
    en: 'Choose up to {most} materials.',
    de: 'Wähl höchstens {most} Materialien.',
    es: 'Elige hasta {most} materiales.',
  },
  tooManyPhotos: {
    en: 'A listing may have up to {most} photos.',
    de: 'Eine Anzeige darf höchstens {most} Fotos haben.',
    es: 'Un anuncio puede tener hasta {most} fotos.',
  },
  priceTooHigh: {
    en: 'No price is that high.',
    de: 'So hoch ist kein Preis.',
    es: 'Ningún precio es tan alto.',
  },
  listedAgain: {
    en: 'You have listed this again already. Find it under My Products, and edit it there.',
    de: 'Du hast das schon noch einmal eingestellt. Du findest es unter Meine Anzeigen und kannst es dort ändern.',
    es: 'Ya lo has vuelto a publicar. Está en Mis anuncios, y allí puedes editarlo.',
  },
  noCategory: {
    en: 'There is no such category.',
    de: 'Diese Kategorie gibt es nicht.',
    es: 'Esa categoría no existe.',
  },
});
