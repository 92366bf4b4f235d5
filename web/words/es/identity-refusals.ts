import type { Refusals } from '../../platform/i18n/refusals.ts';

/** Errors about logins, second factors and disputes. */
export const identitySentences: Refusals['sentences'] = {
  'Another login used a backup code at the same moment, so yours was not checked. Please log in again.':
    'Otro inicio de sesión usó un código de respaldo en el mismo momento, así que el tuyo no se comprobó. Inicia sesión otra vez.',
  'This link is not valid, or there is already an admin. Use the newest one that Settee printed when it started.':
    'Este enlace no es válido o ya hay un administrador. Usa el más reciente que Settee mostró al iniciarse.',
  'Evidence was sent already. The bank takes it once.': 'Las pruebas ya se enviaron. El banco las acepta una sola vez.',
  'The bank has decided about this dispute already.': 'El banco ya ha decidido sobre esta disputa.',
  'The time for evidence is over.': 'El plazo para enviar pruebas ha terminado.',
  'The card provider does not answer. Nothing was sent; please try again.':
    'El proveedor de tarjetas no responde. No se ha enviado nada; inténtalo de nuevo.',
  'The card provider refused this: #': 'El proveedor de tarjetas lo ha rechazado: #',
  'Enter evidence.': 'Escribe las pruebas.',
  'This password is on the lists that attackers try first. Choose another one.':
    'Esta contraseña está en las listas que los atacantes prueban primero. Elige otra.',
  'Do not use your name or email as the password. Choose another one.':
    'No uses tu nombre ni tu correo como contraseña. Elige otra.',
  'Too many attempts. Wait a minute, then try again.': 'Demasiados intentos. Espera un minuto y vuelve a intentarlo.',
  'Too many attempts. Wait # minutes, then try again.': 'Demasiados intentos. Espera # minutos y vuelve a intentarlo.',
  'This code is wrong or has been used. Enter the newest one.':
    'Este código es incorrecto o ya se ha usado. Escribe el más reciente.',
  'This login took too long or too many tries. Log in again.':
    'Este inicio de sesión tardó demasiado o tuvo demasiados intentos. Vuelve a iniciar sesión.',
  'Too many wrong codes. Wait # minutes, then log in again.':
    'Demasiados códigos incorrectos. Espera # minutos y vuelve a iniciar sesión.',
  'The authenticator app is set up already.': 'La aplicación de autenticación ya está configurada.',
  'No authenticator app is set up.': 'No hay ninguna aplicación de autenticación configurada.',
  'You logged in a while ago. Log in again, then add the passkey.':
    'Iniciaste sesión hace tiempo. Vuelve a iniciarla y añade después la llave de acceso.',
  'This passkey could not be used. Try again or use your password.':
    'No se ha podido usar esta llave de acceso. Inténtalo de nuevo o usa tu contraseña.',
  'This passkey could not be added. Try again or use another device.':
    'No se ha podido añadir esta llave de acceso. Inténtalo de nuevo o usa otro dispositivo.',
  'Enter the code.': 'Escribe el código.',
  'This code is too long.': 'Este código es demasiado largo.',
  'Enter your password.': 'Escribe tu contraseña.',
  'Use at most # characters.': 'Usa como máximo # caracteres.',
  'This link has expired. Choose a new password instead.': 'Este enlace ha caducado. Elige otra contraseña.',
  'This person belongs to the public demonstration and stays as it is. Sign up with an address of your own to try this.':
    'Esta persona pertenece a la demostración pública y no se puede cambiar. Regístrate con una dirección tuya para probarlo.',
};
