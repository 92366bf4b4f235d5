import { shop } from '../../platform/shop.ts';
import type { Dictionary } from '../dictionary.ts';

export const sellerPage: Dictionary['sellerPage'] = {
  eyebrow: 'Vendedor',
  summary: ({ name, town, since }) =>
    `${name} vende muebles de segunda mano en ${shop().name}${town ? ` desde ${town}` : ''}, desde el ${since}.`,
  since: (day) => `Aquí desde el ${day}`,
  sold: 'Vendidos',
  rating: 'Valoración',
  noRating: 'Todavía ninguna',
  replies: 'Responde en',
  about: (time) => `aproximadamente ${time}`,
  unknown: 'Todavía no se sabe',
  cancelled: 'Canceladas por el vendedor',
  checked: 'Qué hemos comprobado',
  checkedName: (day) => `El nombre: un administrador lo confirmó el ${day}`,
  checkedEmail: 'El correo: se confirmó con un enlace',
  checkedNothing: 'Todavía nada. Mira los artículos antes de pagar y pregunta lo que quieras saber.',
  suspended: 'Este vendedor no vende nada aquí por ahora.',
  forSale: 'En venta',
  nothing: (name) => `${name} no tiene nada en venta ahora.`,
  nothingHint: 'Guarda una búsqueda para enterarte de artículos parecidos.',
};
