import type { Dictionary } from '../dictionary.ts';

const many: Readonly<Record<string, string>> = {
  Bed: 'Camas',
  Sofa: 'Sofás',
  'Dressing Table': 'Tocadores',
  Table: 'Mesas',
  Cupboard: 'Armarios',
  Chair: 'Sillas',
};
const plural = (category: string) => many[category] ?? category;

export const category: Dictionary['category'] = {
  title: 'Nuestras categorías',
  lede: 'Seis clases de muebles, cada uno con una vida a sus espaldas.',
  names: {
    Bed: 'Cama',
    Sofa: 'Sofá',
    'Dressing Table': 'Tocador',
    Table: 'Mesa',
    Cupboard: 'Armario',
    Chair: 'Silla',
  },
  picture: (category) => `Un ejemplo de la categoría ${plural(category).toLowerCase()}.`,
  card: plural,
  explore: 'Explorar',
  none: 'No hay categorías que mostrar.',
};

export const collection: Dictionary['collection'] = {
  title: (category) => `Colección de ${plural(category).toLowerCase()}`,
  lede: {
    Bed: 'Estructuras que dejaron de crujir o que nunca empezaron.',
    Sofa: 'Alguien ya encontró el mejor sitio.',
    'Dressing Table': 'Espejos, cajones y un lugar para las cosas pequeñas.',
    Table: 'Para cuatro entre semana y nueve en los días de fiesta.',
    Cupboard: 'Puertas que cierran, baldas que aguantan y llaves que casi siempre giran.',
    Chair: 'Para leer, para cenar, para el rincón que pedía una.',
  },
  pieces: 'Piezas',
  none: (category) => `Ahora mismo no hay ${plural(category).toLowerCase()} a la venta. Vuelve pronto.`,
  all: 'Todas las categorías',
  moreFailed:
    'Las piezas siguientes no han llegado; las de arriba siguen aquí. Revisa tu conexión e inténtalo de nuevo.',
};

export const listing: Dictionary['listing'] = {
  detail: 'Ver',
  detailOf: (title) => `: ${title}`,
  conditions: {
    'Like new': 'Como nuevo',
    Excellent: 'Excelente',
    Good: 'Bueno',
    Fair: 'Aceptable',
    'Needs work': 'Para restaurar',
  },
  quietLine: (condition, place) => `${condition} · ${place}`,
  summary: ({ title, price, condition, location }) =>
    `${title}, estado: ${condition.toLowerCase()}, ${price}, en ${location}. De segunda mano en Settee.`,
  noPicture: 'Sin foto',
  promoted: 'Promocionado',
  notAvailable: 'No disponible',
  sold: 'Vendido',
  onHold: 'Reservado',
  backAt: (time) => (time ? `Vuelve a las ${time} si no se vende` : 'Puede que vuelva pronto'),
  onHoldUntil: (time) =>
    `Alguien está pagando esta pieza. Si no termina, vuelve ${time ? `a las ${time}` : 'en unos minutos'}.`,
  verifiedSeller: 'Vendedor verificado',
};

export const piece: Dictionary['piece'] = {
  picture: (title, number, count) => (count === 1 ? title : `${title}, imagen ${number} de ${count}`),
  goneFromShop: 'Esta pieza se ha vendido o se ha retirado de la venta.',
  gone: 'Esta pieza ya no está',
  goneText: 'Ya no se ofrece. Cierra esta ventana para seguir mirando.',
  notLoaded: 'No se pudo traer esta pieza. Revisa tu conexión e inténtalo de nuevo.',
  addToWishlist: 'Guardar en mi lista',
  addingToWishlist: 'Guardando…',
  inWishlist: 'En tu lista de deseos',
  toWishlist: 'Ver tu lista de deseos',
  purchase: 'Comprar',
  loginPrompt: 'Para guardar esta pieza en tu lista de deseos, inicia sesión primero.',
  ownListing: 'Esta pieza es tuya.',
  condition: 'Estado',
  year: 'Comprado en',
  location: 'Lugar',
  category: 'Categoría',
  size: 'Medidas',
  colours: 'Color',
  materials: 'Material',
  style: 'Estilo',
  photos: 'Fotos',
  nextPhoto: 'Foto siguiente',
  previousPhoto: 'Foto anterior',
  enlarge: 'Ampliar',
  next: 'Qué pasa después',
  nextSteps: [
    'Guardas la pieza. Nadie se compromete todavía.',
    'Vas a pagar y se aparta para ti, por lo general 15 minutos.',
    'Pagas con tarjeta. En cuanto se acepta, la pieza es tuya.',
    'Recibes un recibo y el número de quien vende, y acordáis la recogida.',
  ],
  description: 'Descripción',
  similar: 'También te puede gustar',
  seller: 'Vendedor',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  contactAfterLogin: 'Inicia sesión para ver cómo contactar con quien vende.',
};

export const blog: Dictionary['blog'] = {
  title: 'Blog',
  lede: 'Cuatro preguntas sobre hacer software, respondidas con sencillez, en inglés.',
};
