import { area } from '../area.ts';

export const secondFactor = area('secondFactor', {
  title: { en: 'Two-step login', de: 'Anmeldung in zwei Schritten', es: 'Inicio de sesión en dos pasos' },
  lede: {
    en: 'A second step keeps others out even when they know your password.',
    de: 'Ein zweiter Schritt hält andere draußen, selbst wenn sie dein Passwort kennen.',
    es: 'Un segundo paso deja fuera a los demás aunque conozcan tu contraseña.',
  },
  app: { en: 'Authenticator app', de: 'Authenticator-App', es: 'Aplicación de autenticación' },
  appLede: {
    en: 'An app on your phone shows a new code every 30 seconds. You enter it after your password. Setting it up logs you out everywhere else.',
    de: 'Eine App auf deinem Telefon zeigt alle 30 Sekunden einen neuen Code. Du gibst ihn nach dem Passwort ein. Mit der Einrichtung wirst du überall sonst abgemeldet.',
    es: 'Una aplicación de tu teléfono muestra un código nuevo cada 30 segundos. Lo escribes después de tu contraseña. Al configurarla, tu sesión se cierra en todos los demás dispositivos.',
  },
  appOnLede: {
    en: 'You enter a code of your app after your password.',
    de: 'Du gibst nach deinem Passwort einen Code deiner App ein.',
    es: 'Escribes un código de tu aplicación después de tu contraseña.',
  },
  on: { en: 'On', de: 'Aktiv', es: 'Activada' },
  password: { en: 'Your password', de: 'Dein Passwort', es: 'Tu contraseña' },
  setUpApp: { en: 'Set up an app', de: 'App einrichten', es: 'Configurar una aplicación' },
  removeApp: { en: 'Remove the app', de: 'App entfernen', es: 'Quitar la aplicación' },
  appOn: {
    en: 'Two-step login is on',
    de: 'Die Anmeldung in zwei Schritten ist aktiv',
    es: 'El inicio de sesión en dos pasos está activado',
  },
  appRemoved: {
    en: 'Authenticator app removed',
    de: 'Authenticator-App entfernt',
    es: 'Aplicación de autenticación quitada',
  },
  scan: {
    en: 'Scan this code with your authenticator app, then enter the six digits that it shows.',
    de: 'Scanne diesen Code mit deiner Authenticator-App und gib dann die sechs Ziffern ein, die sie zeigt.',
    es: 'Escanea este código con tu aplicación de autenticación y escribe los seis dígitos que muestra.',
  },
  qrLabel: {
    en: 'QR code for your authenticator app',
    de: 'QR-Code für deine Authenticator-App',
    es: 'Código QR para tu aplicación de autenticación',
  },
  sameDevice: {
    en: 'The app is on this device? Then open it from here:',
    de: 'Die App ist auf diesem Gerät? Dann öffne sie von hier:',
    es: '¿La aplicación está en este dispositivo? Ábrela desde aquí:',
  },
  openApp: {
    en: 'Open the authenticator app',
    de: 'Authenticator-App öffnen',
    es: 'Abrir la aplicación de autenticación',
  },
  typeInstead: {
    en: 'Or enter this key in the app:',
    de: 'Oder gib diesen Schlüssel in der App ein:',
    es: 'O escribe esta clave en la aplicación:',
  },
  copyKey: { en: 'Copy the key', de: 'Schlüssel kopieren', es: 'Copiar la clave' },
  copied: { en: 'Key copied', de: 'Schlüssel kopiert', es: 'Clave copiada' },
  notCopied: {
    en: 'The key could not be copied. Select it and copy it yourself.',
    de: 'Der Schlüssel ließ sich nicht kopieren. Markiere ihn und kopiere ihn selbst.',
    es: 'No se pudo copiar la clave. Selecciónala y cópiala tú.',
  },
  backupLede: {
    en: 'Keep these codes in a safe place. Each one works once when you don’t have your phone. We won’t show them again.',
    de: 'Bewahre diese Codes sicher auf. Jeder funktioniert einmal, wenn du dein Telefon nicht hast. Wir zeigen sie nicht noch einmal.',
    es: 'Guarda estos códigos en un lugar seguro. Cada uno sirve una vez cuando no tengas el teléfono. No volveremos a mostrarlos.',
  },
  backupSave: { en: 'Save as a file', de: 'Als Datei speichern', es: 'Guardar como archivo' },
  passkeys: { en: 'Passkeys', de: 'Passkeys', es: 'Llaves de acceso' },
  passkeysLede: {
    en: 'Log in with your fingerprint, your face or the PIN of this device, without a password. A passkey doesn’t stop a login by password alone: only the authenticator app does. A new passkey logs you out everywhere else.',
    de: 'Melde dich mit Fingerabdruck, Gesicht oder der PIN dieses Geräts an, ganz ohne Passwort. Ein Passkey verhindert keine Anmeldung nur mit dem Passwort: Das tut allein die Authenticator-App. Mit einem neuen Passkey wirst du überall sonst abgemeldet.',
    es: 'Inicia sesión con tu huella, tu cara o el PIN de este dispositivo, sin contraseña. Una llave de acceso no impide entrar solo con la contraseña: eso lo hace únicamente la aplicación de autenticación. Al añadir una, tu sesión se cierra en todos los demás dispositivos.',
  },
  passkey: { en: 'Passkey', de: 'Passkey', es: 'Llave de acceso' },
  addPasskey: { en: 'Add a passkey', de: 'Passkey hinzufügen', es: 'Añadir una llave de acceso' },
  passkeyAdded: { en: 'Passkey added', de: 'Passkey hinzugefügt', es: 'Llave de acceso añadida' },
  passkeyRemoved: { en: 'Passkey removed', de: 'Passkey entfernt', es: 'Llave de acceso quitada' },
  remove: { en: 'Remove', de: 'Entfernen', es: 'Quitar' },
  noPasskeysHere: {
    en: 'This browser can’t use passkeys at this address.',
    de: 'Dieser Browser kann an dieser Adresse keine Passkeys verwenden.',
    es: 'Este navegador no puede usar llaves de acceso en esta dirección.',
  },
  waiting: { en: 'Waiting for your device…', de: 'Warte auf dein Gerät …', es: 'Esperando a tu dispositivo…' },
  stopped: {
    en: 'Your device didn’t finish. Nothing has changed; try again when you’re ready.',
    de: 'Dein Gerät hat nicht abgeschlossen. Nichts hat sich geändert; versuch es einfach noch einmal.',
    es: 'Tu dispositivo no ha terminado. No ha cambiado nada; inténtalo de nuevo cuando quieras.',
  },
  logIn: { en: 'Log in with a passkey', de: 'Mit Passkey anmelden', es: 'Iniciar sesión con una llave de acceso' },
  codeTitle: { en: 'Enter your code', de: 'Gib deinen Code ein', es: 'Escribe tu código' },
  codeLede: {
    en: 'Your account is protected by an authenticator app.',
    de: 'Dein Konto ist durch eine Authenticator-App geschützt.',
    es: 'Tu cuenta está protegida con una aplicación de autenticación.',
  },
  code: { en: 'Code', de: 'Code', es: 'Código' },
  codeHint: {
    en: 'The six digits in your app.',
    de: 'Die sechs Ziffern aus deiner App.',
    es: 'Los seis dígitos de tu aplicación.',
  },
  useBackup: { en: 'Use a backup code', de: 'Einen Ersatzcode verwenden', es: 'Usar un código de respaldo' },
  useApp: { en: 'Use the code of your app', de: 'Den Code der App verwenden', es: 'Usar el código de la aplicación' },
  backupCode: { en: 'Backup code', de: 'Ersatzcode', es: 'Código de respaldo' },
  backupHint: {
    en: 'One of the codes that you saved when you set up the app.',
    de: 'Einer der Codes, die du beim Einrichten der App gespeichert hast.',
    es: 'Uno de los códigos que guardaste al configurar la aplicación.',
  },
  codeNeeded: { en: 'Enter the code.', de: 'Gib den Code ein.', es: 'Escribe el código.' },
  confirmFirst: {
    en: 'Confirm your email first. At the top of this page we send you the link again. Then you can protect your login.',
    de: 'Bestätige zuerst deine E-Mail-Adresse. Ganz oben auf dieser Seite schicken wir dir den Link noch einmal. Danach kannst du deine Anmeldung schützen.',
    es: 'Confirma primero tu correo. Al principio de esta página te volvemos a enviar el enlace. Después podrás proteger tu inicio de sesión.',
  },
  confirmLede: {
    en: 'Confirm that it’s you before you change how your account is protected.',
    de: 'Bestätige, dass du es bist, bevor du den Schutz deines Kontos änderst.',
    es: 'Confirma que eres tú antes de cambiar la protección de tu cuenta.',
  },
  confirm: { en: 'Confirm', de: 'Bestätigen', es: 'Confirmar' },
  confirming: { en: 'Checking…', de: 'Wird geprüft …', es: 'Comprobando…' },
  confirmByPasskey: {
    en: 'Confirm with a passkey',
    de: 'Mit Passkey bestätigen',
    es: 'Confirmar con una llave de acceso',
  },
});

/** Asked for before a change of a login, a payout account, or the removal. */
export const proof = area('proof', {
  title: { en: 'Confirm that it’s you', de: 'Bestätige, dass du es bist', es: 'Confirma que eres tú' },
  lede: {
    en: 'You logged in a while ago. Nothing you typed is lost.',
    de: 'Deine Anmeldung ist eine Weile her. Was du getippt hast, bleibt erhalten.',
    es: 'Iniciaste sesión hace un rato. Lo que has escrito no se pierde.',
  },
  otherAccount: {
    en: 'This is another Google account. Log out, then log in with the one that belongs to this account.',
    de: 'Das ist ein anderes Google-Konto. Melde dich ab und dann mit dem an, das zu diesem Konto gehört.',
    es: 'Esta es otra cuenta de Google. Cierra sesión y entra con la que pertenece a esta cuenta.',
  },
});
