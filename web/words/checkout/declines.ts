import { texts } from '../../../shared/words/texts.ts';

/** By the local provider's code. */
export const declines = texts({
  card_declined: {
    en: 'Your card was declined.',
    de: 'Deine Karte wurde abgelehnt.',
    es: 'Tu tarjeta ha sido rechazada.',
  },
  insufficient_funds: {
    en: 'Your card has insufficient funds.',
    de: 'Auf deiner Karte ist nicht genug Geld.',
    es: 'Tu tarjeta no tiene fondos suficientes.',
  },
  test_mode_live_card: {
    en: 'Your card was declined. This shop is in test mode, and this is not one of its test cards.',
    de: 'Deine Karte wurde abgelehnt. Dieser Shop ist im Testmodus, und das ist keine seiner Testkarten.',
    es: 'Tu tarjeta ha sido rechazada. Esta tienda está en modo de prueba, y esta no es una de sus tarjetas de prueba.',
  },
  expired_card: {
    en: 'Your card has expired.',
    de: 'Deine Karte ist abgelaufen.',
    es: 'Tu tarjeta ha caducado.',
  },
  payment_intent_authentication_failure: {
    en: 'Your bank could not confirm that it was you. Try again, or pay with another card.',
    de: 'Deine Bank konnte nicht bestätigen, dass du es warst. Versuch es noch einmal oder nimm eine andere Karte.',
    es: 'Tu banco no ha podido confirmar que eras tú. Inténtalo de nuevo o paga con otra tarjeta.',
  },
});
