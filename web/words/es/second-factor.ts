import type { Dictionary } from '../dictionary.ts';

export const secondFactor: Dictionary['secondFactor'] = {
  title: 'Inicio de sesión en dos pasos',
  lede: 'Un segundo paso deja fuera a los demás aunque conozcan tu contraseña.',
  app: 'Aplicación de autenticación',
  appLede:
    'Una aplicación de tu teléfono muestra un código nuevo cada 30 segundos. Lo escribes después de tu contraseña.',
  appOnLede: 'Escribes un código de tu aplicación después de tu contraseña.',
  on: 'Activada',
  password: 'Tu contraseña',
  setUpApp: 'Configurar una aplicación',
  removeApp: 'Quitar la aplicación',
  appOn: 'El inicio de sesión en dos pasos está activado',
  appRemoved: 'Aplicación de autenticación quitada',
  scan: 'Escanea este código con tu aplicación de autenticación y escribe los seis dígitos que muestra.',
  qrLabel: 'Código QR para tu aplicación de autenticación',
  typeInstead: '¿No puedes escanear? Escribe esta clave en la aplicación:',
  backupLede:
    'Guarda estos códigos en un lugar seguro. Cada uno sirve una vez cuando no tengas el teléfono. No volveremos a mostrarlos.',
  backupSave: 'Guardar como archivo',
  passkeys: 'Llaves de acceso',
  passkeysLede:
    'Inicia sesión con tu huella, tu cara o el PIN de este dispositivo, sin contraseña. Una llave de acceso no impide entrar solo con la contraseña: eso lo hace únicamente la aplicación de autenticación.',
  passkey: 'Llave de acceso',
  addPasskey: 'Añadir una llave de acceso',
  passkeyAdded: 'Llave de acceso añadida',
  passkeyRemoved: 'Llave de acceso quitada',
  remove: 'Quitar',
  noPasskeysHere: 'Este navegador no puede usar llaves de acceso en esta dirección.',
  waiting: 'Esperando a tu dispositivo…',
  stopped: 'Tu dispositivo no ha terminado. No ha cambiado nada; inténtalo de nuevo cuando quieras.',
  logIn: 'Iniciar sesión con una llave de acceso',
  codeTitle: 'Escribe tu código',
  codeLede: 'Tu cuenta está protegida con una aplicación de autenticación.',
  code: 'Código',
  codeHint: 'Los seis dígitos de tu aplicación o uno de tus códigos de respaldo.',
  codeNeeded: 'Escribe el código.',
  confirmFirst:
    'Confirma primero tu correo. Al principio de esta página te volvemos a enviar el enlace. Después podrás proteger tu inicio de sesión.',
  confirmLede: 'Confirma que eres tú antes de cambiar la protección de tu cuenta.',
  confirm: 'Confirmar',
  confirming: 'Comprobando…',
  confirmByPasskey: 'Confirmar con una llave de acceso',
};

export const proof: Dictionary['proof'] = {
  title: 'Confirma que eres tú',
  lede: 'Iniciaste sesión hace un rato. Lo que has escrito no se pierde.',
  otherAccount: 'Esta es otra cuenta de Google. Cierra sesión y entra con la que pertenece a esta cuenta.',
};
