import type { Dictionary } from '../dictionary.ts';

export const dashboard: Dictionary['dashboard'] = {
  menu: 'Menú del panel',
  lede: (name) => `Qué alegría verte, ${name}.`,
  addProduct: 'Añadir una pieza',
  addProductText: 'Hazle una foto, descríbela y pon un precio.',
  myProducts: 'Mis piezas',
  myProductsText: 'Lo que ofreces, lo que está reservado y lo que se ha vendido.',
  myOrders: 'Mi lista de deseos',
  myOrdersText: 'Las piezas que guardaste y cómo pagarlas.',
  paymentHistory: 'Historial de pagos',
  paymentHistoryText: 'Lo que has pagado y los reembolsos.',
  account: 'Cuenta',
  accountText: 'Tu nombre, tu contraseña y dónde tienes la sesión abierta.',
  allBuyers: 'Todos los compradores',
  allBuyersText: 'Quién compra aquí.',
  allSellers: 'Todos los vendedores',
  allSellersText: 'Quién vende aquí y a quién avalas.',
  sales: 'Ventas',
  salesText: 'Lo que se ha pagado, y la forma de devolverlo.',
  removed: 'Eliminados',
  removedText: 'Personas y piezas de los últimos 30 días, y cómo recuperarlas.',
  auditLog: 'Registro',
  auditLogText: 'Quién cambió qué y cuándo.',
  browse: 'Ver las piezas',
  browseText: 'Vuelve a lo que está a la venta.',
  notForYou: 'Esta pantalla no es para tu cuenta',
  sellersOnly:
    'Solo los vendedores ofrecen muebles. La tuya es una cuenta de comprador: guarda lo que te guste y págalo aquí.',
  adminsOnly: 'Solo un administrador puede ver quién compra y vende aquí.',
  toOrders: 'Ir a mi lista de deseos',
  toDashboard: 'Ir al panel',
  signedOut: 'Has cerrado la sesión',
  signedOutText: 'Inicia sesión para seguir. Volverás a esta pantalla, y lo que escribiste se conserva.',
  wasRemoved: (name) => `Se ha eliminado: ${name}.`,
  broughtBack: (name) => `Ha vuelto: ${name}.`,
  undoTime: 'Puedes deshacerlo.',
};

export const confirm: Dictionary['confirm'] = {
  delete: '¿Seguro que quieres eliminarlo?',
  verify: '¿Seguro que avalas a este vendedor?',
};
