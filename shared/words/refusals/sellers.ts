import { refusalsOf } from '../refusal.ts';

export const sellerRefusals = /* @__PURE__ */ refusalsOf('sellers', {
  chooseKind: {
    en: 'Choose whether you sell as a private person or as a trader.',
    de: 'Wähl, ob du privat oder gewerblich verkaufst.',
    es: 'Elige si vendes como particular o como profesional.',
  },
  legalNameNeeded: {
    en: 'Enter the legal name.',
    de: 'Gib den rechtlichen Namen ein.',
    es: 'Escribe el nombre legal.',
  },
  registrationNeeded: {
    en: 'Enter the registration or VAT number.',
    de: 'Gib die Register- oder Umsatzsteuernummer ein.',
    es: 'Escribe el número de registro o de IVA.',
  },
  saleInProgress: {
    en: 'Somebody is paying for a listing of yours. You still sell as a trader; try again when the payment is over.',
    de: 'Jemand bezahlt gerade einen Artikel von dir. Du verkaufst weiter gewerblich; versuch es nach der Zahlung noch einmal.',
    es: 'Alguien está pagando uno de tus anuncios. Sigues vendiendo como profesional; inténtalo de nuevo cuando termine el pago.',
  },
});
