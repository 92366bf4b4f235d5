export const onboardingTexts = {
  title: { en: 'Set up your payouts', de: 'Auszahlungen einrichten', es: 'Configura tus cobros' },
  explained: {
    en: 'This is the local stand-in for the payment provider. Enter any name and account number: no money moves.',
    de: 'Das ist der örtliche Ersatz für den Zahlungsdienst. Gib irgendeinen Namen und eine Kontonummer ein: Es fließt kein Geld.',
    es: 'Esta página sustituye al proveedor de pagos en este equipo. Escribe cualquier nombre y número de cuenta: no se mueve dinero.',
  },
  holder: { en: 'Account holder', de: 'Kontoinhaber', es: 'Titular de la cuenta' },
  number: { en: 'IBAN or account number', de: 'IBAN oder Kontonummer', es: 'IBAN o número de cuenta' },
  finish: { en: 'Finish', de: 'Fertig', es: 'Terminar' },
  later: { en: 'Finish later', de: 'Später fertigstellen', es: 'Terminar más tarde' },
  problem: {
    en: 'Enter the account holder and an account number of 5 or more letters and digits.',
    de: 'Gib den Kontoinhaber und eine Kontonummer aus mindestens 5 Buchstaben und Ziffern ein.',
    es: 'Escribe el titular y un número de cuenta de 5 letras y cifras o más.',
  },
  unknown: { en: 'This link is unknown.', de: 'Dieser Link ist unbekannt.', es: 'Este enlace no se conoce.' },
};
