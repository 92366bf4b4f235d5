import { byLanguage } from '../by-language.ts';

export const statementWords = byLanguage({
  title: {
    en: (month: string) => `Statement for ${month}`,
    de: (month) => `Abrechnung für ${month}`,
    es: (month) => `Extracto de ${month}`,
  },
  seller: { en: 'Seller', de: 'Verkäufer', es: 'Vendedor' },
  amounts: {
    en: (currency: string, timeZone: string) =>
      `All amounts are in ${currency}. Days are those of the time zone ${timeZone}.`,
    de: (currency, timeZone) => `Alle Beträge in ${currency}. Die Tage sind die der Zeitzone ${timeZone}.`,
    es: (currency, timeZone) =>
      `Todos los importes están en ${currency}. Los días son los de la zona horaria ${timeZone}.`,
  },
  /** The month has not ended. */
  open: {
    en: 'This month has not ended. The statement goes up to today.',
    de: 'Dieser Monat ist noch nicht zu Ende. Die Abrechnung reicht bis heute.',
    es: 'Este mes aún no ha terminado. El extracto llega hasta hoy.',
  },
  opening: { en: 'Opening balance', de: 'Anfangsstand', es: 'Saldo inicial' },
  closing: { en: 'Closing balance', de: 'Endstand', es: 'Saldo final' },
  disputed: {
    en: 'Of it, disputed by a bank',
    de: 'Davon von einer Bank angefochten',
    es: 'De ello, en disputa con un banco',
  },
  returning: {
    en: 'Of it, goes back to the buyer',
    de: 'Davon geht an den Käufer zurück',
    es: 'De ello, vuelve al comprador',
  },
  sum: { en: 'Sum', de: 'Summe', es: 'Suma' },
  columns: {
    date: { en: 'Date', de: 'Datum', es: 'Fecha' },
    text: { en: 'What', de: 'Was', es: 'Qué' },
    price: { en: 'Price', de: 'Preis', es: 'Precio' },
    fee: { en: 'Fee', de: 'Gebühr', es: 'Comisión' },
    delivery: { en: 'Delivery', de: 'Lieferung', es: 'Entrega' },
    net: { en: 'Net', de: 'Netto', es: 'Neto' },
  },
  kinds: {
    release: { en: 'Sale', de: 'Verkauf', es: 'Venta' },
    refund: { en: 'Refund', de: 'Erstattung', es: 'Reembolso' },
    return: { en: 'Refund that came back', de: 'Zurückgekommene Erstattung', es: 'Reembolso devuelto' },
    transfer: { en: 'Transfer to your account', de: 'Überweisung auf dein Konto', es: 'Transferencia a tu cuenta' },
    reversal: { en: 'Transfer that came back', de: 'Zurückgekommene Überweisung', es: 'Transferencia devuelta' },
    debt_paid: { en: 'Debt that you paid', de: 'Von dir bezahlte Schuld', es: 'Deuda que pagaste' },
    debt_written_off: { en: 'Debt that we gave up', de: 'Von uns erlassene Schuld', es: 'Deuda que te perdonamos' },
  },
  reduced: {
    en: 'less an earlier refund',
    de: 'abzüglich einer früheren Erstattung',
    es: 'menos un reembolso anterior',
  },
  none: {
    en: 'Nothing was booked in this month.',
    de: 'In diesem Monat wurde nichts gebucht.',
    es: 'No hubo movimientos en este mes.',
  },
  /** Below the table. */
  notes: {
    sale: {
      en: 'A sale counts on the day on which it was completed and its money became yours.',
      de: 'Ein Verkauf zählt an dem Tag, an dem er abgeschlossen war und das Geld dir gehörte.',
      es: 'Una venta cuenta el día en que se completó y su dinero pasó a ser tuyo.',
    },
    disputed: {
      en: (amount: string) =>
        `Of the closing balance, ${amount} waits: a bank disputes the payment. Nothing of it is paid out until the bank has decided.`,
      de: (amount) =>
        `Vom Endstand warten ${amount}: Eine Bank ficht die Zahlung an. Bis sie entschieden hat, wird davon nichts ausgezahlt.`,
      es: (amount) =>
        `Del saldo final, ${amount} esperan: un banco disputa el pago. No se paga nada de ello hasta que decida.`,
    },
    returning: {
      en: (amount: string) =>
        `Of the closing balance, ${amount} goes back to the buyer. It is not paid out, and leaves the balance with the refund.`,
      de: (amount) =>
        `Vom Endstand gehen ${amount} an den Käufer zurück. Sie werden nicht ausgezahlt und mit der Erstattung abgezogen.`,
      es: (amount) => `Del saldo final, ${amount} vuelven al comprador. No se pagan y se restan con el reembolso.`,
    },
    debt: {
      en: 'A negative balance is money that went back to a buyer after we had paid it to you. Your next sales settle it.',
      de: 'Ein negativer Stand ist Geld, das an einen Käufer zurückging, nachdem wir es dir ausgezahlt hatten. Deine nächsten Verkäufe gleichen ihn aus.',
      es: 'Un saldo negativo es dinero que volvió a un comprador después de que te lo pagáramos. Tus próximas ventas lo saldan.',
    },
  },
  page: {
    en: (number: number, of: number) => `Page ${number} of ${of}`,
    de: (number, of) => `Seite ${number} von ${of}`,
    es: (number, of) => `Página ${number} de ${of}`,
  },
});
