import type { Dictionary } from '../../dictionary.ts';

export const report: Dictionary['report'] = {
  open: {
    listing: 'Denunciar este anuncio',
    account: 'Denunciar a este vendedor',
    message: 'Denunciar este mensaje',
    review: 'Denunciar esta valoración',
  },
  ledes: {
    listing: 'Cuéntanos qué está mal. Una persona revisa cada denuncia. El vendedor no sabe quién la envía.',
    account: 'Dinos qué pasa con este vendedor. Una persona revisa cada denuncia. El vendedor no sabe quién la envía.',
    message:
      'Cuéntanos qué está mal. Una persona lo revisa junto con los mensajes de antes y después. Quien lo escribió no sabe quién envía la denuncia.',
    review: 'Cuéntanos qué está mal. Una persona revisa cada denuncia. Quien la escribió no sabe quién la envía.',
  },
  reason: 'Motivo',
  chooseReason: 'Elige un motivo',
  reasonMissing: 'Elige un motivo.',
  text: '¿Qué está mal?',
  email: 'Tu correo',
  emailHint: 'Para poder decirte qué se ha decidido.',
  send: 'Enviar denuncia',
  sending: 'Enviando…',
  thanks: 'Gracias por tu denuncia.',
  number: (number) => `Su número de caso es ${number}.`,
  willWrite: 'Te escribiremos cuando se decida.',
  goodFaith: 'Al enviarla confirmas de buena fe que lo que dices es exacto y completo.',
};
