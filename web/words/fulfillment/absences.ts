import { texts } from '../../../shared/words/texts.ts';

/** An agreed time at which one of the two did not come. */
export const absences = texts({
  noShowBoth: { en: 'Did they meet?', de: 'Haben sie sich getroffen?', es: '¿Se vieron?' },
  noShowSaid: {
    buyer: {
      en: (moment: string) => `The seller says that the buyer did not come. The buyer can answer by ${moment}.`,
      de: (moment) => `Der Verkäufer sagt, dass der Käufer nicht kam. Der Käufer kann bis ${moment} antworten.`,
      es: (moment) => `El vendedor dice que el comprador no vino. El comprador puede responder hasta el ${moment}.`,
    },
    seller: {
      en: (moment: string) => `The buyer says that the seller did not come. The seller can answer by ${moment}.`,
      de: (moment) => `Der Käufer sagt, dass der Verkäufer nicht kam. Der Verkäufer kann bis ${moment} antworten.`,
      es: (moment) => `El comprador dice que el vendedor no vino. El vendedor puede responder hasta el ${moment}.`,
    },
  },
  hasLeft: {
    en: (name: string) => `${name} has left this shop, and no longer answers.`,
    de: (name) => `${name} ist nicht mehr dabei und antwortet nicht mehr.`,
    es: (name) => `${name} ya no está en la tienda y no responde.`,
  },
  leftTitle: { en: 'What you can do', de: 'Was du tun kannst', es: 'Qué puedes hacer' },
  leftThen: {
    cancel: {
      en: 'You can cancel here. Otherwise it is cancelled by itself. Either way, the payment is refunded in full.',
      de: 'Du kannst hier stornieren. Sonst wird von selbst storniert. In beiden Fällen wird alles erstattet.',
      es: 'Puedes cancelar aquí. Si no, se cancela solo. En ambos casos se devuelve todo el pago.',
    },
    meet: {
      en: 'If nobody comes at the agreed time, say so here afterwards.',
      de: 'Kommt zur vereinbarten Zeit niemand, sag es danach hier.',
      es: 'Si a la hora acordada no viene nadie, dilo aquí después.',
    },
    seeHandover: {
      en: 'What you can do now stands under Handover.',
      de: 'Was du jetzt tun kannst, steht unter „Übergabe“.',
      es: 'Lo que puedes hacer ahora está en «Entrega».',
    },
    wait: {
      en: 'You need no answer: the rest goes on as this page says.',
      de: 'Du brauchst keine Antwort: Alles andere geht so weiter, wie es hier steht.',
      es: 'No necesitas respuesta: lo demás sigue como dice esta página.',
    },
  },
  noShowTitle: { en: 'Did you meet?', de: 'Habt ihr euch getroffen?', es: '¿Os visteis?' },
  noShowYou: {
    en: (name: string, moment: string) => `${name} says that you did not come. If that is wrong, say so by ${moment}.`,
    de: (name, moment) => `${name} sagt, dass du nicht gekommen bist. Wenn das nicht stimmt, sag es bis ${moment}.`,
    es: (name, moment) => `${name} dice que no viniste. Si no es cierto, dilo antes del ${moment}.`,
  },
  noShowOther: {
    en: (name: string, moment: string) => `You said that ${name} did not come. ${name} can answer by ${moment}.`,
    de: (name, moment) => `Du hast gesagt, dass ${name} nicht gekommen ist. ${name} kann bis ${moment} antworten.`,
    es: (name, moment) => `Dijiste que ${name} no vino. ${name} puede responder hasta el ${moment}.`,
  },
  /** After the time to answer. */
  noShowThen: {
    another_time: {
      en: 'Without an answer you agree on another time, once.',
      de: 'Ohne Antwort vereinbart ihr einmal eine andere Zeit.',
      es: 'Sin respuesta, acordaréis otra hora, una sola vez.',
    },
    cancelled: {
      en: 'Without an answer the sale is cancelled and the payment is refunded.',
      de: 'Ohne Antwort wird storniert und das Geld erstattet.',
      es: 'Sin respuesta, se cancela y se devuelve el dinero.',
    },
  },
  noShowThenBoth: {
    another_time: {
      en: 'Without an answer they agree on another time, once.',
      de: 'Ohne Antwort vereinbaren sie einmal eine andere Zeit.',
      es: 'Sin respuesta, acordarán otra hora, una sola vez.',
    },
    cancelled: {
      en: 'Without an answer the sale is cancelled and the payment is refunded.',
      de: 'Ohne Antwort wird storniert und das Geld erstattet.',
      es: 'Sin respuesta, se cancela y se devuelve el dinero.',
    },
  },
  lastTry: {
    buyer: {
      en: 'You missed one handover. If you do not come this time, the sale is cancelled and you get your money back.',
      de: 'Du hast eine Übergabe verpasst. Kommst du dieses Mal nicht, wird der Kauf storniert und du bekommst dein Geld zurück.',
      es: 'Faltaste a una entrega. Si esta vez no vienes, la compra se cancela y recibes tu dinero de vuelta.',
    },
    seller: {
      en: 'The buyer missed one handover. If the buyer does not come this time, the sale is cancelled and the money goes back.',
      de: 'Der Käufer hat eine Übergabe verpasst. Kommt er dieses Mal nicht, wird der Verkauf storniert und das Geld erstattet.',
      es: 'El comprador faltó a una entrega. Si esta vez no viene, la venta se cancela y se devuelve el dinero.',
    },
    operator: {
      en: 'The buyer missed one handover. The next one ends the sale.',
      de: 'Der Käufer hat eine Übergabe verpasst. Die nächste beendet den Verkauf.',
      es: 'El comprador faltó a una entrega. La próxima termina la venta.',
    },
  },
  deniedTitle: {
    en: 'Who came to the handover?',
    de: 'Wer war bei der Übergabe?',
    es: '¿Quién vino a la entrega?',
  },
  deniedBy: {
    you: {
      en: (day: string) => `Your answer, ${day}`,
      de: (day) => `Deine Antwort, ${day}`,
      es: (day) => `Tu respuesta, ${day}`,
    },
    buyer: {
      en: (day: string) => `The buyer’s answer, ${day}`,
      de: (day) => `Antwort vom Käufer, ${day}`,
      es: (day) => `Respuesta del comprador, ${day}`,
    },
    seller: {
      en: (day: string) => `The seller’s answer, ${day}`,
      de: (day) => `Antwort vom Verkäufer, ${day}`,
      es: (day) => `Respuesta del vendedor, ${day}`,
    },
  },
  absentYou: {
    en: 'You did not come to the handover.',
    de: 'Du bist nicht zur Übergabe gekommen.',
    es: 'No viniste a la entrega.',
  },
  absentSeller: {
    en: 'The seller did not come to the handover.',
    de: 'Der Verkäufer kam nicht zur Übergabe.',
    es: 'El vendedor no vino a la entrega.',
  },
  absentBuyer: {
    en: 'The buyer did not come to the handover.',
    de: 'Der Käufer kam nicht zur Übergabe.',
    es: 'El comprador no vino a la entrega.',
  },
  nobodyCame: {
    en: (name: string) => `${name} did not come`,
    de: (name) => `${name} kam nicht`,
    es: (name) => `${name} no vino`,
  },
  nobodyCameText: {
    en: (name: string) =>
      `${name} has a day to answer. If the seller did not come, the sale is cancelled and the buyer gets the money back. A buyer gets one more try; the second time ends the sale.`,
    de: (name) =>
      `${name} hat einen Tag Zeit für eine Antwort. Kam der Verkäufer nicht, wird der Verkauf storniert und das Geld erstattet. Ein Käufer bekommt noch einen Versuch; das zweite Mal beendet den Verkauf.`,
    es: (name) =>
      `${name} tiene un día para responder. Si no vino el vendedor, la venta se cancela y se devuelve el dinero. Un comprador tiene otro intento; la segunda vez termina la venta.`,
  },
  wasThere: { en: 'I was there', de: 'Ich war da', es: 'Yo estuve allí' },
  wasThereText: {
    en: 'Say what happened. The shop then decides.',
    de: 'Sag, was passiert ist. Danach entscheidet der Shop.',
    es: 'Cuenta qué pasó. Después decide la tienda.',
  },
  waited: {
    you: {
      en: 'You say you waited in vain',
      de: 'Du sagst, du hast umsonst gewartet',
      es: 'Dices que esperaste en vano',
    },
    buyer: {
      en: 'The buyer says they waited in vain',
      de: 'Der Käufer sagt, er hat umsonst gewartet',
      es: 'El comprador dice que esperó en vano',
    },
    seller: {
      en: 'The seller says they waited in vain',
      de: 'Der Verkäufer sagt, er hat umsonst gewartet',
      es: 'El vendedor dice que esperó en vano',
    },
  },
});
