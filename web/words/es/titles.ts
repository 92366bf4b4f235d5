import type { Dictionary } from '../dictionary.ts';

export const titles: Dictionary['titles'] = {
  login: 'Iniciar sesión',
  signup: 'Registrarse',
  google: 'Continuar con Google',
  forgotPassword: '¿Has olvidado tu contraseña?',
  resetPassword: 'Elige una contraseña nueva',
  verifyEmail: 'Confirma tu correo',
  dashboard: 'Panel',
  addProduct: 'Añadir una pieza',
  editProduct: 'Editar',
  myProducts: 'Mis piezas',
  myOrders: 'Lo que quieres comprar',
  payment: 'Pago',
  paymentHistory: 'Lo que has pagado',
  receipt: 'Recibo',
  account: 'Tu cuenta',
  allBuyers: 'Todos los compradores',
  allSellers: 'Todos los vendedores',
  sales: 'Ventas',
  removed: 'Eliminados',
  auditLog: 'Registro',
};
