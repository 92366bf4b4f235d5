export const accountTexts = {
  title: { en: 'Choose an account', de: 'Wähl ein Konto', es: 'Elige una cuenta' },
  explained: {
    en: 'to continue. This is a local stand-in for Google: nobody here is real.',
    de: 'um fortzufahren. Das ist ein örtlicher Ersatz für Google: Niemand hier ist echt.',
    es: 'para continuar. Esta página sustituye a Google: nadie aquí es real.',
  },
  other: { en: 'Use another account', de: 'Ein anderes Konto nehmen', es: 'Usar otra cuenta' },
  name: { en: 'Name', de: 'Name', es: 'Nombre' },
  email: { en: 'Email', de: 'E-Mail', es: 'Correo electrónico' },
  next: { en: 'Continue', de: 'Weiter', es: 'Continuar' },
  cancel: { en: 'Cancel', de: 'Abbrechen', es: 'Cancelar' },
  notOffered: {
    en: 'Choose one of these accounts.',
    de: 'Wähl eines dieser Konten.',
    es: 'Elige una de estas cuentas.',
  },
  unreadable: {
    en: 'Type a name and an e-mail such as name@example.com.',
    de: 'Gib einen Namen und eine E-Mail-Adresse wie name@example.com ein.',
    es: 'Escribe un nombre y un correo como name@example.com.',
  },
};
