import { shop } from '../../platform/shop.ts';
import type { Dictionary } from '../dictionary.ts';

export const app: Dictionary['app'] = {
  description: 'Muebles de segunda mano de gente cerca de ti: encuéntralos, guárdalos y cómpralos.',
  title: (page) => `${page} · ${shop().name}`,
  skipToContent: 'Ir al contenido',
  loading: 'Cargando…',
  offline: 'Estás sin conexión. Puedes seguir leyendo las páginas que ya abriste; los precios pueden haber cambiado.',
  publicDemo: 'Esto es una demostración pública. No se mueve dinero ni se envían correos.',
};

export const nav: Dictionary['nav'] = {
  label: 'Principal',
  search: 'Buscar',
  menu: 'Menú',
  home: 'Inicio',
  dashboard: 'Panel',
  category: 'Categorías',
  blog: 'Blog',
  login: 'Iniciar sesión',
  quick: 'Acceso rápido',
  sell: 'Vender',
  signup: 'Registrarse',
  saved: 'Guardados',
  account: 'Cuenta',
  accountMenu: (name) => `Menú de la cuenta: ${name}`,
  purchases: 'Compras',
  listings: 'Anuncios',
  settings: 'Ajustes',
  logout: 'Cerrar sesión',
};

export const footer: Dictionary['footer'] = {
  tagline: 'Los buenos muebles merecen una segunda vida.',
  social: 'Síguenos',
  copyright: (year, name) => `© ${year} ${name}. Todos los derechos reservados.`,
  instagram: 'Muebles de segunda mano en Instagram',
  pinterest: 'Muebles de segunda mano en Pinterest',
  youtube: 'Restauración de muebles en YouTube',
  legal: 'Información legal',
  documents: {
    terms: 'Condiciones',
    privacy: 'Privacidad',
    imprint: 'Aviso legal',
    returns: 'Devoluciones',
    safety: 'Seguridad',
  },
};

export const notFound: Dictionary['notFound'] = {
  title: '404: página no encontrada',
  text: 'Revisa la dirección. Si era un artículo, quizá ya se haya vendido.',
  home: 'Volver al inicio',
};

export const offline: Dictionary['offline'] = {
  title: 'Estás sin conexión',
  lede: 'Aún no habías visto esta página y no se puede mostrar sin conexión. No se ha perdido nada tuyo.',
  goOn: 'Hay conexión de nuevo: mostrar la página',
  seen: 'Lo que puedes leer ahora',
};

export const failure: Dictionary['failure'] = {
  holdStays: 'No se pudo terminar tu reserva. Se termina sola en unos minutos.',
  protectTitle: 'Protege primero tu cuenta',
  title: 'Algo ha salido mal',
  text: 'No pudimos mostrar esta página. No ha cambiado nada tuyo; inténtalo de nuevo en un momento.',
  tryAgain: 'Intentar de nuevo',
  reload: 'Recargar la página',
  chunkTitle: 'Una parte de esta página no ha llegado',
  chunkText: 'Quizá se cortó la conexión o se acaba de publicar una versión nueva. Lo que falló:',
  network: 'El servidor no responde. Revisa tu conexión e inténtalo de nuevo.',
  keepsTrying: 'El servidor no responde. Seguimos intentándolo.',
};

export const ui: Dictionary['ui'] = {
  close: 'Cerrar',
  dismiss: 'Descartar',
  show: 'Mostrar',
  cancel: 'Cancelar',
  delete: 'Eliminar',
  remove: 'Quitar',
  save: 'Guardar',
  undo: 'Deshacer',
  showMore: 'Mostrar más',
  chooseFile: 'Elegir un archivo',
  messages: 'Mensajes',
  optional: 'opcional',
  rowNumber: 'N.º',
  actionOn: (action, name) => `${action}: ${name}`,
  image: 'Imagen',
};

export const session: Dictionary['session'] = {
  expired: 'Se ha cerrado tu sesión. Lo que escribiste sigue aquí; inicia sesión de nuevo para seguir.',
  loginAgain: 'Iniciar sesión en otra pestaña',
};

export const language: Dictionary['language'] = {
  label: 'Idioma',
  changed: 'La página está ahora en español.',
  failed: 'Los textos de ese idioma no han llegado. Revisa tu conexión e inténtalo de nuevo.',
  notKept:
    'Esta página ha cambiado de idioma, pero tus correos no: la elección no se guardó. Elígelo otra vez en un momento.',
};

export const theme: Dictionary['theme'] = {
  label: 'Tema',
  names: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
};
