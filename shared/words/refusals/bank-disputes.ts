import { refusalsOf } from '../refusal.ts';

export const bankDisputeRefusals = /* @__PURE__ */ refusalsOf('bankDisputes', {
  evidenceSent: {
    en: 'Evidence was sent already. The bank takes it once.',
    de: 'Die Nachweise wurden schon gesendet. Die Bank nimmt sie einmal an.',
    es: 'Las pruebas ya se enviaron. El banco las acepta una sola vez.',
  },
  decided: {
    en: 'The bank has decided about this dispute already.',
    de: 'Die Bank hat darüber schon entschieden.',
    es: 'El banco ya ha decidido sobre esta disputa.',
  },
  timeOver: {
    en: 'The time for evidence is over.',
    de: 'Die Zeit für Nachweise ist vorbei.',
    es: 'El plazo para enviar pruebas ha terminado.',
  },
  providerAway: {
    en: 'The card provider does not answer. Nothing was sent; please try again.',
    de: 'Der Kartenanbieter antwortet nicht. Es wurde nichts gesendet; versuch es noch einmal.',
    es: 'El proveedor de tarjetas no responde. No se ha enviado nada; inténtalo de nuevo.',
  },
  providerRefused: {
    en: 'The card provider refused this: {reason}',
    de: 'Der Kartenanbieter hat das abgelehnt: {reason}',
    es: 'El proveedor de tarjetas lo ha rechazado: {reason}',
  },
});
