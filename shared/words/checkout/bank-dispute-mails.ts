import { byLanguage } from '../by-language.ts';

type Paid = { title: string; price: string; buyer: string };
type TakenBack = { title: string; amount: string; paid: string; isAll: boolean; stands: boolean; buyer: string };

/** Of a payment that the buyer's bank disputes. */
export const bankDisputeWords = byLanguage({
  disputed: {
    en: ({ title, price, buyer }: Paid) => ({
      subject: `The payment for ${title} is disputed: do not hand it over yet`,
      paragraphs: [
        `The bank of ${buyer} questions the payment of ${price} for ${title}. Until the bank decides, we send nothing more of it. What we have sent to you stays with you until then.`,
        'If you still have the furniture, keep it. Do not hand it over until we write to you again.',
        'If you handed it over, answer this mail with proof: messages with the buyer, photos of the handover, a signature.',
      ],
    }),
    de: ({ title, price, buyer }) => ({
      subject: `Die Zahlung für ${title} wird angefochten: bitte noch nicht übergeben`,
      paragraphs: [
        `Die Bank von ${buyer} ficht die Zahlung von ${price} für ${title} an. Bis sie entscheidet, überweisen wir nichts mehr davon. Was wir dir schon überwiesen haben, bleibt so lange bei dir.`,
        'Wenn du den Artikel noch hast, behalte ihn. Übergib ihn erst, wenn wir dir wieder schreiben.',
        'Wenn du ihn schon übergeben hast, antworte auf diese E-Mail mit Nachweisen: Nachrichten mit dem Käufer, Fotos der Übergabe, eine Unterschrift.',
      ],
    }),
    es: ({ title, price, buyer }) => ({
      subject: `El pago de ${title} está en disputa: no lo entregues todavía`,
      paragraphs: [
        `El banco de ${buyer} cuestiona el pago de ${price} por ${title}. Hasta que decida, no enviamos nada más de él. Lo que ya te enviamos se queda contigo hasta entonces.`,
        'Si todavía tienes el artículo, guárdalo. No lo entregues hasta que te escribamos de nuevo.',
        'Si ya lo entregaste, responde a este correo con pruebas: mensajes con quien lo compró, fotos de la entrega, una firma.',
      ],
    }),
  },
  disputeWon: {
    en: ({ title, price }: Paid) => ({
      subject: `The dispute about ${title} is decided for you`,
      paragraphs: [
        `The bank decided that the payment of ${price} for ${title} was right. The sale stands, and what waited of its money no longer waits for the bank.`,
      ],
    }),
    de: ({ title, price }) => ({
      subject: `Der Streit um ${title} wurde zu deinen Gunsten entschieden`,
      paragraphs: [
        `Die Bank hat entschieden, dass die Zahlung von ${price} für ${title} richtig war. Der Verkauf gilt, und das zurückgehaltene Geld wartet nicht mehr auf die Bank.`,
      ],
    }),
    es: ({ title, price }) => ({
      subject: `La disputa sobre ${title} se resolvió a tu favor`,
      paragraphs: [
        `El banco decidió que el pago de ${price} por ${title} era correcto. La venta sigue en pie, y el dinero retenido ya no depende del banco.`,
      ],
    }),
  },
  lostToBuyer: {
    en: ({ title, amount, paid, isAll }: TakenBack) => ({
      subject: `Your bank took back the payment for ${title}`,
      paragraphs: [
        isAll
          ? `Your bank decided for you and took back all of the ${paid} for ${title}. It gives you the money; ask the bank when.`
          : `Your bank decided for you and took back ${amount} of the ${paid} for ${title}. It gives you the money; ask the bank when.`,
      ],
    }),
    de: ({ title, amount, paid, isAll }) => ({
      subject: `Deine Bank hat die Zahlung für ${title} zurückgeholt`,
      paragraphs: [
        isAll
          ? `Deine Bank hat zu deinen Gunsten entschieden und den ganzen Betrag von ${paid} für ${title} zurückgeholt. Du bekommst das Geld von ihr; frag dort, wann.`
          : `Deine Bank hat zu deinen Gunsten entschieden und ${amount} von den ${paid} für ${title} zurückgeholt. Du bekommst das Geld von ihr; frag dort, wann.`,
      ],
    }),
    es: ({ title, amount, paid, isAll }) => ({
      subject: `Tu banco recuperó el pago de ${title}`,
      paragraphs: [
        isAll
          ? `Tu banco decidió a tu favor y recuperó los ${paid} de ${title}. El banco te abonará el dinero; pregúntale cuándo.`
          : `Tu banco decidió a tu favor y recuperó ${amount} de los ${paid} de ${title}. El banco te abonará el dinero; pregúntale cuándo.`,
      ],
    }),
  },
  lostToSeller: {
    en: ({ title, amount, paid, isAll, stands, buyer }: TakenBack) => ({
      subject: `The dispute about ${title} is decided for the buyer`,
      paragraphs: [
        `The bank of ${buyer} took back ${isAll ? 'all' : amount} of the ${paid} for ${title}.`,
        stands
          ? 'The sale stands: the furniture is still theirs.'
          : 'The sale is off. If you still have the furniture, you can list it again.',
        'If we had sent you this money before, we take it back or your next sales settle it. Your earnings page shows it.',
      ],
    }),
    de: ({ title, amount, paid, isAll, stands, buyer }) => ({
      subject: `Der Streit um ${title} wurde zugunsten des Käufers entschieden`,
      paragraphs: [
        isAll
          ? `Die Bank von ${buyer} hat den ganzen Betrag von ${paid} für ${title} zurückgeholt.`
          : `Die Bank von ${buyer} hat ${amount} von den ${paid} für ${title} zurückgeholt.`,
        stands
          ? 'Der Verkauf gilt weiter: Der Artikel gehört dem Käufer.'
          : 'Der Verkauf ist aufgehoben. Wenn der Artikel noch bei dir ist, kannst du ihn wieder anbieten.',
        'Wenn wir dir dieses Geld schon überwiesen hatten, holen wir es zurück, oder deine nächsten Verkäufe gleichen es aus. Das siehst du bei deinen Einnahmen.',
      ],
    }),
    es: ({ title, amount, paid, isAll, stands, buyer }) => ({
      subject: `La disputa sobre ${title} se resolvió a favor de quien compró`,
      paragraphs: [
        isAll
          ? `El banco de ${buyer} recuperó los ${paid} de ${title}.`
          : `El banco de ${buyer} recuperó ${amount} de los ${paid} de ${title}.`,
        stands
          ? 'La venta sigue en pie: el artículo es de quien lo compró.'
          : 'La venta queda anulada. Si todavía tienes el artículo, puedes volver a anunciarlo.',
        'Si ya te habíamos enviado ese dinero, lo recuperamos o lo compensan tus próximas ventas. Lo ves en tus ingresos.',
      ],
    }),
  },
});
