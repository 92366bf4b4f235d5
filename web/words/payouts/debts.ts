import { area } from '../area.ts';

export const debts = area('debts', {
  settle: { en: 'Settle', de: 'Ausgleichen', es: 'Saldar' },
  question: {
    en: 'Settle this debt?',
    de: 'Diese Schuld ausgleichen?',
    es: '¿Saldar esta deuda?',
  },
  consequence: {
    en: (seller: string, amount: string) =>
      `${seller} has left and owes ${amount}. It is booked for good and cannot be undone.`,
    de: (seller, amount) =>
      `${seller} hat kein Konto mehr und schuldet ${amount}. Das wird endgültig gebucht und lässt sich nicht rückgängig machen.`,
    es: (seller, amount) =>
      `${seller} ya no tiene cuenta y debe ${amount}. Se contabiliza de forma definitiva y no se puede deshacer.`,
  },
  outcome: { en: 'What happened?', de: 'Was ist passiert?', es: '¿Qué ha pasado?' },
  outcomes: {
    paid: {
      en: 'The money has arrived',
      de: 'Das Geld ist angekommen',
      es: 'El dinero ha llegado',
    },
    written_off: {
      en: 'We give it up: our loss',
      de: 'Wir verzichten: unser Verlust',
      es: 'Renunciamos: pérdida nuestra',
    },
  },
  amount: { en: 'Amount', de: 'Betrag', es: 'Importe' },
  amountHint: {
    en: (owed: string) => `Up to ${owed}. The rest stays owed.`,
    de: (owed) => `Bis zu ${owed}. Der Rest bleibt offen.`,
    es: (owed) => `Hasta ${owed}. El resto sigue pendiente.`,
  },
  reason: { en: 'Reason', de: 'Grund', es: 'Motivo' },
  reasonHint: {
    en: 'For example the number of the bank transfer, or why you give it up. It stands in the audit log.',
    de: 'Zum Beispiel die Nummer der Überweisung oder warum ihr verzichtet. Der Grund steht im Protokoll.',
    es: 'Por ejemplo, el número de la transferencia o por qué renunciáis. Queda en el registro.',
  },
  settled: {
    en: 'The debt is settled.',
    de: 'Die Schuld ist ausgeglichen.',
    es: 'La deuda está saldada.',
  },
  settledPartly: {
    en: (left: string) => `Booked. ${left} is still owed.`,
    de: (left) => `Gebucht. Offen sind noch ${left}.`,
    es: (left) => `Contabilizado. Aún se deben ${left}.`,
  },
});
