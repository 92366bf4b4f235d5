import { area } from './area.ts';

export const sellingAs = area('sellingAs', {
  title: { en: 'How you sell', de: 'Wie du verkaufst', es: 'Cómo vendes' },
  lede: {
    en: 'Buyers see this on each of your listings. If you sell as a business, you are a trader.',
    de: 'Käufer sehen das in jeder deiner Anzeigen. Wer als Unternehmen verkauft, verkauft gewerblich.',
    es: 'Los compradores lo ven en cada uno de tus anuncios. Quien vende como empresa es profesional.',
  },
  legend: { en: 'I sell as', de: 'Ich verkaufe', es: 'Vendo como' },
  kinds: {
    private: { en: 'a private person', de: 'privat', es: 'particular' },
    trader: { en: 'a trader', de: 'gewerblich', es: 'profesional' },
  },
  legalName: { en: 'Legal name', de: 'Rechtlicher Name', es: 'Nombre legal' },
  address: { en: 'Address', de: 'Anschrift', es: 'Dirección' },
  registration: {
    en: 'Registration or VAT number',
    de: 'Register- oder Umsatzsteuernummer',
    es: 'Número de registro o de IVA',
  },
  email: { en: 'Email for buyers', de: 'E-Mail für Käufer', es: 'Correo para compradores' },
  save: { en: 'Save', de: 'Speichern', es: 'Guardar' },
  saved: {
    en: 'Saved. Your listings show it now.',
    de: 'Gespeichert. Deine Anzeigen zeigen es jetzt.',
    es: 'Guardado. Tus anuncios ya lo muestran.',
  },
  sold: {
    en: (kind: string) => `Sells as ${kind}`,
    de: (kind) => `Verkauft ${kind}`,
    es: (kind) => `Vende como ${kind}`,
  },
});

export const withdrawal = area('withdrawal', {
  trader: { en: 'Commercial seller', de: 'Gewerblicher Verkäufer', es: 'Vendedor profesional' },
  traderText: {
    en: 'As a consumer you can withdraw from the purchase within 14 days of receiving it.',
    de: 'Als Verbraucher kannst du den Kauf innerhalb von 14 Tagen nach Erhalt widerrufen.',
    es: 'Como consumidor puedes desistir de la compra en los 14 días posteriores a recibirla.',
  },
  more: { en: 'How to return it', de: 'So gibst du es zurück', es: 'Cómo devolverlo' },
  private: { en: 'Private seller', de: 'Privater Verkäufer', es: 'Vendedor particular' },
  privateText: {
    en: 'You buy from a person, not from a business: you cannot return it only because you changed your mind. It must be as described.',
    de: 'Du kaufst von einer Person, nicht von einer Firma: Nur weil du es dir anders überlegst, kannst du den Artikel nicht zurückgeben. Er muss so sein, wie er beschrieben ist.',
    es: 'Compras a una persona, no a una empresa: no puedes devolverlo solo porque cambies de idea. Debe ser como se describe.',
  },
});
