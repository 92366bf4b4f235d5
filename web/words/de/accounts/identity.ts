import { shop } from '../../../platform/shop.ts';
import type { Dictionary } from '../../dictionary.ts';

export const login: Dictionary['login'] = {
  lede: 'Schön, dass du wieder da bist.',
  email: 'E-Mail',
  password: 'Passwort',
  submit: 'Anmelden',
  submitting: 'Du wirst angemeldet …',
  noAccount: () => `Neu bei ${shop().name}?`,
  toSignup: 'Konto erstellen',
  emailNeeded: 'Gib deine E-Mail-Adresse ein.',
  passwordNeeded: 'Gib dein Passwort ein.',
  needed: 'Melde dich an, um diese Seite zu sehen. Danach kommst du hierher zurück.',
  goOn: 'Melde dich an, um weiterzumachen. Danach bist du wieder da, wo du warst.',
  forgot: 'Passwort vergessen?',
  accountRemoved:
    'Das Konto zu dieser Anmeldung wurde gelöscht. Schreib uns innerhalb von 30 Tagen, dann können wir es wiederherstellen.',
  serviceFailed: 'Der Anmeldedienst hat nicht geantwortet. Deine Eingaben sind noch da; versuch es gleich noch einmal.',
};

export const signup: Dictionary['signup'] = {
  lede: 'Ein Konto zum Kaufen und zum Verkaufen.',
  name: 'Vor- und Nachname',
  email: 'E-Mail',
  password: 'Passwort',
  passwordHint: 'Mindestens 8 Zeichen.',
  type: 'Art des Kontos',
  typeHint: 'Wer verkauft, kann auch kaufen. Und wer kauft, kann jederzeit mit dem Verkaufen anfangen.',
  buyer: 'Käufer',
  seller: 'Verkäufer',
  submit: 'Registrieren',
  submitting: 'Dein Konto wird erstellt …',
  haveAccount: 'Hast du schon ein Konto?',
  toLogin: 'Anmelden',
  nameNeeded: 'Gib deinen Vor- und Nachnamen ein.',
  emailNeeded: 'Gib deine E-Mail-Adresse ein.',
  emailWrong: 'Das sieht nicht nach einer E-Mail-Adresse aus.',
  passwordNeeded: 'Wähl ein Passwort aus.',
  mailed: (email) => `Wir haben eine E-Mail an ${email} geschickt. Öffne sie, um fortzufahren.`,
  passwordShort: 'Nimm mindestens 8 Zeichen.',
};

export const newcomer: Dictionary['newcomer'] = {
  title: 'Nur noch ein Schritt',
  lede: (email) => `Für ${email} gibt es noch kein Konto. Wähle aus, was für eins du möchtest, und schon bist du drin.`,
  submit: 'Konto erstellen',
  back: 'Andere Anmeldung verwenden',
};

export const google: Dictionary['google'] = {
  button: 'Weiter mit Google',
  waiting: 'Warten auf Google …',
  or: 'oder',
  going: 'Es geht weiter zu Google …',
  done: 'Du bist angemeldet. Dieses Fenster schließt sich von selbst.',
  closed:
    'Das Google-Fenster wurde geschlossen, bevor du fertig warst. Es wurde nichts angelegt; versuch es einfach noch einmal. Ist das Fenster noch offen, mach einfach dort weiter.',
  blocked: 'Dein Browser hat das Google-Fenster blockiert. Erlaube Pop-ups für diese Seite und versuch es noch einmal.',
  refused: 'Google durfte uns nicht sagen, wer du bist. Es wurde nichts angelegt; versuch es einfach noch einmal.',
  emailTaken:
    'Mit dieser E-Mail-Adresse gibt es schon ein Konto, und die Adresse ist nicht bestätigt. Melde dich mit dem Passwort an oder wähle über „Passwort vergessen?“ ein neues: Danach klappt es auch mit Google.',
  failed:
    'Google konnte nicht bestätigen, wer du bist. Versuch es noch einmal oder melde dich mit E-Mail und Passwort an.',
  back: 'Zurück zur Anmeldung',
};

export const forgotPassword: Dictionary['forgotPassword'] = {
  lede: 'Gib deine E-Mail-Adresse ein, dann schicken wir dir einen Link für ein neues Passwort.',
  submit: 'Link schicken',
  submitting: 'Wird geschickt …',
  sent: (email) =>
    `Wenn es für ${email} ein Konto gibt, ist ein Link unterwegs. Er funktioniert einmal und gilt eine Stunde.`,
};

export const resetPassword: Dictionary['resetPassword'] = {
  password: 'Neues Passwort',
  submit: 'Neues Passwort speichern',
  submitting: 'Wird gespeichert …',
  done: 'Dein neues Passwort ist gespeichert. Melde dich damit an.',
  linkIncomplete: 'Dieser Link ist unvollständig. Öffne ihn noch einmal aus deiner E-Mail oder fordere einen neuen an.',
  askAgain: 'Neuen Link anfordern',
};

export const verifyEmail: Dictionary['verifyEmail'] = {
  done: 'Deine E-Mail-Adresse ist bestätigt. Jetzt kannst du kaufen und verkaufen.',
  failed: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Wir können dir einen neuen schicken.',
  lede: 'Wir haben dir einen Link geschickt. Öffne ihn, um zu bestätigen, dass das deine Adresse ist.',
  confirmLede: 'Bestätige, dass diese E-Mail-Adresse dir gehört.',
  passwordLede: () => `Gib das Passwort deines Kontos bei ${shop().name} ein, um diese E-Mail-Adresse zu bestätigen.`,
  confirm: 'Bestätigen',
  confirming: 'Wird bestätigt …',
  submit: 'Link noch einmal schicken',
  submitting: 'Wird geschickt …',
  sent: (email) => `Wenn ${email} noch nicht bestätigt ist, ist ein neuer Link unterwegs.`,
  goOn: () => `Weiter zu ${shop().name}`,
};

export const notMe: Dictionary['notMe'] = {
  lede: 'Jemand anderes hat dein Konto geändert? Hier werden alle abgemeldet, die Änderung aus der E-Mail wird rückgängig gemacht, und du bekommst einen Link für ein neues Passwort.',
  submit: 'Das war ich nicht',
  submitting: 'Dein Konto wird gesichert …',
  done: 'Alle sind abgemeldet. Öffne die E-Mail, die wir dir gerade geschickt haben, und wähle ein neues Passwort.',
  choose: 'Neues Passwort wählen',
};

export const firstAdmin: Dictionary['firstAdmin'] = {
  lede: 'Dieser Link stand dort, wo der Shop gestartet wurde. Er macht dein Konto einmal zum Admin.',
  signUpFirst: 'Registriere dich zuerst oder melde dich an. Danach kommst du hierher zurück.',
  submit: 'Mich zum Admin machen',
  submitting: 'Einen Moment …',
  done: 'Du bist jetzt Admin dieses Shops',
};
