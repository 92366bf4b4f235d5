import { lookUp } from '../../../../shared/domain/look-up.ts';
import { shop } from '../../../platform/shop.ts';
import type { Dictionary } from '../../dictionary.ts';

const many: Readonly<Record<string, string>> = {
  Bed: 'Camas',
  Sofa: 'Sofás',
  'Dressing Table': 'Tocadores',
  Table: 'Mesas',
  Cupboard: 'Armarios',
  Chair: 'Sillas',
};
const plural = (category: string) => lookUp(many, category) ?? category;

export const category: Dictionary['category'] = {
  title: 'Nuestras categorías',
  lede: 'Explora muebles de segunda mano por tipo.',
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
  title: (category) => (Object.hasOwn(many, category) ? `Colección de ${plural(category).toLowerCase()}` : category),
  lede: {
    Bed: 'Camas individuales, de matrimonio y todo para dormir.',
    Sofa: 'Sofás de dos plazas, rinconeras, sofás cama y más.',
    'Dressing Table': 'Tocadores con espejo, cajones y taburete a juego.',
    Table: 'Mesas de comedor, de centro, auxiliares y escritorios.',
    Cupboard: 'Armarios, aparadores, estanterías y cómodas.',
    Chair: 'Butacas, sillas de comedor, taburetes y sillas de oficina.',
  },
  ledeOf: (category) => `Todo lo de segunda mano de la categoría ${category}.`,
  listings: 'Artículos',
  none: (category) =>
    Object.hasOwn(many, category)
      ? `Ahora mismo no hay ${plural(category).toLowerCase()} a la venta. Vuelve pronto.`
      : `Ahora mismo no hay nada a la venta en la categoría «${category}». Vuelve pronto.`,
  all: 'Todas las categorías',
  moreFailed: 'No se pudieron cargar más artículos. Revisa tu conexión e inténtalo de nuevo.',
};

export const listing: Dictionary['listing'] = {
  detail: 'Ver',
  detailOf: (title) => `: ${title}`,
  save: (title) => `Guardar ${title}`,
  conditions: {
    'Like new': 'Como nuevo',
    Excellent: 'Excelente',
    Good: 'Bueno',
    Fair: 'Aceptable',
    'Needs work': 'Para restaurar',
  },
  pickupIn: (place) => `Recogida en ${place}`,
  summary: ({ title, price, condition, location }) =>
    `${title}, estado: ${condition.toLowerCase()}, ${price}, en ${location}. De segunda mano en ${shop().name}.`,
  noPicture: 'Sin foto',
  promoted: 'Promocionado',
  notAvailable: 'No disponible',
  sold: 'Vendido',
  onHold: 'Reservado',
  backAt: (time) => (time ? `Reservado hasta las ${time}` : 'Reservado unos minutos'),
  onHoldUntil: (time) =>
    `Alguien está pagando este artículo. Si no termina, volverá a estar disponible ${time ? `a las ${time}` : 'en unos minutos'}.`,
  backOn: (day) => `Reservado hasta el ${day}`,
  onHoldTo: (day) => `Este artículo está reservado. Si la venta no se cierra, volverá a estar disponible el ${day}.`,
  verifiedSeller: 'Vendedor verificado',
};

export const listingPage: Dictionary['listingPage'] = {
  picture: (title, number, count) => (count === 1 ? title : `${title}, foto ${number} de ${count}`),
  hidden: 'Oculto por la tienda',
  hiddenText: 'Solo lo ves tú.',
  readWhy: 'Leer por qué y recurrir',
  waiting: 'En revisión. Solo tú lo ves hasta que lo revise un administrador.',
  goneFromShop: 'Este artículo se ha vendido o se ha retirado.',
  goneText: 'Ya no está a la venta. Cierra esta ventana para seguir mirando.',
  notLoaded: 'No se pudo cargar este artículo. Revisa tu conexión e inténtalo de nuevo.',
  addToWishlist: 'Guardar',
  loginPrompt: 'Para guardar este artículo, primero inicia sesión.',
  ownListing: 'Este anuncio es tuyo.',
  condition: 'Estado',
  year: 'Año de compra',
  location: 'Lugar',
  map: (place) => `Mapa de los alrededores de ${place}`,
  roughPlace: 'Zona aproximada. Quien compra ve la dirección al acordar una hora.',
  category: 'Categoría',
  size: 'Medidas',
  colours: 'Color',
  materials: 'Material',
  style: 'Estilo',
  photos: 'Fotos',
  nextPhoto: 'Foto siguiente',
  previousPhoto: 'Foto anterior',
  enlarge: 'Ampliar',
  photoOf: (number, total) => `${number} de ${total}`,
  notEnlarged: 'No se pudo mostrar la foto grande. Revisa tu conexión e inténtalo de nuevo.',
  next: 'Qué pasa después',
  nextSteps: [
    'Guárdalo o pulsa «Comprar ahora». Hasta que pagues, nadie se compromete a nada.',
    'Cuando vas a pagar, te lo reservamos, normalmente durante 15 minutos.',
    'Pagas con tarjeta. En cuanto se acepta el pago, es tuyo.',
    'Recibes un recibo y el teléfono del vendedor, y acordáis la entrega.',
  ],
  description: 'Descripción',
  similar: 'También te puede gustar',
  seller: 'Vendedor',
  askFor: (name) => `Pregunta por ${name}.`,
  phone: 'Teléfono',
  email: 'Correo electrónico',
  contactAfterLogin: 'Inicia sesión para ver cómo contactar con el vendedor.',
  contactAfterConfirming: 'Confirma tu correo para ver cómo contactar con el vendedor.',
  showContact: 'Mostrar teléfono y correo',
  buyNow: 'Comprar ahora',
  messageSeller: 'Escribir al vendedor',
  makeOffer: 'Hacer una oferta',
  isSaved: 'Guardado',
  pressToRemove: ' (pulsa para quitarlo)',
  toSaved: 'Ver todo lo que has guardado',
  droppedFrom: (price) => `Rebajado, antes ${price}`,
  listedOn: (day) => `Publicado el ${day}`,
  savedBy: (count, isOne) => (isOne ? `guardado por ${count} persona` : `guardado por ${count} personas`),
  share: 'Compartir',
  copied: 'Enlace copiado',
  notCopied: (url) => `No se pudo copiar el enlace. Aquí lo tienes: ${url}`,
  breadcrumbs: 'Dónde estás',
  recentlyViewed: 'Vistos recientemente',
  delivery: (kilometers, fee) => `Entrega hasta ${kilometers} km${fee ? ` por ${fee}` : ', gratis'}`,
  carrier: (fee) => `Transportista${fee ? ` por ${fee}` : ', gratis'}`,
};

export const blog: Dictionary['blog'] = {
  title: 'Blog',
  lede: 'Cuatro preguntas sobre desarrollo de software, respondidas en inglés, y tres guías de muebles usados.',
};
