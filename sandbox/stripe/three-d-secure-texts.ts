export const bankTexts = {
  title: { en: 'Card authentication', de: 'Kartenprüfung', es: 'Comprobación de la tarjeta' },
  question: {
    en: 'Is it you who is paying {amount}?',
    de: 'Bezahlst du gerade {amount}?',
    es: '¿Estás pagando {amount}?',
  },
  explained: {
    en: "This is the local stand-in for your bank's check. Choose what it should answer.",
    de: 'Das ist der örtliche Ersatz für die Prüfung deiner Bank. Wähl, was sie antworten soll.',
    es: 'Esta página sustituye a la comprobación de tu banco. Elige qué debe responder.',
  },
  succeed: { en: 'Complete authentication', de: 'Zahlung bestätigen', es: 'Confirmar el pago' },
  fail: { en: 'Fail authentication', de: 'Zahlung ablehnen', es: 'Rechazar el pago' },
  done: { en: 'Authentication complete', de: 'Zahlung bestätigt', es: 'Pago confirmado' },
  goBack: {
    en: 'You can go back to the shop.',
    de: 'Du kannst zum Shop zurückgehen.',
    es: 'Puedes volver a la tienda.',
  },
  nothing: { en: 'Nothing to authenticate', de: 'Nichts zu bestätigen', es: 'Nada que confirmar' },
  nothingWaits: {
    en: 'This payment no longer waits for you. Go back to the shop to see where it stands.',
    de: 'Diese Zahlung wartet nicht mehr auf dich. Geh zum Shop zurück, um ihren Stand zu sehen.',
    es: 'Este pago ya no te espera. Vuelve a la tienda para ver cómo está.',
  },
};
