import type { LegalDeadline } from '../../domain/legal-deadline.ts';
import { type Text, textIn, texts } from '../texts.ts';
import type { LetterTexts } from './letter-texts.ts';

/** Payouts, and what admins have to do. As screens say it. */
export const moneyNews = texts({
  payout: {
    en: (amount: string) => `Paid out: ${amount}`,
    de: (amount) => `Ausgezahlt: ${amount}`,
    es: (amount) => `Te hemos pagado ${amount}`,
  },
  bank_details_missing: {
    en: (amount: string) => `${amount} is waiting for you. Add your bank details`,
    de: (amount) => `${amount} warten auf dich. Gib deine Bankverbindung ein`,
    es: (amount) => `${amount} te esperan. Añade tus datos bancarios`,
  },
  own_account_missing: {
    en: (amount: string) => `${amount} is waiting: enter your own bank account instead of the one that is not yours`,
    de: (amount) => `${amount} warten: Gib dein eigenes Bankkonto ein statt des fremden`,
    es: (amount) => `${amount} esperan: indica tu propia cuenta bancaria en lugar de la ajena`,
  },
  tax_details_missing: {
    en: (year: string) => `Add your address and tax number for the report of ${year}`,
    de: (year) => `Gib Anschrift und Steuernummer für die Meldung von ${year} ein`,
    es: (year) => `Añade tu dirección y número fiscal para el informe de ${year}`,
  },
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
      en: 'Removed accounts to erase',
      de: 'Gelöschte Konten zu leeren',
      es: 'Cuentas eliminadas por borrar',
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
    en: (count) => (count === 1 ? 'A removed account is to be erased' : `${count} removed accounts are to be erased`),
    de: (count) => (count === 1 ? 'Ein gelöschtes Konto ist zu leeren' : `${count} gelöschte Konten sind zu leeren`),
    es: (count) => (count === 1 ? 'Una cuenta eliminada por borrar' : `${count} cuentas eliminadas por borrar`),
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
export const moneyLetters = {
  payout: {
    en: ({ amountCents }, { money }) => ({
      title: `Paid out: ${money(amountCents)}`,
      text: `We have sent you ${money(amountCents)}. Your bank may need a few days to show it.`,
    }),
    de: ({ amountCents }, { money }) => ({
      title: `Ausgezahlt: ${money(amountCents)}`,
      text: `Wir haben dir ${money(amountCents)} überwiesen. Bis deine Bank es anzeigt, können ein paar Tage vergehen.`,
    }),
    es: ({ amountCents }, { money }) => ({
      title: `Te hemos pagado ${money(amountCents)}`,
      text: `Te hemos enviado ${money(amountCents)}. Tu banco puede tardar unos días en mostrarlo.`,
    }),
  },
  bank_details_missing: {
    en: ({ amountCents, next, disownedUntil }, { money, time }) => ({
      title: `${money(amountCents)} is waiting for your bank details`,
      text: disownedUntil
        ? `You said that somebody else entered the bank account for your earnings. We pay nothing to it before ${time(disownedUntil)}, and ${money(amountCents)} is waiting for you. Enter your own account on the page with your earnings before then.${next ? ` The next reminder comes on ${time(next)}.` : ''}`
        : `${money(amountCents)} from your sales is waiting for you. Tell us where to send it: add your bank details on the page with your earnings.${next ? ` Until then it stays with us, and you lose none of it. The next reminder comes on ${time(next)}.` : ''}`,
    }),
    de: ({ amountCents, next, disownedUntil }, { money, time }) => ({
      title: `${money(amountCents)} warten auf deine Bankverbindung`,
      text: disownedUntil
        ? `Du hast gesagt, dass jemand anderes das Bankkonto für deine Einnahmen eingegeben hat. Vor ${time(disownedUntil)} überweisen wir nichts dorthin, und ${money(amountCents)} warten auf dich. Gib vorher auf der Seite mit deinen Einnahmen dein eigenes Konto ein.${next ? ` Die nächste Erinnerung kommt am ${time(next)}.` : ''}`
        : `${money(amountCents)} aus deinen Verkäufen warten auf dich. Sag uns, wohin wir das Geld überweisen sollen: Gib auf der Seite mit deinen Einnahmen deine Bankverbindung ein.${next ? ` Bis dahin bleibt es bei uns, und nichts davon verfällt. Die nächste Erinnerung kommt am ${time(next)}.` : ''}`,
    }),
    es: ({ amountCents, next, disownedUntil }, { money, time }) => ({
      title: `${money(amountCents)} esperan tus datos bancarios`,
      text: disownedUntil
        ? `Dijiste que otra persona indicó la cuenta bancaria de tus ingresos. No le pagamos nada antes del ${time(disownedUntil)}, y ${money(amountCents)} te esperan. Indica antes tu propia cuenta en la página de tus ingresos.${next ? ` El próximo recordatorio llega el ${time(next)}.` : ''}`
        : `${money(amountCents)} de tus ventas te esperan. Dinos adónde enviarlos: añade tus datos bancarios en la página de tus ingresos.${next ? ` Hasta entonces los guardamos, y no pierdes nada. El próximo recordatorio llega el ${time(next)}.` : ''}`,
    }),
  },
  tax_details_missing: {
    en: ({ year }) => ({
      title: `Address and tax number needed for ${year}`,
      text: `You sell enough this year that the law obliges us to report your sales of ${year} to the tax authority. Add your address and your tax number on the page with your earnings.`,
    }),
    de: ({ year }) => ({
      title: `Anschrift und Steuernummer für ${year}`,
      text: `Du verkaufst in diesem Jahr so viel, dass wir deine Verkäufe von ${year} dem Finanzamt melden müssen. Gib auf der Seite mit deinen Einnahmen deine Anschrift und deine Steuernummer ein.`,
    }),
    es: ({ year }) => ({
      title: `Dirección y número fiscal para ${year}`,
      text: `Este año vendes tanto que la ley nos obliga a comunicar tus ventas de ${year} a la autoridad fiscal. Añade tu dirección y tu número fiscal en la página de tus ingresos.`,
    }),
  },
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
    en: ({ title, from, until }, { time }) => ({
      title: `${from} wants to return ${title}`,
      text: until
        ? `${from} withdraws from the purchase of ${title}. The seller is a trader and must accept; by law the money must be back by ${time(until)}. See that it is.`
        : `${from} has asked the seller of ${title} to take it back. The seller decides; no legal deadline applies.`,
    }),
    de: ({ title, from, until }, { time }) => ({
      title: `${from} möchte ${title} zurückgeben`,
      text: until
        ? `${from} widerruft den Kauf von ${title}. Der Verkäufer ist gewerblich und muss annehmen; nach dem Gesetz muss das Geld bis ${time(until)} zurück sein. Achte darauf.`
        : `${from} hat den Verkäufer gebeten, ${title} zurückzunehmen. Der Verkäufer entscheidet; eine gesetzliche Frist gibt es nicht.`,
    }),
    es: ({ title, from, until }, { time }) => ({
      title: `${from} quiere devolver ${title}`,
      text: until
        ? `${from} desiste de la compra de ${title}. El vendedor es profesional y tiene que aceptar; por ley el dinero tiene que estar de vuelta antes del ${time(until)}. Asegúrate de que así sea.`
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
      text: `La ley fija un día. ${textIn(legalThings[what], 'es')(count)}, el primero antes del ${time(until)}. La lista muestra qué espera.`,
    }),
  },
  decision_needed: {
    en: ({ title, until }, { time }) => ({
      title: `${title} needs your decision`,
      text: until
        ? `Buyer and seller of ${title} do not agree. Please decide by ${time(until)}; after that the buyer gets the money back.`
        : `Somebody appeals against a decision about ${title}. Please look at it again.`,
    }),
    de: ({ title, until }, { time }) => ({
      title: `${title} braucht deine Entscheidung`,
      text: until
        ? `Käufer und Verkäufer von ${title} sind sich nicht einig. Bitte entscheide bis ${time(until)}; danach bekommt der Käufer das Geld zurück.`
        : `Jemand legt Einspruch gegen eine Entscheidung über ${title} ein. Bitte sieh sie dir noch einmal an.`,
    }),
    es: ({ title, until }, { time }) => ({
      title: `${title} necesita tu decisión`,
      text: until
        ? `Comprador y vendedor de ${title} no están de acuerdo. Decide antes del ${time(until)}; después, el comprador recibe el dinero.`
        : `Alguien ha recurrido una decisión sobre ${title}. Míralo otra vez, por favor.`,
    }),
  },
} satisfies LetterTexts;
