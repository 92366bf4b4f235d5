import { texts } from '../texts.ts';
import type { LetterTexts } from './letter-texts.ts';

/** From what both add to a dispute to the end of an appeal. As screens say it. */
export const disputeNews = texts({
  dispute_decided: {
    refund: {
      en: (title: string, _amount: string) => `Decided: all of the money for ${title} goes back to the buyer`,
      de: (title) => `Entschieden: Das ganze Geld für ${title} geht an den Käufer zurück`,
      es: (title) => `Decidido: todo el dinero de ${title} vuelve al comprador`,
    },
    part_refund: {
      en: (title: string, amount: string) => `Decided: ${amount} for ${title} goes back to the buyer`,
      de: (title, amount) => `Entschieden: Für ${title} gehen ${amount} an den Käufer zurück`,
      es: (title, amount) => `Decidido: ${amount} de ${title} vuelven al comprador`,
    },
    release: {
      en: (title: string, _amount: string) => `Decided: the seller gets the money for ${title}`,
      de: (title) => `Entschieden: Der Verkäufer bekommt das Geld für ${title}`,
      es: (title) => `Decidido: el vendedor recibe el dinero de ${title}`,
    },
    more: {
      en: (title: string, amount: string) => `Decided: ${amount} more for ${title} goes back to the buyer`,
      de: (title, amount) => `Entschieden: Für ${title} gehen weitere ${amount} an den Käufer zurück`,
      es: (title, amount) => `Decidido: otros ${amount} de ${title} vuelven al comprador`,
    },
    no_more: {
      en: (title: string, _amount: string) => `Decided: no more of the money for ${title} goes back`,
      de: (title) => `Entschieden: Für ${title} geht nicht mehr Geld zurück`,
      es: (title) => `Decidido: no se devuelve más dinero de ${title}`,
    },
  },
  dispute_evidence: {
    en: (from: string, title: string) => `${from} added something to the case about ${title}`,
    de: (from, title) => `${from} hat etwas zum Fall ${title} ergänzt`,
    es: (from, title) => `${from} ha añadido algo al caso de ${title}`,
  },
  dispute_appealed: {
    en: (from: string, title: string) => `${from} appealed against the decision about ${title}`,
    de: (from, title) => `${from} hat gegen die Entscheidung über ${title} Einspruch eingelegt`,
    es: (from, title) => `${from} ha recurrido la decisión sobre ${title}`,
  },
  appeal_lapsed: {
    en: (title: string) => `The decision about ${title} stands: nobody decided on the appeal in time`,
    de: (title) => `Die Entscheidung über ${title} bleibt: Über den Einspruch wurde nicht rechtzeitig entschieden`,
    es: (title) => `La decisión sobre ${title} se mantiene: nadie decidió a tiempo sobre el recurso`,
  },
});

/** The same as mails and pushes say it. */
export const disputeLetters = {
  dispute_decided: {
    en: ({ title, outcome, amountCents, text, waits }, { money }) => ({
      title: `Decided: ${title}`,
      text: `${
        {
          refund: `The buyer of ${title} gets all of the money back.`,
          part_refund: `The buyer of ${title} gets ${money(amountCents)} back, and the seller gets the rest.`,
          release: `The seller of ${title} gets the money.`,
          more: `The buyer of ${title} gets another ${money(amountCents)} back, and the seller gets the rest.`,
          no_more: `The buyer of ${title} keeps the part that went back, and the seller gets the rest.`,
        }[outcome]
      } ${text ? `The reason: “${text}”.` : 'Nobody decided in time.'}${waits ? ' The buyer’s bank disputes the payment, so no money moves until it has decided.' : ''} You can see the decision, and what you can do, on the page of the sale.`,
    }),
    de: ({ title, outcome, amountCents, text, waits }, { money }) => ({
      title: `Entschieden: ${title}`,
      text: `${
        {
          refund: `Für ${title} geht das ganze Geld an den Käufer zurück.`,
          part_refund: `Für ${title} gehen ${money(amountCents)} an den Käufer zurück, den Rest bekommt der Verkäufer.`,
          release: `Für ${title} bekommt der Verkäufer das Geld.`,
          more: `Für ${title} gehen weitere ${money(amountCents)} an den Käufer zurück, den Rest bekommt der Verkäufer.`,
          no_more: `Für ${title} behält der Käufer, was schon zurück ist, den Rest bekommt der Verkäufer.`,
        }[outcome]
      } ${text ? `Der Grund: „${text}“.` : 'Niemand hat rechtzeitig entschieden.'}${waits ? ' Die Bank des Käufers ficht die Zahlung an; bis sie entschieden hat, bewegt sich kein Geld.' : ''} Die Entscheidung, und was du tun kannst, siehst du auf der Seite der Übergabe.`,
    }),
    es: ({ title, outcome, amountCents, text, waits }, { money }) => ({
      title: `Decidido: ${title}`,
      text: `${
        {
          refund: `Se devuelve todo el dinero de ${title} al comprador.`,
          part_refund: `Se devuelven ${money(amountCents)} de ${title} al comprador, y el vendedor recibe el resto.`,
          release: `El vendedor recibe el dinero de ${title}.`,
          more: `Se devuelven otros ${money(amountCents)} de ${title} al comprador, y el vendedor recibe el resto.`,
          no_more: `El comprador conserva lo que ya se devolvió de ${title}, y el vendedor recibe el resto.`,
        }[outcome]
      } ${text ? `El motivo: «${text}».` : 'Nadie decidió a tiempo.'}${waits ? ' El banco del comprador disputa el pago; hasta que decida no se mueve dinero.' : ''} En la página de la entrega puedes ver la decisión y lo que puedes hacer.`,
    }),
  },
  dispute_evidence: {
    en: ({ title, from }) => ({
      title: `New in the case: ${title}`,
      text: `${from} added something to the case about ${title}. You can read it and answer until it is decided.`,
    }),
    de: ({ title, from }) => ({
      title: `Neues im Fall: ${title}`,
      text: `${from} hat etwas zum Fall ${title} ergänzt. Du kannst es lesen und antworten, bis entschieden ist.`,
    }),
    es: ({ title, from }) => ({
      title: `Novedad en el caso: ${title}`,
      text: `${from} ha añadido algo al caso de ${title}. Puedes leerlo y responder hasta que se decida.`,
    }),
  },
  dispute_appealed: {
    en: ({ title, from }) => ({
      title: `Appeal: ${title}`,
      text: `${from} appealed against the decision about ${title}. It is looked at once more.`,
    }),
    de: ({ title, from }) => ({
      title: `Einspruch: ${title}`,
      text: `${from} hat gegen die Entscheidung über ${title} Einspruch eingelegt. Sie wird noch einmal geprüft.`,
    }),
    es: ({ title, from }) => ({
      title: `Recurso: ${title}`,
      text: `${from} ha recurrido la decisión sobre ${title}. Se revisará una vez más.`,
    }),
  },
  appeal_lapsed: {
    en: ({ title }) => ({
      title: `Appeal over: ${title}`,
      text: `Nobody decided on the appeal about ${title} in time. The decision stands.`,
    }),
    de: ({ title }) => ({
      title: `Einspruch beendet: ${title}`,
      text: `Über den Einspruch zu ${title} wurde nicht rechtzeitig entschieden. Die Entscheidung bleibt.`,
    }),
    es: ({ title }) => ({
      title: `Recurso terminado: ${title}`,
      text: `Nadie decidió a tiempo sobre el recurso de ${title}. La decisión se mantiene.`,
    }),
  },
} satisfies LetterTexts;
