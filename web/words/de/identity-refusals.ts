import type { Refusals } from '../../platform/i18n/refusals.ts';

/** Errors about logins, second factors and disputes. */
export const identitySentences: Refusals['sentences'] = {
  'Another login used a backup code at the same moment, so yours was not checked. Please log in again.':
    'Im selben Moment hat eine andere Anmeldung einen Ersatzcode benutzt, deshalb wurde deiner nicht geprüft. Bitte melde dich noch einmal an.',
  'This link is not valid, or there is already an admin. Use the newest one that Settee printed when it started.':
    'Dieser Link gilt nicht, oder es gibt schon einen Admin. Nimm den neuesten, den Settee beim Start ausgegeben hat.',
  'Evidence was sent already. The bank takes it once.':
    'Die Nachweise wurden schon gesendet. Die Bank nimmt sie einmal an.',
  'The bank has decided about this dispute already.': 'Die Bank hat darüber schon entschieden.',
  'The time for evidence is over.': 'Die Zeit für Nachweise ist vorbei.',
  'The card provider does not answer. Nothing was sent; please try again.':
    'Der Kartenanbieter antwortet nicht. Es wurde nichts gesendet; versuch es noch einmal.',
  'The card provider refused this: #': 'Der Kartenanbieter hat das abgelehnt: #',
  'Enter evidence.': 'Gib Nachweise ein.',
  'This password is on the lists that attackers try first. Choose another one.':
    'Dieses Passwort steht auf den Listen, die Angreifer zuerst probieren. Wähl ein anderes.',
  'Do not use your name or email as the password. Choose another one.':
    'Nimm nicht deinen Namen oder deine E-Mail-Adresse als Passwort. Wähl ein anderes.',
  'Too many attempts. Wait a minute, then try again.':
    'Zu viele Versuche. Warte eine Minute und versuch es dann noch einmal.',
  'Too many attempts. Wait # minutes, then try again.':
    'Zu viele Versuche. Warte # Minuten und versuch es dann noch einmal.',
  'This code is wrong or has been used. Enter the newest one.':
    'Dieser Code ist falsch oder schon benutzt. Gib den neuesten ein.',
  'This login took too long or too many tries. Log in again.':
    'Diese Anmeldung hat zu lange gedauert oder zu viele Versuche gebraucht. Melde dich noch einmal an.',
  'Too many wrong codes. Wait # minutes, then log in again.':
    'Zu viele falsche Codes. Warte # Minuten und melde dich dann noch einmal an.',
  'The authenticator app is set up already.': 'Die Authenticator-App ist schon eingerichtet.',
  'No authenticator app is set up.': 'Es ist keine Authenticator-App eingerichtet.',
  'You logged in a while ago. Log in again, then add the passkey.':
    'Deine Anmeldung ist schon eine Weile her. Melde dich noch einmal an und füge dann den Passkey hinzu.',
  'This passkey could not be used. Try again or use your password.':
    'Dieser Passkey ließ sich nicht verwenden. Versuch es noch einmal oder nimm dein Passwort.',
  'This passkey could not be added. Try again or use another device.':
    'Dieser Passkey ließ sich nicht hinzufügen. Versuch es noch einmal oder nimm ein anderes Gerät.',
  'Enter the code.': 'Gib den Code ein.',
  'This code is too long.': 'Dieser Code ist zu lang.',
  'Enter your password.': 'Gib dein Passwort ein.',
  'Use at most # characters.': 'Nimm höchstens # Zeichen.',
  'This link has expired. Choose a new password instead.':
    'Dieser Link ist abgelaufen. Wähl stattdessen ein neues Passwort.',
  'This person belongs to the public demonstration and stays as it is. Sign up with an address of your own to try this.':
    'Diese Person gehört zur öffentlichen Vorführung und bleibt, wie sie ist. Registrier dich mit einer eigenen Adresse, um das auszuprobieren.',
};
