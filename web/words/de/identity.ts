import type { Dictionary } from '../dictionary.ts';

export const login: Dictionary['login'] = {
  lede: 'Schön, dass du wieder da bist.',
  email: 'E-Mail',
  password: 'Passwort',
  submit: 'Anmelden',
  submitting: 'Du wirst angemeldet …',
  noAccount: 'Neu bei Settee?',
  toSignup: 'Konto anlegen',
  emailNeeded: 'Gib deine E-Mail-Adresse ein.',
  passwordNeeded: 'Gib dein Passwort ein.',
  needed: 'Melde dich an, um diese Seite zu sehen. Danach kommst du hierher zurück.',
  goOn: 'Melde dich an, um weiterzumachen. Danach kommst du dahin zurück, wo du warst.',
  forgot: 'Passwort vergessen?',
  noAccountYet: 'Für diese Anmeldung gibt es hier noch kein Konto. Leg eins an: Es dauert eine Minute.',
  accountRemoved:
    'Das Konto zu dieser Anmeldung wurde entfernt. Schreib uns innerhalb von 30 Tagen, dann können wir es zurückholen.',
  serviceFailed:
    'Der Anmeldedienst hat nicht geantwortet. Was du getippt hast, ist noch da; versuch es gleich noch einmal.',
};

export const signup: Dictionary['signup'] = {
  lede: 'Ein Konto, zum Kaufen oder zum Verkaufen.',
  name: 'Vor- und Nachname',
  email: 'E-Mail',
  password: 'Passwort',
  passwordHint: 'Mindestens 8 Zeichen.',
  type: 'Art des Kontos',
  typeHint: 'Wer verkauft, kann auch kaufen. Das lässt sich später nicht ändern.',
  buyer: 'Käufer',
  seller: 'Verkäufer',
  submit: 'Registrieren',
  submitting: 'Dein Konto wird angelegt …',
  haveAccount: 'Hast du schon ein Konto?',
  toLogin: 'Anmelden',
  nameNeeded: 'Gib deinen Vor- und Nachnamen ein.',
  emailNeeded: 'Gib deine E-Mail-Adresse ein.',
  emailWrong: 'Das sieht nicht nach einer E-Mail-Adresse aus.',
  passwordNeeded: 'Wähl ein Passwort.',
  passwordShort: 'Nimm mindestens 8 Zeichen.',
};

export const google: Dictionary['google'] = {
  button: 'Weiter mit Google',
  waiting: 'Warten auf Google …',
  or: 'oder',
  going: 'Es geht weiter zu Google …',
  done: 'Du bist angemeldet. Dieses Fenster schließt sich von selbst.',
  closed:
    'Das Google-Fenster wurde geschlossen, bevor es fertig war. Es wurde nichts angelegt; versuch es, wann du magst.',
  blocked: 'Dein Browser hat das Google-Fenster blockiert. Erlaube Pop-ups für diese Seite und versuch es noch einmal.',
  refused:
    'Google durfte uns nicht sagen, wer du bist. Es wurde nichts angelegt; versuch es noch einmal, wann du magst.',
  emailTaken: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melde dich mit dem Passwort an.',
  failed: 'Google konnte nicht bestätigen, wer du bist. Versuch es noch einmal oder nimm E-Mail und Passwort.',
  back: 'Zurück zur Anmeldung',
};

export const forgotPassword: Dictionary['forgotPassword'] = {
  lede: 'Sag uns deine E-Mail-Adresse, und wir schicken dir einen Link, um ein neues zu wählen.',
  submit: 'Link schicken',
  submitting: 'Wird geschickt …',
  sent: (email) => `Wenn es für ${email} ein Konto gibt, ist ein Link unterwegs. Er gilt einmal und eine Stunde lang.`,
};

export const resetPassword: Dictionary['resetPassword'] = {
  password: 'Neues Passwort',
  submit: 'Neues Passwort speichern',
  submitting: 'Wird gespeichert …',
  done: 'Dein neues Passwort ist gespeichert. Melde dich damit an.',
  linkIncomplete:
    'Dieser Link ist unvollständig. Öffne ihn noch einmal aus deiner Mail oder lass dir einen neuen schicken.',
  askAgain: 'Neuen Link anfordern',
};

export const verifyEmail: Dictionary['verifyEmail'] = {
  done: 'Deine E-Mail-Adresse ist bestätigt. Jetzt kannst du kaufen und verkaufen.',
  failed: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Wir können dir einen neuen schicken.',
  lede: 'Wir haben dir einen Link geschickt. Öffne ihn, um zu bestätigen, dass die Adresse dir gehört.',
  submit: 'Link noch einmal schicken',
  submitting: 'Wird geschickt …',
  sent: (email) => `Wenn ${email} noch nicht bestätigt ist, ist ein neuer Link unterwegs.`,
  goOn: 'Weiter zu Settee',
};
