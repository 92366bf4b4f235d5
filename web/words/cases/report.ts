import { area } from '../area.ts';

export const report = area('report', {
  ledes: {
    seller: {
      en: 'Tell us what is wrong. A person looks at each report. The seller does not learn who sent it.',
      de: 'Sag uns, was nicht stimmt. Jede Meldung sieht sich ein Mensch an. Der Verkäufer erfährt nicht, von wem sie kommt.',
      es: 'Cuéntanos qué está mal. Una persona revisa cada denuncia. El vendedor no sabe quién la envía.',
    },
    message: {
      en: 'Tell us what is wrong. A person looks at it, with the messages around it. The writer does not learn who sent it.',
      de: 'Sag uns, was nicht stimmt. Ein Mensch sieht sich die Nachricht an, auch die davor und danach. Wer sie geschrieben hat, erfährt nicht, von wem die Meldung kommt.',
      es: 'Cuéntanos qué está mal. Una persona lo revisa junto con los mensajes de antes y después. Quien lo escribió no sabe quién envía la denuncia.',
    },
    writer: {
      en: 'Tell us what is wrong. A person looks at each report. The writer does not learn who sent it.',
      de: 'Sag uns, was nicht stimmt. Ein Mensch sieht sich jede Meldung an. Wer den Text geschrieben hat, erfährt nicht, von wem sie kommt.',
      es: 'Cuéntanos qué está mal. Una persona revisa cada denuncia. Quien lo escribió no sabe quién la envía.',
    },
  },
  reason: { en: 'Reason', de: 'Grund', es: 'Motivo' },
  chooseReason: { en: 'Choose a reason', de: 'Grund wählen', es: 'Elige un motivo' },
  reasonMissing: { en: 'Choose a reason.', de: 'Wähl einen Grund.', es: 'Elige un motivo.' },
  text: { en: 'What is wrong?', de: 'Was stimmt nicht?', es: '¿Qué está mal?' },
  email: { en: 'Your email', de: 'Deine E-Mail', es: 'Tu correo' },
  emailHint: {
    en: 'So that we can tell you what was decided.',
    de: 'Damit wir dir sagen können, was entschieden wurde.',
    es: 'Para poder decirte qué se ha decidido.',
  },
  send: { en: 'Send report', de: 'Meldung senden', es: 'Enviar denuncia' },
  sending: { en: 'Sending…', de: 'Wird gesendet …', es: 'Enviando…' },
  thanks: { en: 'Thank you for your report.', de: 'Danke für deine Meldung.', es: 'Gracias por tu denuncia.' },
  number: {
    en: (number: string) => `Its case number is ${number}.`,
    de: (number) => `Die Fallnummer ist ${number}.`,
    es: (number) => `El número de caso es ${number}.`,
  },
  willWrite: {
    en: 'We will write to you when it is decided.',
    de: 'Wir schreiben dir, wenn entschieden ist.',
    es: 'Te escribiremos cuando se resuelva.',
  },
  goodFaith: {
    en: 'By sending you confirm that, in good faith, you believe that what you say is accurate and complete.',
    de: 'Mit dem Absenden bestätigst du, dass deine Angaben nach bestem Wissen richtig und vollständig sind.',
    es: 'Al enviarla confirmas de buena fe que lo que dices es exacto y completo.',
  },
});
