import { texts } from '../texts.ts';
import type { LetterTexts } from './letter-texts.ts';

/** Payouts, as screens say it. */
export const moneyNews = texts({
  bank_took_back: {
    buyer: {
      en: (title: string, amount: string) => `Your bank took back ${amount} for ${title}`,
      de: (title, amount) => `Deine Bank hat ${amount} für ${title} zurückgeholt`,
      es: (title, amount) => `Tu banco recuperó ${amount} de ${title}`,
    },
    seller: {
      en: (title: string, amount: string) => `The buyer’s bank took back ${amount} for ${title}`,
      de: (title, amount) => `Die Bank des Käufers hat ${amount} für ${title} zurückgeholt`,
      es: (title, amount) => `El banco de quien compró recuperó ${amount} de ${title}`,
    },
  },
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
});

/** The same as mails and pushes say it. */
export const moneyLetters = {
  bank_took_back: {
    en: ({ title, amountCents, to }, { money }) => ({
      title:
        to === 'buyer'
          ? `Your bank took back ${money(amountCents)} for ${title}`
          : `The buyer’s bank took back ${money(amountCents)} for ${title}`,
      text: 'It decided the dispute for the buyer. Our mail says what follows.',
    }),
    de: ({ title, amountCents, to }, { money }) => ({
      title:
        to === 'buyer'
          ? `Deine Bank hat ${money(amountCents)} für ${title} zurückgeholt`
          : `Die Bank des Käufers hat ${money(amountCents)} für ${title} zurückgeholt`,
      text: 'Sie hat zugunsten des Käufers entschieden. Unsere E-Mail sagt, was daraus folgt.',
    }),
    es: ({ title, amountCents, to }, { money }) => ({
      title:
        to === 'buyer'
          ? `Tu banco recuperó ${money(amountCents)} de ${title}`
          : `El banco de quien compró recuperó ${money(amountCents)} de ${title}`,
      text: 'Decidió la disputa a favor de quien compró. Nuestro correo explica qué pasa ahora.',
    }),
  },
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
        ? `Du hast gesagt, dass jemand anderes das Bankkonto für deine Einnahmen eingegeben hat. Vor dem ${time(disownedUntil)} überweisen wir nichts dorthin, und ${money(amountCents)} warten auf dich. Gib vorher auf der Seite mit deinen Einnahmen dein eigenes Konto ein.${next ? ` Die nächste Erinnerung kommt am ${time(next)}.` : ''}`
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
} satisfies LetterTexts;
