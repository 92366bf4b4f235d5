import type { Language } from '../../../../shared/domain/language.ts';
import type { MovementKind } from '../../../../shared/domain/statement.ts';

type StatementWords = {
  title: (month: string) => string;
  seller: string;
  amounts: (currency: string, timeZone: string) => string;
  /** The month has not ended. */
  open: string;
  opening: string;
  closing: string;
  sum: string;
  columns: { date: string; text: string; price: string; fee: string; delivery: string; net: string };
  kinds: Record<MovementKind, string>;
  reduced: string;
  none: string;
  /** Below the table. */
  notes: { sale: string; debt: string };
  page: (number: number, of: number) => string;
};

const en: StatementWords = {
  title: (month) => `Statement for ${month}`,
  seller: 'Seller',
  amounts: (currency, timeZone) => `All amounts are in ${currency}. Days are those of the time zone ${timeZone}.`,
  open: 'This month has not ended. The statement goes up to today.',
  opening: 'Opening balance',
  closing: 'Closing balance',
  sum: 'Sum',
  columns: { date: 'Date', text: 'What', price: 'Price', fee: 'Fee', delivery: 'Delivery', net: 'Net' },
  kinds: {
    release: 'Sale',
    refund: 'Refund',
    return: 'Refund that came back',
    transfer: 'Transfer to your account',
    reversal: 'Transfer that came back',
  },
  reduced: 'less an earlier refund',
  none: 'Nothing was booked in this month.',
  notes: {
    sale: 'A sale counts on the day on which its money became yours, which is the handover.',
    debt: 'A negative balance is money that went back to a buyer after we had paid it to you. Your next sales settle it.',
  },
  page: (number, of) => `Page ${number} of ${of}`,
};

const de: StatementWords = {
  title: (month) => `Abrechnung für ${month}`,
  seller: 'Verkäufer',
  amounts: (currency, timeZone) => `Alle Beträge in ${currency}. Die Tage sind die der Zeitzone ${timeZone}.`,
  open: 'Dieser Monat ist noch nicht zu Ende. Die Abrechnung reicht bis heute.',
  opening: 'Anfangsstand',
  closing: 'Endstand',
  sum: 'Summe',
  columns: { date: 'Datum', text: 'Was', price: 'Preis', fee: 'Gebühr', delivery: 'Lieferung', net: 'Netto' },
  kinds: {
    release: 'Verkauf',
    refund: 'Erstattung',
    return: 'Zurückgekommene Erstattung',
    transfer: 'Überweisung auf dein Konto',
    reversal: 'Zurückgekommene Überweisung',
  },
  reduced: 'abzüglich einer früheren Erstattung',
  none: 'In diesem Monat wurde nichts gebucht.',
  notes: {
    sale: 'Ein Verkauf zählt an dem Tag, an dem das Geld dir gehört: bei der Übergabe.',
    debt: 'Ein negativer Stand ist Geld, das an einen Käufer zurückging, nachdem wir es dir ausgezahlt hatten. Deine nächsten Verkäufe gleichen ihn aus.',
  },
  page: (number, of) => `Seite ${number} von ${of}`,
};

const es: StatementWords = {
  title: (month) => `Extracto de ${month}`,
  seller: 'Vendedor',
  amounts: (currency, timeZone) =>
    `Todos los importes están en ${currency}. Los días son los de la zona horaria ${timeZone}.`,
  open: 'Este mes aún no ha terminado. El extracto llega hasta hoy.',
  opening: 'Saldo inicial',
  closing: 'Saldo final',
  sum: 'Suma',
  columns: { date: 'Fecha', text: 'Qué', price: 'Precio', fee: 'Comisión', delivery: 'Entrega', net: 'Neto' },
  kinds: {
    release: 'Venta',
    refund: 'Reembolso',
    return: 'Reembolso devuelto',
    transfer: 'Transferencia a tu cuenta',
    reversal: 'Transferencia devuelta',
  },
  reduced: 'menos un reembolso anterior',
  none: 'No hubo movimientos en este mes.',
  notes: {
    sale: 'Una venta cuenta el día en que su dinero pasa a ser tuyo, que es el de la entrega.',
    debt: 'Un saldo negativo es dinero que volvió a un comprador después de que te lo pagáramos. Tus próximas ventas lo saldan.',
  },
  page: (number, of) => `Página ${number} de ${of}`,
};

export const statementWords: Record<Language, StatementWords> = { en, de, es };
