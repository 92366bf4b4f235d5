import { area } from '../area.ts';

export const report = area('report', {
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
