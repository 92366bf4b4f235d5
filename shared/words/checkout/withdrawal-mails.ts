import { byLanguage } from '../by-language.ts';

export const withdrawalWords = byLanguage({
  confirmed: {
    en: (title: string) => `We received your withdrawal: ${title}`,
    de: (title) => `Dein Widerruf ist eingegangen: ${title}`,
    es: (title) => `Hemos recibido tu desistimiento: ${title}`,
  },
  thanks: {
    en: 'We confirm that you withdrew from the contract. Keep this email. You declared:',
    de: 'Wir bestätigen deinen Widerruf. Bewahre diese E-Mail auf. Du hast erklärt:',
    es: 'Confirmamos que has desistido del contrato. Guarda este correo. Has declarado:',
  },
  declaration: {
    en: (title: string, paidOn: string, buyer: string) =>
      `“I hereby withdraw from my contract for the purchase of ${title}, paid on ${paidOn}. ${buyer}”`,
    de: (title, paidOn, buyer) =>
      `„Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf von ${title}, bezahlt am ${paidOn}. ${buyer}“`,
    es: (title, paidOn, buyer) =>
      `«Por la presente desisto de mi contrato de compra de ${title}, pagado el ${paidOn}. ${buyer}»`,
  },
  wrote: { en: (text: string) => `“${text}”`, de: (text) => `„${text}“`, es: (text) => `«${text}»` },
  received: {
    en: (at: string) => `Received on ${at}.`,
    de: (at) => `Eingegangen am ${at}.`,
    es: (at) => `Recibido el ${at}.`,
  },
  to: {
    en: (seller: string) => `Passed on to the seller: ${seller}.`,
    de: (seller) => `Weitergegeben an den Verkäufer: ${seller}.`,
    es: (seller) => `Enviado al vendedor: ${seller}.`,
  },
  next: {
    en: (until: string) =>
      `Nobody has to accept this. The seller must pay back the price and the usual delivery costs by ${until}, to the card that you paid with.`,
    de: (until) =>
      `Niemand muss dem zustimmen. Der Verkäufer muss den Preis und die üblichen Lieferkosten bis ${until} zurückzahlen, auf die Karte, mit der du bezahlt hast.`,
    es: (until) =>
      `Nadie tiene que aceptarlo. El vendedor debe devolver el precio y los gastos de entrega habituales antes del ${until}, a la tarjeta con la que pagaste.`,
  },
  sendBack: {
    en: 'If you have the furniture already, send it back within 14 days, or agree with the seller when they take it.',
    de: 'Wenn du das Möbel schon hast, schick es innerhalb von 14 Tagen zurück, oder verabrede mit dem Verkäufer, wann er es abholt.',
    es: 'Si ya tienes el artículo, devuélvelo en 14 días o acuerda con el vendedor cuándo lo recoge.',
  },
  told: {
    en: (title: string) => `A buyer withdrew from the contract: ${title}`,
    de: (title) => `Ein Käufer hat den Vertrag widerrufen: ${title}`,
    es: (title) => `Un comprador ha desistido del contrato: ${title}`,
  },
  withdrew: {
    en: (buyer: string, title: string) => `${buyer} withdrew from the purchase of ${title}. They declared:`,
    de: (buyer, title) => `${buyer} hat den Kauf von ${title} widerrufen. Die Erklärung:`,
    es: (buyer, title) => `${buyer} ha desistido de la compra de ${title}. Ha declarado:`,
  },
  owed: {
    en: (until: string) =>
      `You sell as a trader, so this holds without your consent. By law the money must be back by ${until}. You may wait until the furniture is back, or until the buyer proves that it is on its way. Agree on the return with the buyer; the shop refunds the payment.`,
    de: (until) =>
      `Du verkaufst gewerblich, deshalb gilt das ohne deine Zustimmung. Nach dem Gesetz muss das Geld bis ${until} zurück sein. Du darfst warten, bis das Möbel zurück ist oder der Käufer nachweist, dass es unterwegs ist. Verabrede die Rückgabe mit dem Käufer; der Shop erstattet die Zahlung.`,
    es: (until) =>
      `Vendes como profesional, así que vale sin tu consentimiento. Por ley, el dinero debe estar de vuelta antes del ${until}. Puedes esperar a recibir el artículo o a que el comprador demuestre que lo ha enviado. Acuerda la devolución con el comprador; la tienda reembolsa el pago.`,
  },
});
