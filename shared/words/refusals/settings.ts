import { refusalsOf } from '../refusal.ts';

export const settingRefusals = /* @__PURE__ */ refusalsOf('settings', {
  wordIsText: {
    en: 'A word must be text.',
    de: 'Ein Wort muss Text sein.',
    es: 'Una palabra tiene que ser texto.',
  },
  wordNeeded: {
    en: 'Write a word, or remove the line.',
    de: 'Schreib ein Wort, oder entferne die Zeile.',
    es: 'Escribe una palabra o quita la línea.',
  },
  wordTooLong: {
    en: 'A word or phrase may have up to 80 characters.',
    de: 'Ein Wort oder Ausdruck darf bis zu 80 Zeichen haben.',
    es: 'Una palabra o frase puede tener hasta 80 caracteres.',
  },
  tooManyWords: {
    en: 'There may be up to {most} words.',
    de: 'Es dürfen bis zu {most} Wörter sein.',
    es: 'Puede haber hasta {most} palabras.',
  },
  taglineTooLong: {
    en: 'The tagline may have up to {most} characters.',
    de: 'Der Untertitel darf bis zu {most} Zeichen haben.',
    es: 'El lema puede tener hasta {most} caracteres.',
  },
  phoneTooLong: {
    en: 'The phone number may have up to {most} characters.',
    de: 'Die Telefonnummer darf bis zu {most} Zeichen haben.',
    es: 'El teléfono puede tener hasta {most} caracteres.',
  },
  addressTooLong: {
    en: 'The address may have up to {most} characters.',
    de: 'Die Anschrift darf bis zu {most} Zeichen haben.',
    es: 'La dirección puede tener hasta {most} caracteres.',
  },
  hoursTooLong: {
    en: 'The hours may have up to {most} characters.',
    de: 'Die Zeiten dürfen bis zu {most} Zeichen haben.',
    es: 'El horario puede tener hasta {most} caracteres.',
  },
  linkForm: {
    en: 'Enter a whole address that begins with https://.',
    de: 'Gib eine vollständige Adresse ein, die mit https:// beginnt.',
    es: 'Escribe una dirección completa que empiece por https://.',
  },
  linkTooLong: {
    en: 'A link may have up to 300 characters.',
    de: 'Ein Link darf bis zu 300 Zeichen haben.',
    es: 'Un enlace puede tener hasta 300 caracteres.',
  },
  tooManyLinks: {
    en: 'There may be up to {most} links.',
    de: 'Es sind bis zu {most} Links möglich.',
    es: 'Puede haber hasta {most} enlaces.',
  },
  languageNeeded: {
    en: 'Offer at least one language.',
    de: 'Biete mindestens eine Sprache an.',
    es: 'Ofrece al menos un idioma.',
  },
  languageNotOffered: {
    en: 'Choose one of the languages that you offer.',
    de: 'Wähl eine der Sprachen, die du anbietest.',
    es: 'Elige uno de los idiomas que ofreces.',
  },
  contrastLight: {
    en: 'The contrast of this color on the light page is {measured} to 1, and at least {needed} to 1 is needed. Nearest shade that works: {nearest}',
    de: 'Der Kontrast dieser Farbe auf der hellen Seite ist {measured} zu 1, nötig sind mindestens {needed} zu 1. Nächster passender Ton: {nearest}',
    es: 'El contraste de este color en la página clara es de {measured} a 1, y se necesita al menos {needed} a 1. Tono más cercano que sirve: {nearest}',
  },
  contrastDark: {
    en: 'The contrast of this color on the dark page is {measured} to 1, and at least {needed} to 1 is needed. Nearest shade that works: {nearest}',
    de: 'Der Kontrast dieser Farbe auf der dunklen Seite ist {measured} zu 1, nötig sind mindestens {needed} zu 1. Nächster passender Ton: {nearest}',
    es: 'El contraste de este color en la página oscura es de {measured} a 1, y se necesita al menos {needed} a 1. Tono más cercano que sirve: {nearest}',
  },
  countryNeeded: {
    en: 'Choose a country.',
    de: 'Wähl ein Land aus.',
    es: 'Elige un país.',
  },
  countryChoice: {
    en: 'Choose one of the countries.',
    de: 'Wähl eines der Länder.',
    es: 'Elige uno de los países.',
  },
  unitChoice: {
    en: 'Choose one of the units.',
    de: 'Wähl eine der Einheiten.',
    es: 'Elige una de las unidades.',
  },
  wordingChoice: {
    en: 'Choose specified or corrected.',
    de: 'Wähl specified oder corrected.',
    es: 'Elige specified o corrected.',
  },
  homeChangedMeanwhile: {
    en: 'Another admin has saved the home page in the meantime. Load the page again to see it; copy what you typed first.',
    de: 'Ein anderer Admin hat die Startseite inzwischen gespeichert. Lade die Seite neu, um sie zu sehen; kopiere vorher, was du eingegeben hast.',
    es: 'Otro administrador ha guardado la página de inicio entretanto. Vuelve a cargar la página para verla; copia antes lo que hayas escrito.',
  },
  numberRange: {
    en: 'Enter a number from {least} to {most}.',
    de: 'Gib eine Zahl von {least} bis {most} ein.',
    es: 'Escribe un número de {least} a {most}.',
  },
  wholeNumberRange: {
    en: 'Enter a whole number from {least} to {most}.',
    de: 'Gib eine ganze Zahl von {least} bis {most} ein.',
    es: 'Escribe un número entero de {least} a {most}.',
  },
  currencyNeeded: {
    en: 'Choose a currency.',
    de: 'Wähl eine Währung aus.',
    es: 'Elige una moneda.',
  },
  currencyChoice: {
    en: 'Choose one of the currencies that cards can be charged in.',
    de: 'Wähl eine der Währungen, in denen Karten belastet werden können.',
    es: 'Elige una de las monedas en las que se puede cobrar con tarjeta.',
  },
  currencyThousandths: {
    en: '{currency} has three decimals. Cards are charged with two, so prices in it cannot be exact. Choose another currency.',
    de: '{currency} hat drei Nachkommastellen. Karten werden mit zweien belastet, deshalb wären Preise darin nicht genau. Wähl eine andere Währung.',
    es: '{currency} tiene tres decimales. Con tarjeta se cobra con dos, así que los precios no serían exactos. Elige otra moneda.',
  },
  currencyHundredths: {
    en: '{currency} has no decimals, but the card provider counts it in hundredths. Choose another currency.',
    de: '{currency} hat keine Nachkommastellen, der Kartenanbieter zählt aber in Hundertsteln. Wähl eine andere Währung.',
    es: '{currency} no tiene decimales, pero el proveedor de tarjetas la cuenta en centésimas. Elige otra moneda.',
  },
  currencyLowWorth: {
    en: 'In {currency}, furniture costs more than the highest price of a listing. Choose another currency.',
    de: 'In {currency} kosten Möbel mehr als der höchste Preis einer Anzeige. Wähl eine andere Währung.',
    es: 'En {currency}, los muebles cuestan más que el precio máximo de un anuncio. Elige otra moneda.',
  },
  currencyFixed: {
    en: 'The currency can be changed only while there is no listing and no purchase, since every price is counted in it.',
    de: 'Die Währung lässt sich nur ändern, solange es keine Anzeige und keinen Kauf gibt, weil jeder Preis in ihr gezählt ist.',
    es: 'La moneda solo se puede cambiar mientras no haya ningún anuncio ni ninguna compra, porque todos los precios están en ella.',
  },
  currencyJustChanged: {
    en: 'The currency of the shop has just changed. Check the price and try again.',
    de: 'Die Währung des Shops hat sich gerade geändert. Prüf den Preis und versuch es noch einmal.',
    es: 'La moneda de la tienda acaba de cambiar. Revisa el precio e inténtalo de nuevo.',
  },
  changedMeanwhile: {
    en: 'Another admin has saved these settings in the meantime. Load the page again to see them; copy what you typed first.',
    de: 'Ein anderer Admin hat diese Einstellungen inzwischen gespeichert. Lade die Seite neu, um sie zu sehen; kopiere vorher, was du getippt hast.',
    es: 'Otro administrador ha guardado estos ajustes mientras tanto. Vuelve a cargar la página para verlos; copia antes lo que hayas escrito.',
  },
  colorForm: {
    en: 'Write the color like #1d4a39.',
    de: 'Schreib die Farbe wie #1d4a39.',
    es: 'Escribe el color como #1d4a39.',
  },
});
