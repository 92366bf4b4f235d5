import { refusalsOf } from '../refusal.ts';

export const identityRefusals = /* @__PURE__ */ refusalsOf('identity', {
  backupCodeRace: {
    en: 'Another login used a backup code at the same moment, so yours was not checked. Please log in again.',
    de: 'Im selben Moment hat eine andere Anmeldung einen Ersatzcode benutzt, deshalb wurde deiner nicht geprüft. Bitte melde dich noch einmal an.',
    es: 'Otro inicio de sesión usó un código de respaldo en el mismo momento, así que el tuyo no se comprobó. Inicia sesión otra vez.',
  },
  commonPassword: {
    en: 'This password is on the lists that attackers try first. Choose another one.',
    de: 'Dieses Passwort steht auf den Listen, die Angreifer zuerst probieren. Wähl ein anderes.',
    es: 'Esta contraseña está en las listas que los atacantes prueban primero. Elige otra.',
  },
  guessablePassword: {
    en: 'Do not use your name or email as the password. Choose another one.',
    de: 'Nimm nicht deinen Namen oder deine E-Mail-Adresse als Passwort. Wähl ein anderes.',
    es: 'No uses tu nombre ni tu correo como contraseña. Elige otra.',
  },
  tooManyAttempts: {
    en: 'Too many attempts. Wait a minute, then try again.',
    de: 'Zu viele Versuche. Warte eine Minute und versuch es dann noch einmal.',
    es: 'Demasiados intentos. Espera un minuto y vuelve a intentarlo.',
  },
  waitMinutes: {
    en: 'Too many attempts. Wait {minutes} minutes, then try again.',
    de: 'Zu viele Versuche. Warte {minutes} Minuten und versuch es dann noch einmal.',
    es: 'Demasiados intentos. Espera {minutes} minutos y vuelve a intentarlo.',
  },
  wrongCode: {
    en: 'This code is wrong or has been used. Enter the newest one.',
    de: 'Dieser Code ist falsch oder schon benutzt. Gib den neuesten ein.',
    es: 'Este código es incorrecto o ya se ha usado. Escribe el más reciente.',
  },
  loginTooOld: {
    en: 'This login took too long or too many tries. Log in again.',
    de: 'Diese Anmeldung hat zu lange gedauert oder zu viele Versuche gebraucht. Melde dich noch einmal an.',
    es: 'Este inicio de sesión tardó demasiado o tuvo demasiados intentos. Vuelve a iniciar sesión.',
  },
  tooManyCodes: {
    en: 'Too many wrong codes. Wait 15 minutes, then log in again.',
    de: 'Zu viele falsche Codes. Warte 15 Minuten und melde dich dann noch einmal an.',
    es: 'Demasiados códigos incorrectos. Espera 15 minutos y vuelve a iniciar sesión.',
  },
  appSetUp: {
    en: 'The authenticator app is set up already.',
    de: 'Die Authenticator-App ist schon eingerichtet.',
    es: 'La aplicación de autenticación ya está configurada.',
  },
  noApp: {
    en: 'No authenticator app is set up.',
    de: 'Es ist keine Authenticator-App eingerichtet.',
    es: 'No hay ninguna aplicación de autenticación configurada.',
  },
  passkeyNeedsLogin: {
    en: 'You logged in a while ago. Log in again, then add the passkey.',
    de: 'Deine Anmeldung ist schon eine Weile her. Melde dich noch einmal an und füge dann den Passkey hinzu.',
    es: 'Iniciaste sesión hace tiempo. Vuelve a iniciarla y añade después la llave de acceso.',
  },
  passkeyNotUsed: {
    en: 'This passkey could not be used. Try again or use your password.',
    de: 'Dieser Passkey ließ sich nicht verwenden. Versuch es noch einmal oder nimm dein Passwort.',
    es: 'No se ha podido usar esta llave de acceso. Inténtalo de nuevo o usa tu contraseña.',
  },
  passkeyNotAdded: {
    en: 'This passkey could not be added. Try again or use another device.',
    de: 'Dieser Passkey ließ sich nicht hinzufügen. Versuch es noch einmal oder nimm ein anderes Gerät.',
    es: 'No se ha podido añadir esta llave de acceso. Inténtalo de nuevo o usa otro dispositivo.',
  },
  codeNeeded: {
    en: 'Enter the code.',
    de: 'Gib den Code ein.',
    es: 'Escribe el código.',
  },
  codeTooLong: {
    en: 'This code is too long.',
    de: 'Dieser Code ist zu lang.',
    es: 'Este código es demasiado largo.',
  },
  passwordNeededAgain: {
    en: 'Enter your password.',
    de: 'Gib dein Passwort ein.',
    es: 'Escribe tu contraseña.',
  },
  labelTooLong: {
    en: 'Use at most 60 characters.',
    de: 'Nimm höchstens 60 Zeichen.',
    es: 'Usa como máximo 60 caracteres.',
  },
  linkExpired: {
    en: 'This link has expired. Choose a new password instead.',
    de: 'Dieser Link ist abgelaufen. Wähl stattdessen ein neues Passwort.',
    es: 'Este enlace ha caducado. Elige otra contraseña.',
  },
  passwordNeeded: {
    en: 'Enter a password.',
    de: 'Gib ein Passwort ein.',
    es: 'Escribe una contraseña.',
  },
  notThisPassword: {
    en: 'This is not the password of this account.',
    de: 'Das ist nicht das Passwort dieses Kontos.',
    es: 'Esta no es la contraseña de esta cuenta.',
  },
  passwordToConfirm: {
    en: 'Enter the password of this account to confirm its email.',
    de: 'Gib das Passwort dieses Kontos ein, um die E-Mail-Adresse zu bestätigen.',
    es: 'Escribe la contraseña de esta cuenta para confirmar su correo.',
  },
  passwordTooShort: {
    en: 'Use at least {least} characters.',
    de: 'Nimm mindestens {least} Zeichen.',
    es: 'Usa al menos {least} caracteres.',
  },
  passwordTooLong: {
    en: 'A password may have up to {most} characters.',
    de: 'Ein Passwort darf höchstens {most} Zeichen haben.',
    es: 'Una contraseña puede tener hasta {most} caracteres.',
  },
  typedPasswordTooLong: {
    en: 'This password is too long.',
    de: 'Dieses Passwort ist zu lang.',
    es: 'Esta contraseña es demasiado larga.',
  },
  emailTaken: {
    en: 'There is already an account with this email. Please log in instead.',
    de: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melde dich an.',
    es: 'Ya hay una cuenta con este correo. Inicia sesión.',
  },
  linkUsed: {
    en: 'This link has been used or has expired. Please request a new one.',
    de: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Bitte fordere einen neuen an.',
    es: 'Este enlace ya se usó o ha caducado. Pide uno nuevo.',
  },
  googleAway: {
    en: 'Google cannot be reached right now. Please use your email and password.',
    de: 'Google ist gerade nicht zu erreichen. Bitte nimm E-Mail und Passwort.',
    es: 'Ahora mismo no podemos conectar con Google. Usa tu correo y contraseña.',
  },
  notCurrentPassword: {
    en: 'This is not your current password.',
    de: 'Das ist nicht dein jetziges Passwort.',
    es: 'Esta no es tu contraseña actual.',
  },
  noPasswordOfGoogle: {
    en: 'You sign in with Google, so there is no password to change. “Forgot your password?” on the login page gives you one.',
    de: 'Du meldest dich mit Google an, also gibt es kein Passwort zu ändern. „Passwort vergessen?“ auf der Anmeldeseite gibt dir eins.',
    es: 'Inicias sesión con Google, así que no hay contraseña que cambiar. «¿Has olvidado tu contraseña?» en la página de acceso te da una.',
  },
});
