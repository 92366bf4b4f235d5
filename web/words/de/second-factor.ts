import type { Dictionary } from '../dictionary.ts';

export const secondFactor: Dictionary['secondFactor'] = {
  title: 'Anmeldung in zwei Schritten',
  lede: 'Ein zweiter Schritt hält andere draußen, selbst wenn sie dein Passwort kennen.',
  app: 'Authenticator-App',
  appLede: 'Eine App auf deinem Telefon zeigt alle 30 Sekunden einen neuen Code. Du gibst ihn nach dem Passwort ein.',
  appOnLede: 'Du gibst nach deinem Passwort einen Code deiner App ein.',
  on: 'Aktiv',
  password: 'Dein Passwort',
  setUpApp: 'App einrichten',
  removeApp: 'App entfernen',
  appOn: 'Die Anmeldung in zwei Schritten ist aktiv',
  appRemoved: 'Authenticator-App entfernt',
  scan: 'Scanne diesen Code mit deiner Authenticator-App und gib dann die sechs Ziffern ein, die sie zeigt.',
  qrLabel: 'QR-Code für deine Authenticator-App',
  typeInstead: 'Scannen geht nicht? Gib diesen Schlüssel in der App ein:',
  backupLede:
    'Bewahre diese Codes sicher auf. Jeder funktioniert einmal, wenn du dein Telefon nicht hast. Wir zeigen sie nicht noch einmal.',
  backupSave: 'Als Datei speichern',
  passkeys: 'Passkeys',
  passkeysLede:
    'Melde dich mit Fingerabdruck, Gesicht oder der PIN dieses Geräts an, ganz ohne Passwort. Ein Passkey verhindert keine Anmeldung nur mit dem Passwort: Das tut allein die Authenticator-App.',
  passkey: 'Passkey',
  addPasskey: 'Passkey hinzufügen',
  passkeyAdded: 'Passkey hinzugefügt',
  passkeyRemoved: 'Passkey entfernt',
  remove: 'Entfernen',
  noPasskeysHere: 'Dieser Browser kann an dieser Adresse keine Passkeys verwenden.',
  waiting: 'Warte auf dein Gerät …',
  stopped: 'Dein Gerät hat nicht abgeschlossen. Nichts hat sich geändert; versuch es einfach noch einmal.',
  logIn: 'Mit Passkey anmelden',
  codeTitle: 'Gib deinen Code ein',
  codeLede: 'Dein Konto ist durch eine Authenticator-App geschützt.',
  code: 'Code',
  codeHint: 'Die sechs Ziffern aus deiner App oder einer deiner Ersatzcodes.',
  codeNeeded: 'Gib den Code ein.',
  confirmFirst:
    'Bestätige zuerst deine E-Mail-Adresse. Ganz oben auf dieser Seite schicken wir dir den Link noch einmal. Danach kannst du deine Anmeldung schützen.',
  confirmLede: 'Bestätige, dass du es bist, bevor du den Schutz deines Kontos änderst.',
  confirm: 'Bestätigen',
  confirming: 'Wird geprüft …',
  confirmByPasskey: 'Mit Passkey bestätigen',
};

export const proof: Dictionary['proof'] = {
  title: 'Bestätige, dass du es bist',
  lede: 'Deine Anmeldung ist eine Weile her. Was du getippt hast, bleibt erhalten.',
  otherAccount: 'Das ist ein anderes Google-Konto. Melde dich ab und dann mit dem an, das zu diesem Konto gehört.',
};
