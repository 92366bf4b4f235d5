import { refusalsOf } from '../refusal.ts';

export const fieldRefusals = /* @__PURE__ */ refusalsOf('fields', {
  clauseTooLong: {
    en: 'A clause may have up to 200 characters.',
    de: 'Ein Abschnitt darf höchstens 200 Zeichen haben.',
    es: 'Una cláusula puede tener hasta 200 caracteres.',
  },
  reasonChoice: {
    en: 'Choose a reason.',
    de: 'Wähl einen Grund.',
    es: 'Elige un motivo.',
  },
  addressNeeded: {
    en: 'Enter the address.',
    de: 'Gib die Anschrift ein.',
    es: 'Escribe la dirección.',
  },
  amountNeeded: {
    en: 'Enter an amount.',
    de: 'Gib einen Betrag ein.',
    es: 'Indica un importe.',
  },
  amountAboveZero: {
    en: 'Enter an amount above zero.',
    de: 'Gib einen Betrag über null ein.',
    es: 'Escribe un importe mayor que cero.',
  },
  amountInCents: {
    en: 'Enter an amount in whole cents.',
    de: 'Gib einen Betrag in ganzen Cent ein.',
    es: 'Escribe un importe en céntimos enteros.',
  },
  amountTooHigh: {
    en: 'This amount is too high.',
    de: 'Dieser Betrag ist zu hoch.',
    es: 'Este importe es demasiado alto.',
  },
  photoAddresses: {
    en: 'Send the addresses of uploaded photos.',
    de: 'Schick die Adressen hochgeladener Fotos.',
    es: 'Envía las direcciones de las fotos subidas.',
  },
  phoneForm: {
    en: 'A phone number has digits and spaces. It may begin with + and end with an extension, such as x12.',
    de: 'Eine Telefonnummer hat Ziffern und Leerzeichen. Sie kann mit + beginnen und mit einer Durchwahl enden, zum Beispiel DW 12.',
    es: 'Un teléfono tiene cifras y espacios. Puede empezar con + y acabar con una extensión, por ejemplo ext. 12.',
  },
  priceNeeded: {
    en: 'Enter a price.',
    de: 'Gib einen Preis ein.',
    es: 'Escribe un precio.',
  },
  categoryNeeded: {
    en: 'Choose a category.',
    de: 'Wähl eine Kategorie aus.',
    es: 'Elige una categoría.',
  },
  emailNeeded: {
    en: 'Enter an email address.',
    de: 'Gib eine E-Mail-Adresse ein.',
    es: 'Escribe un correo electrónico.',
  },
  photoNeeded: {
    en: 'Add a photo.',
    de: 'Füg ein Foto hinzu.',
    es: 'Añade una foto.',
  },
  pictureAddressTooLong: {
    en: 'The address of a picture may have up to 500 characters.',
    de: 'Die Adresse eines Bildes darf höchstens 500 Zeichen haben.',
    es: 'La dirección de una imagen puede tener hasta 500 caracteres.',
  },
  emailTooLong: {
    en: 'This email is too long.',
    de: 'Diese E-Mail-Adresse ist zu lang.',
    es: 'Este correo es demasiado largo.',
  },
  notStorable: {
    en: 'This text holds characters that cannot be stored.',
    de: 'Dieser Text enthält Zeichen, die sich nicht speichern lassen.',
    es: 'Este texto tiene caracteres que no se pueden guardar.',
  },
  emailForm: {
    en: 'Write the email like name@example.com.',
    de: 'Schreib die E-Mail-Adresse wie name@example.com.',
    es: 'Escribe el correo como name@example.com.',
  },
  priceForm: {
    en: 'Write the price as 120 or 1,250.50, between $0.50 and $999,999.99.',
    de: 'Schreib den Preis wie 120 oder 1.250,50, zwischen 0,50 $ und 999.999,99 $.',
    es: 'Escribe el precio como 120 o 1.250,50, entre 0,50 $ y 999.999,99 $.',
  },
  priceFormPlain: {
    en: 'Write the price as 120 or 1,250.50, between {least} and {most}.',
    de: 'Schreib den Preis wie 120 oder 1.250,50, zwischen {least} und {most}.',
    es: 'Escribe el precio como 120 o 1.250,50, entre {least} y {most}.',
  },
  priceFormWhole: {
    en: 'Write the price as 80,000, without decimals, between {least} and {most}.',
    de: 'Schreib den Preis wie 80.000, ohne Nachkommastellen, zwischen {least} und {most}.',
    es: 'Escribe el precio como 80.000, sin decimales, entre {least} y {most}.',
  },
  categoryChoice: {
    en: 'Choose one of the categories.',
    de: 'Wähl eine der Kategorien.',
    es: 'Elige una de las categorías.',
  },
  categoryClosed: {
    en: 'This category takes no new listings. Choose another one.',
    de: 'Diese Kategorie nimmt keine neuen Anzeigen auf. Wähl eine andere.',
    es: 'Esta categoría no admite anuncios nuevos. Elige otra.',
  },
  trueOrFalse: {
    en: 'Choose true or false.',
    de: 'Wähl true oder false.',
    es: 'Elige true o false.',
  },
  onlyOwnTurn: {
    en: 'Choose “me”, or leave the turn out.',
    de: 'Wähl „me“ oder lass „turn“ weg.',
    es: 'Elige «me» u omite «turn».',
  },
  addressIncomplete: {
    en: 'This address is not complete.',
    de: 'Diese Adresse ist unvollständig.',
    es: 'Esta dirección no está completa.',
  },
  languageChoice: {
    en: 'Choose one of the languages.',
    de: 'Wähl eine der Sprachen.',
    es: 'Elige uno de los idiomas.',
  },
});
