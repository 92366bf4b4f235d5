import type { Language } from '../../../../shared/domain/language.ts';

type Words = {
  confirmed: (title: string) => string;
  thanks: string;
  declaration: (title: string, paidOn: string, buyer: string) => string;
  wrote: (text: string) => string;
  received: (at: string) => string;
  to: (seller: string) => string;
  next: (until: string) => string;
  sendBack: string;
  told: (title: string) => string;
  withdrew: (buyer: string, title: string) => string;
  owed: (until: string) => string;
};

export const withdrawalWords: Record<Language, Words> = {
  en: {
    confirmed: (title) => `We received your withdrawal: ${title}`,
    thanks: 'We confirm that you withdrew from the contract. Keep this email. You declared:',
    declaration: (title, paidOn, buyer) =>
      `“I hereby withdraw from my contract for the purchase of ${title}, paid on ${paidOn}. ${buyer}”`,
    wrote: (text) => `“${text}”`,
    received: (at) => `Received on ${at}.`,
    to: (seller) => `Passed on to the seller: ${seller}.`,
    next: (until) =>
      `Nobody has to accept this. The seller must pay back the price and the usual delivery costs by ${until}, to the card that you paid with.`,
    sendBack:
      'If you have the furniture already, send it back within 14 days, or agree with the seller when they take it.',
    told: (title) => `A buyer withdrew from the contract: ${title}`,
    withdrew: (buyer, title) => `${buyer} withdrew from the purchase of ${title}. They declared:`,
    owed: (until) =>
      `You sell as a trader, so this holds without your consent. By law the money must be back by ${until}. You may wait until the furniture is back, or until the buyer proves that it is on its way. Agree on the return with the buyer; the shop refunds the payment.`,
  },
  de: {
    confirmed: (title) => `Dein Widerruf ist eingegangen: ${title}`,
    thanks: 'wir bestätigen deinen Widerruf. Bewahre diese E-Mail auf. Du hast erklärt:',
    declaration: (title, paidOn, buyer) =>
      `„Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf von ${title}, bezahlt am ${paidOn}. ${buyer}“`,
    wrote: (text) => `„${text}“`,
    received: (at) => `Eingegangen am ${at}.`,
    to: (seller) => `Weitergegeben an den Verkäufer: ${seller}.`,
    next: (until) =>
      `Niemand muss dem zustimmen. Der Verkäufer muss den Preis und die üblichen Lieferkosten bis ${until} zurückzahlen, auf die Karte, mit der du bezahlt hast.`,
    sendBack:
      'Wenn du das Möbel schon hast, schick es innerhalb von 14 Tagen zurück, oder verabrede mit dem Verkäufer, wann er es abholt.',
    told: (title) => `Ein Käufer hat den Vertrag widerrufen: ${title}`,
    withdrew: (buyer, title) => `${buyer} hat den Kauf von ${title} widerrufen. Die Erklärung:`,
    owed: (until) =>
      `Du verkaufst gewerblich, deshalb gilt das ohne deine Zustimmung. Nach dem Gesetz muss das Geld bis ${until} zurück sein. Du darfst warten, bis das Möbel zurück ist oder der Käufer nachweist, dass es unterwegs ist. Verabrede die Rückgabe mit dem Käufer; der Shop erstattet die Zahlung.`,
  },
  es: {
    confirmed: (title) => `Recibimos tu desistimiento: ${title}`,
    thanks: 'Confirmamos que has desistido del contrato. Guarda este correo. Has declarado:',
    declaration: (title, paidOn, buyer) =>
      `«Por la presente desisto de mi contrato de compra de ${title}, pagado el ${paidOn}. ${buyer}»`,
    wrote: (text) => `«${text}»`,
    received: (at) => `Recibido el ${at}.`,
    to: (seller) => `Enviado al vendedor: ${seller}.`,
    next: (until) =>
      `Nadie tiene que aceptarlo. El vendedor debe devolver el precio y los gastos de entrega habituales antes del ${until}, a la tarjeta con la que pagaste.`,
    sendBack: 'Si ya tienes el artículo, devuélvelo en 14 días o acuerda con el vendedor cuándo lo recoge.',
    told: (title) => `Un comprador ha desistido del contrato: ${title}`,
    withdrew: (buyer, title) => `${buyer} ha desistido de la compra de ${title}. Ha declarado:`,
    owed: (until) =>
      `Vendes como profesional, así que vale sin tu consentimiento. Por ley, el dinero debe estar de vuelta antes del ${until}. Puedes esperar a recibir el artículo o a que el comprador demuestre que lo ha enviado. Acuerda la devolución con el comprador; la tienda reembolsa el pago.`,
  },
};
