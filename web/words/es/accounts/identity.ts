import { shop } from '../../../platform/shop.ts';
import type { Dictionary } from '../../dictionary.ts';

export const login: Dictionary['login'] = {
  lede: 'Qué bueno verte de nuevo.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  submitting: 'Iniciando sesión…',
  noAccount: () => `¿No tienes cuenta en ${shop().name}?`,
  toSignup: 'Crea una cuenta',
  emailNeeded: 'Escribe tu correo electrónico.',
  passwordNeeded: 'Escribe tu contraseña.',
  needed: 'Inicia sesión para ver esta página. Después volverás aquí.',
  goOn: 'Inicia sesión para continuar. Después volverás a donde estabas.',
  forgot: '¿Has olvidado tu contraseña?',
  accountRemoved: 'La cuenta de este acceso se eliminó. Escríbenos en los 30 días siguientes y podremos recuperarla.',
  serviceFailed:
    'El servicio de acceso no ha respondido. No se ha perdido nada de lo que escribiste; inténtalo de nuevo en un momento.',
};

export const signup: Dictionary['signup'] = {
  lede: 'Una sola cuenta para comprar y vender.',
  name: 'Nombre completo',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint: 'Al menos 8 caracteres.',
  type: 'Tipo de cuenta',
  typeHint: 'Quien vende también puede comprar, y quien compra puede empezar a vender cuando quiera.',
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
  mailed: (email) => `Hemos enviado un correo a ${email}. Ábrelo para terminar.`,
  passwordShort: 'Usa al menos 8 caracteres.',
};

export const newcomer: Dictionary['newcomer'] = {
  title: 'Solo falta un paso',
  lede: (email) => `Todavía no hay ninguna cuenta para ${email}. Elige de qué tipo la quieres y ya está.`,
  submit: 'Crear cuenta',
  back: 'Usar otro acceso',
};

export const google: Dictionary['google'] = {
  button: 'Continuar con Google',
  waiting: 'Esperando a Google…',
  or: 'o',
  going: 'Te llevamos a Google…',
  done: 'Has iniciado sesión. Esta ventana se cierra sola.',
  closed:
    'La ventana de Google se cerró antes de terminar. No se ha creado nada; inténtalo cuando quieras. Si la ventana sigue abierta, termina allí.',
  blocked: 'Tu navegador ha bloqueado la ventana de Google. Permite las ventanas emergentes aquí e inténtalo de nuevo.',
  refused: 'Google no pudo decirnos quién eres. No se ha creado nada; inténtalo de nuevo cuando quieras.',
  emailTaken:
    'Ya existe una cuenta con este correo, y la dirección no está confirmada. Inicia sesión con su contraseña o elige otra con «¿Olvidaste tu contraseña?»: después también funcionará Google.',
  failed: 'Google no pudo confirmar quién eres. Inténtalo de nuevo o usa tu correo y contraseña.',
  back: 'Volver al inicio de sesión',
};

export const forgotPassword: Dictionary['forgotPassword'] = {
  lede: 'Escribe tu correo electrónico y te enviaremos un enlace para elegir una contraseña nueva.',
  submit: 'Enviar el enlace',
  submitting: 'Enviando…',
  sent: (email) =>
    `Si hay una cuenta con ${email}, te hemos enviado un enlace. Solo funciona una vez y caduca en una hora.`,
};

export const resetPassword: Dictionary['resetPassword'] = {
  password: 'Contraseña nueva',
  submit: 'Guardar contraseña nueva',
  submitting: 'Guardando…',
  done: 'Hemos guardado tu contraseña nueva. Inicia sesión con ella.',
  linkIncomplete: 'Este enlace está incompleto. Ábrelo otra vez desde el correo o pide uno nuevo.',
  askAgain: 'Pedir un enlace nuevo',
};

export const verifyEmail: Dictionary['verifyEmail'] = {
  done: 'Tu correo está confirmado. Ya puedes comprar y vender.',
  failed: 'Este enlace ya se usó o ha caducado. Podemos enviarte uno nuevo.',
  lede: 'Te hemos enviado un enlace. Ábrelo para confirmar que esta dirección es tuya.',
  confirmLede: 'Confirma que este correo es tuyo.',
  passwordLede: () => `Escribe la contraseña de tu cuenta de ${shop().name} para confirmar este correo.`,
  confirm: 'Confirmar',
  confirming: 'Confirmando…',
  submit: 'Volver a enviar el enlace',
  submitting: 'Enviando…',
  sent: (email) => `Si ${email} sigue sin confirmar, te hemos enviado un enlace nuevo.`,
  goOn: () => `Continuar a ${shop().name}`,
};

export const notMe: Dictionary['notMe'] = {
  lede: '¿Otra persona ha cambiado tu cuenta? Aquí se cierran todas las sesiones, se deshace lo que contaba el correo y recibes un enlace para elegir otra contraseña.',
  submit: 'No fui yo',
  submitting: 'Protegiendo tu cuenta…',
  done: 'Se han cerrado todas las sesiones. Abre el correo que te acabamos de enviar y elige otra contraseña.',
  choose: 'Elegir otra contraseña',
};

export const firstAdmin: Dictionary['firstAdmin'] = {
  lede: 'Este enlace apareció donde se inició la tienda. Convierte tu cuenta en administradora, una sola vez.',
  signUpFirst: 'Primero regístrate o entra. Después vuelves aquí.',
  submit: 'Quiero administrar la tienda',
  submitting: 'Un momento…',
  done: 'Ahora administras esta tienda',
};
