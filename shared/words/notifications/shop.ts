import type { LegalDeadline } from '../../domain/legal-deadline.ts';
import { type Text, textIn, texts } from '../texts.ts';
import type { LetterTexts } from './letter-texts.ts';
import { paymentAlertTexts, paymentAlertTitles } from './payment-alerts.ts';

/** What admins have to do, as screens say it. */
export const shopNews = texts({
  payouts_overdue: {
    en: (count: number, amount: string) =>
      count === 1 ? `A payout of ${amount} is overdue` : `${count} payouts are overdue, ${amount} in all`,
    de: (count, amount) =>
      count === 1
        ? `Eine Auszahlung von ${amount} ist überfällig`
        : `${count} Auszahlungen sind überfällig, zusammen ${amount}`,
    es: (count, amount) =>
      count === 1 ? `Un pago de ${amount} está atrasado` : `${count} pagos están atrasados, en total ${amount}`,
  },
  debt_left: {
    en: (amount: string) => `Somebody who has left owes ${amount}`,
    de: (amount) => `Jemand ohne Konto schuldet ${amount}`,
    es: (amount) => `Alguien que ya no tiene cuenta debe ${amount}`,
  },
  return_asked: {
    en: (from: string, title: string, until: string) =>
      until ? `${from} returns ${title}: the money must be back by ${until}` : `${from} asks to return ${title}`,
    de: (from, title, until) =>
      until
        ? `${from} gibt ${title} zurück: Das Geld muss bis ${until} zurück sein`
        : `${from} möchte ${title} zurückgeben`,
    es: (from, title, until) =>
      until
        ? `${from} devuelve ${title}: el dinero tiene que estar de vuelta antes del ${until}`
        : `${from} quiere devolver ${title}`,
  },
  return_decision: {
    en: (from: string, title: string, until: string) =>
      `${from} asks to return ${title}, and the seller has left: decide by ${until}`,
    de: (from, title, until) =>
      `${from} möchte ${title} zurückgeben, und der Verkäufer hat kein Konto mehr: Entscheide bis ${until}`,
    es: (from, title, until) =>
      `${from} quiere devolver ${title} y el vendedor ya no tiene cuenta: decide antes del ${until}`,
  },
  return_accepted: {
    en: (title: string) => `Nobody decided in time, so the return of ${title} is accepted: refund it`,
    de: (title) =>
      `Niemand hat rechtzeitig entschieden, deshalb ist die Rückgabe von ${title} angenommen: Erstatte sie`,
    es: (title) => `Nadie decidió a tiempo, así que la devolución de ${title} queda aceptada: reembólsala`,
  },
  legal_deadline: {
    en: (what: string, count: number, until: string) => `${what}: ${count}, by ${until}`,
    de: (what, count, until) => `${what}: ${count}, bis ${until}`,
    es: (what, count, until) => `${what}: ${count}, antes del ${until}`,
  },
  legal_things: {
    withdrawal: {
      en: 'Withdrawals to pay back',
      de: 'Widerrufe zurückzuzahlen',
      es: 'Desistimientos por reembolsar',
    },
    appeal: { en: 'Appeals to decide', de: 'Einsprüche zu entscheiden', es: 'Recursos por decidir' },
    erasure: {
      en: 'Closed accounts to erase',
      de: 'Geschlossene Konten zu leeren',
      es: 'Cuentas cerradas por borrar',
    },
    tax_report: {
      en: 'Sellers to report for tax',
      de: 'Verkäufer dem Finanzamt zu melden',
      es: 'Vendedores por comunicar a la autoridad fiscal',
    },
  },
  decision_needed: {
    en: (title: string, until: string) =>
      until ? `Please decide about ${title} by ${until}` : `An appeal about ${title} needs your decision`,
    de: (title, until) =>
      until ? `Bitte entscheide bis ${until} über ${title}` : `Ein Einspruch zu ${title} braucht deine Entscheidung`,
    es: (title, until) =>
      until ? `Decide sobre ${title} antes del ${until}` : `Un recurso sobre ${title} necesita tu decisión`,
  },
  payment_alert: paymentAlertTitles,
});

const legalThings: Record<LegalDeadline, Text<(count: number) => string>> = {
  withdrawal: {
    en: (count) => (count === 1 ? 'A withdrawal is to be paid back' : `${count} withdrawals are to be paid back`),
    de: (count) => (count === 1 ? 'Ein Widerruf ist zurückzuzahlen' : `${count} Widerrufe sind zurückzuzahlen`),
    es: (count) => (count === 1 ? 'Un desistimiento por reembolsar' : `${count} desistimientos por reembolsar`),
  },
  appeal: {
    en: (count) => (count === 1 ? 'An appeal is to be decided' : `${count} appeals are to be decided`),
    de: (count) => (count === 1 ? 'Ein Einspruch ist zu entscheiden' : `${count} Einsprüche sind zu entscheiden`),
    es: (count) => (count === 1 ? 'Un recurso por decidir' : `${count} recursos por decidir`),
  },
  erasure: {
    en: (count) => (count === 1 ? 'A closed account is to be erased' : `${count} closed accounts are to be erased`),
    de: (count) =>
      count === 1 ? 'Ein geschlossenes Konto ist zu leeren' : `${count} geschlossene Konten sind zu leeren`,
    es: (count) => (count === 1 ? 'Una cuenta cerrada por borrar' : `${count} cuentas cerradas por borrar`),
  },
  tax_report: {
    en: (count) => (count === 1 ? 'A seller is to be reported for tax' : `${count} sellers are to be reported for tax`),
    de: (count) =>
      count === 1 ? 'Ein Verkäufer ist dem Finanzamt zu melden' : `${count} Verkäufer sind dem Finanzamt zu melden`,
    es: (count) =>
      count === 1
        ? 'Un vendedor por comunicar a la autoridad fiscal'
        : `${count} vendedores por comunicar a la autoridad fiscal`,
  },
};

/** The same as mails and pushes say it. */
export const shopLetters = {
  payouts_overdue: {
    en: ({ count, amountCents, since, sentBy }, { money, time }) => ({
      title: count === 1 ? 'A payout is overdue' : `${count} payouts are overdue`,
      text: `Sellers wait for ${money(amountCents)}, the longest since ${time(since)}. ${
        sentBy === 'provider'
          ? 'The payment provider should have sent it. The list shows what it said; look at the accounts of these sellers at the provider.'
          : 'Send the money and mark it as paid.'
      }`,
    }),
    de: ({ count, amountCents, since, sentBy }, { money, time }) => ({
      title: count === 1 ? 'Eine Auszahlung ist überfällig' : `${count} Auszahlungen sind überfällig`,
      text: `Verkäufer warten auf ${money(amountCents)}, am längsten seit ${time(since)}. ${
        sentBy === 'provider'
          ? 'Der Zahlungsanbieter hätte es senden sollen. Die Liste zeigt, was er gesagt hat; sieh dir die Konten dieser Verkäufer beim Anbieter an.'
          : 'Überweise das Geld und markiere es als bezahlt.'
      }`,
    }),
    es: ({ count, amountCents, since, sentBy }, { money, time }) => ({
      title: count === 1 ? 'Un pago a un vendedor está atrasado' : `${count} pagos a vendedores están atrasados`,
      text: `Los vendedores esperan ${money(amountCents)}, el más antiguo desde el ${time(since)}. ${
        sentBy === 'provider'
          ? 'El proveedor de pagos debería haberlo enviado. La lista muestra lo que respondió; mira las cuentas de estos vendedores en el proveedor.'
          : 'Envía el dinero y márcalo como pagado.'
      }`,
    }),
  },
  debt_left: {
    en: ({ amountCents }, { money }) => ({
      title: `Somebody who has left owes ${money(amountCents)}`,
      text: `${money(amountCents)} went back to buyers after the seller was paid. The seller has left, so no later sale settles it. Ask for it in another way, or write it off.`,
    }),
    de: ({ amountCents }, { money }) => ({
      title: `Jemand ohne Konto schuldet ${money(amountCents)}`,
      text: `${money(amountCents)} gingen an Käufer zurück, nachdem wir den Verkäufer bezahlt hatten. Das Konto gibt es nicht mehr, also gleicht kein Verkauf das aus. Fordere das Geld auf anderem Weg ein oder schreib es ab.`,
    }),
    es: ({ amountCents }, { money }) => ({
      title: `Alguien que ya no tiene cuenta debe ${money(amountCents)}`,
      text: `${money(amountCents)} volvieron a compradores después de pagar al vendedor. Ya no tiene cuenta, así que ninguna venta lo saldará. Reclámalo por otra vía o dalo por perdido.`,
    }),
  },
  return_asked: {
    en: ({ title, from, until, shopDecides, decideUntil, accepted, byClock }, { time }) => ({
      title: byClock ? `The return of ${title} is accepted: refund it` : `${from} wants to return ${title}`,
      text: byClock
        ? `${from} wants to return ${title}. The seller had left and nobody decided in time, so the request is accepted. Agree with the buyer how it goes back, and refund it in the list of sales. ${until ? `By law the money must be back by ${time(until)}.` : 'You are reminded each day until then.'}`
        : shopDecides
          ? `${from} wants to return ${title}, and the seller has left: ${
              accepted
                ? 'write to the buyer how it goes back, and refund the payment in the list of sales.'
                : 'you decide. Answer it in the list of sales.'
            }${until ? ` By law the money must be back by ${time(until)}.` : ''}${decideUntil ? ` If nobody decides by ${time(decideUntil)}, it is accepted.` : ''}`
          : until
            ? `${from} withdraws from the purchase of ${title}. The seller is a trader and must accept; by law the money must be back by ${time(until)}. See that it is.`
            : accepted
              ? `The seller of ${title} takes it back from ${from}. Refund the payment once they have agreed on how.`
              : `${from} has asked the seller of ${title} to take it back. The seller decides; no legal deadline applies.`,
    }),
    de: ({ title, from, until, shopDecides, decideUntil, accepted, byClock }, { time }) => ({
      title: byClock ? `Die Rückgabe von ${title} ist angenommen: Erstatte sie` : `${from} möchte ${title} zurückgeben`,
      text: byClock
        ? `${from} möchte ${title} zurückgeben. Das Konto der anderen Seite gab es nicht mehr, und niemand hat rechtzeitig entschieden. Deshalb ist die Anfrage angenommen. Verabrede, wie der Artikel zurückkommt, und erstatte die Zahlung in der Liste. ${until ? `Nach dem Gesetz muss das Geld bis ${time(until)} zurück sein.` : 'Bis dahin erinnern wir dich jeden Tag.'}`
        : shopDecides
          ? `${from} möchte ${title} zurückgeben, und das Konto der anderen Seite gibt es nicht mehr. ${
              accepted
                ? 'Schreib, wie es zurückgeht, und erstatte die Zahlung in der Liste der Zahlungen.'
                : 'Du entscheidest: Beantworte die Anfrage in der Liste der Zahlungen.'
            }${until ? ` Nach dem Gesetz muss das Geld bis ${time(until)} zurück sein.` : ''}${decideUntil ? ` Entscheidet bis ${time(decideUntil)} niemand, ist sie angenommen.` : ''}`
          : until
            ? `${from} widerruft den Kauf von ${title}. Der Verkäufer ist gewerblich und muss annehmen; nach dem Gesetz muss das Geld bis ${time(until)} zurück sein. Achte darauf.`
            : accepted
              ? `Der Verkäufer nimmt ${title} von ${from} zurück. Erstatte die Zahlung, sobald die beiden sich über die Rückgabe einig sind.`
              : `${from} hat den Verkäufer gebeten, ${title} zurückzunehmen. Der Verkäufer entscheidet; eine gesetzliche Frist gibt es nicht.`,
    }),
    es: ({ title, from, until, shopDecides, decideUntil, accepted, byClock }, { time }) => ({
      title: byClock ? `La devolución de ${title} queda aceptada: reembólsala` : `${from} quiere devolver ${title}`,
      text: byClock
        ? `${from} quiere devolver ${title}. La otra parte ya no tenía cuenta y nadie decidió a tiempo, así que la solicitud queda aceptada. Acuerda cómo se devuelve y reembolsa el pago en la lista. ${until ? `Por ley el dinero tiene que estar de vuelta antes del ${time(until)}.` : 'Hasta entonces te lo recordamos cada día.'}`
        : shopDecides
          ? `${from} quiere devolver ${title} y la otra parte ya no tiene cuenta. ${
              accepted
                ? 'Escríbele cómo se devuelve y reembolsa el pago en la lista de pagos.'
                : 'Decides tú: responde a la solicitud en la lista de pagos.'
            }${until ? ` Por ley el dinero tiene que estar de vuelta antes del ${time(until)}.` : ''}${decideUntil ? ` Si nadie decide antes del ${time(decideUntil)}, queda aceptada.` : ''}`
          : until
            ? `${from} desiste de la compra de ${title}. El vendedor es profesional y tiene que aceptar; por ley el dinero tiene que estar de vuelta antes del ${time(until)}. Asegúrate de que así sea.`
            : accepted
              ? `El vendedor acepta que ${from} devuelva ${title}. Reembolsa el pago en cuanto acuerden cómo se devuelve.`
              : `${from} ha pedido al vendedor que acepte la devolución de ${title}. Decide el vendedor; no hay ningún plazo legal.`,
    }),
  },
  legal_deadline: {
    en: ({ what, count, until }, { time }) => ({
      title: `${textIn(legalThings[what], 'en')(count)} by ${time(until)}`,
      text: `The law gives a day for this: ${textIn(legalThings[what], 'en')(count)}, the first by ${time(until)}. The list shows what waits.`,
    }),
    de: ({ what, count, until }, { time }) => ({
      title: `${textIn(legalThings[what], 'de')(count)}: bis ${time(until)}`,
      text: `Das Gesetz nennt dafür einen Tag. ${textIn(legalThings[what], 'de')(count)}, zuerst bis ${time(until)}. Die Liste zeigt, was wartet.`,
    }),
    es: ({ what, count, until }, { time }) => ({
      title: `${textIn(legalThings[what], 'es')(count)}: antes del ${time(until)}`,
      text: `La ley fija un día. ${textIn(legalThings[what], 'es')(count)}, lo primero antes del ${time(until)}. La lista muestra qué espera.`,
    }),
  },
  decision_needed: {
    en: ({ title, until, appeal }, { time }) => ({
      title: `${title} needs your decision`,
      text: appeal
        ? `Somebody appeals against a decision about ${title}. Please decide by ${time(until ?? '')}; after that the decision stands.`
        : until
          ? `Buyer and seller of ${title} do not agree. Please decide by ${time(until)}; after that the buyer gets the money back.`
          : `Somebody appeals against a decision about ${title}. Please look at it again.`,
    }),
    de: ({ title, until, appeal }, { time }) => ({
      title: `${title} braucht deine Entscheidung`,
      text: appeal
        ? `Jemand legt Einspruch gegen eine Entscheidung über ${title} ein. Bitte entscheide bis ${time(until ?? '')}; danach bleibt sie bestehen.`
        : until
          ? `Käufer und Verkäufer von ${title} sind sich nicht einig. Bitte entscheide bis ${time(until)}; danach bekommt der Käufer das Geld zurück.`
          : `Jemand legt Einspruch gegen eine Entscheidung über ${title} ein. Bitte sieh sie dir noch einmal an.`,
    }),
    es: ({ title, until, appeal }, { time }) => ({
      title: `${title} necesita tu decisión`,
      text: appeal
        ? `Alguien ha recurrido una decisión sobre ${title}. Decide antes del ${time(until ?? '')}; después, la decisión se mantiene.`
        : until
          ? `Comprador y vendedor de ${title} no están de acuerdo. Decide antes del ${time(until)}; después, el comprador recibe el dinero.`
          : `Alguien ha recurrido una decisión sobre ${title}. Míralo otra vez, por favor.`,
    }),
  },
  payment_alert: {
    en: ({ alert, title, until }, { time }) => ({
      title: textIn(paymentAlertTitles[alert], 'en')(title, until ? time(until) : ''),
      text: textIn(paymentAlertTexts[alert], 'en')(until ? time(until) : ''),
    }),
    de: ({ alert, title, until }, { time }) => ({
      title: textIn(paymentAlertTitles[alert], 'de')(title, until ? time(until) : ''),
      text: textIn(paymentAlertTexts[alert], 'de')(until ? time(until) : ''),
    }),
    es: ({ alert, title, until }, { time }) => ({
      title: textIn(paymentAlertTitles[alert], 'es')(title, until ? time(until) : ''),
      text: textIn(paymentAlertTexts[alert], 'es')(until ? time(until) : ''),
    }),
  },
} satisfies LetterTexts;
