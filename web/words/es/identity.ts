import type { Dictionary } from '../dictionary.ts';

export const login: Dictionary['login'] = {
  lede: 'Qué bien que hayas vuelto.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  submitting: 'Iniciando sesión…',
  noAccount: '¿Es tu primera vez en Settee?',
  toSignup: 'Crea una cuenta',
  emailNeeded: 'Escribe tu correo electrónico.',
  passwordNeeded: 'Escribe tu contraseña.',
  needed: 'Inicia sesión para ver esta página. Después volverás aquí.',
  goOn: 'Inicia sesión para continuar. Después volverás a donde estabas.',
  forgot: '¿Has olvidado tu contraseña?',
  noAccountYet: 'Todavía no hay una cuenta aquí para estos datos. Crea una: tardas un minuto.',
  accountRemoved: 'La cuenta de estos datos se eliminó. Escríbenos en los 30 días siguientes y podremos recuperarla.',
  serviceFailed:
    'El servicio de acceso no ha respondido. No se ha perdido nada de lo que escribiste; inténtalo de nuevo en un momento.',
};

export const signup: Dictionary['signup'] = {
  lede: 'Una cuenta para comprar o para vender.',
  name: 'Nombre completo',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint: 'Al menos 8 caracteres.',
  type: 'Tipo de cuenta',
  typeHint: 'Quien vende también puede comprar. Esto no se puede cambiar después.',
  buyer: 'Comprador',
  seller: 'Vendedor',
  submit: 'Registrarse',
  submitting: 'Creando tu cuenta…',
  haveAccount: '¿Ya tienes una cuenta?',
  toLogin: 'Inicia sesión',
  nameNeeded: 'Escribe tu nombre completo.',
  emailNeeded: 'Escribe tu correo electrónico.',
  emailWrong: 'Esto no parece un correo electrónico.',
  passwordNeeded: 'Elige una contraseña.',
  passwordShort: 'Usa al menos 8 caracteres.',
};

export const google: Dictionary['google'] = {
  button: 'Continuar con Google',
  waiting: 'Esperando a Google…',
  or: 'o',
  going: 'Te llevamos a Google…',
  done: 'Has iniciado sesión. Esta ventana se cierra sola.',
  closed: 'La ventana de Google se cerró antes de terminar. No se ha creado nada; inténtalo cuando quieras.',
  blocked: 'Tu navegador ha bloqueado la ventana de Google. Permite las ventanas emergentes aquí e inténtalo de nuevo.',
  refused: 'Google no pudo decirnos quién eres. No se ha creado nada; inténtalo cuando quieras.',
  emailTaken: 'Ya hay una cuenta con este correo. Inicia sesión con su contraseña.',
  failed: 'Google no pudo confirmar quién eres. Inténtalo de nuevo o usa tu correo y contraseña.',
  back: 'Volver al inicio de sesión',
};

export const forgotPassword: Dictionary['forgotPassword'] = {
  lede: 'Dinos tu correo electrónico y te enviamos un enlace para elegir una nueva.',
  submit: 'Enviar el enlace',
  submitting: 'Enviando…',
  sent: (email) => `Si hay una cuenta para ${email}, un enlace va de camino. Sirve una vez y durante una hora.`,
};

export const resetPassword: Dictionary['resetPassword'] = {
  password: 'Contraseña nueva',
  submit: 'Guardar la contraseña nueva',
  submitting: 'Guardando…',
  done: 'Tu contraseña nueva está guardada. Inicia sesión con ella.',
  linkIncomplete: 'Este enlace no está completo. Ábrelo otra vez desde tu correo o pide uno nuevo.',
  askAgain: 'Pedir un enlace nuevo',
};

export const verifyEmail: Dictionary['verifyEmail'] = {
  done: 'Tu correo está confirmado. Ya puedes comprar y vender.',
  failed: 'Este enlace ya se usó o ha caducado. Podemos enviarte uno nuevo.',
  lede: 'Te hemos enviado un enlace. Ábrelo para confirmar que la dirección es tuya.',
  submit: 'Enviar el enlace otra vez',
  submitting: 'Enviando…',
  sent: (email) => `Si ${email} aún está sin confirmar, un enlace nuevo va de camino.`,
  goOn: 'Seguir a Settee',
};
