import { categoryTexts, conditionTexts } from '../../../shared/words/listings/kinds.ts';
import { shop } from '../../platform/shop.ts';
import { area } from '../area.ts';
import { plural } from './plurals.ts';

type Summed = { title: string; price: string; condition: string; location: string };

export const category = area('category', {
  title: { en: 'Out Categories', de: 'Unsere Kategorien', es: 'Nuestras categorías' }, // spec §2
  lede: {
    en: 'Browse second-hand furniture by type.',
    de: 'Gebrauchte Möbel nach Art durchstöbern.',
    es: 'Explora muebles de segunda mano por tipo.',
  },
  names: categoryTexts, // spec §9
  picture: {
    en: (category: string) => `Example of the category ${category.toLowerCase()}.`,
    de: (category) => `Ein Beispiel aus der Kategorie ${plural(category, 'de')}.`,
    es: (category) => `Un ejemplo de la categoría ${plural(category, 'es').toLowerCase()}.`,
  },
  card: {
    en: (category: string) => `${category} Category`,
    de: (category) => plural(category, 'de'),
    es: (category) => plural(category, 'es'),
  }, // spec §2
  explore: { en: 'Explore', de: 'Stöbern', es: 'Explorar' }, // spec §2
  none: {
    en: 'There are no categories to show.',
    de: 'Es gibt keine Kategorien zu zeigen.',
    es: 'No hay categorías que mostrar.',
  },
});

export const listing = area('listing', {
  detail: { en: 'Detail', de: 'Ansehen', es: 'Ver' }, // spec §2
  detailOf: {
    en: (title: string) => ` of ${title}`,
    de: (title) => `: ${title}`,
    es: (title) => `: ${title}`,
  },
  save: {
    en: (title: string) => `Save ${title}`,
    de: (title) => `${title} merken`,
    es: (title) => `Guardar ${title}`,
  },
  conditions: conditionTexts,
  distance: {
    en: (number: string, unit: string) =>
      `${number}\u00a0${unit === 'in' ? (number === '1' ? 'mile' : 'miles') : 'km'}`,
    de: (number, unit) => `${number}\u00a0${unit === 'in' ? (number === '1' ? 'Meile' : 'Meilen') : 'km'}`,
    es: (number, unit) => `${number}\u00a0${unit === 'in' ? (number === '1' ? 'milla' : 'millas') : 'km'}`,
  },
  pickupIn: {
    en: (place: string) => `Pickup in ${place}`,
    de: (place) => `Abholung in ${place}`,
    es: (place) => `Recogida en ${place}`,
  },
  summary: {
    en: (listing: Summed) =>
      `${listing.title}, ${listing.condition.toLowerCase()}, ${listing.price}, in ${listing.location}. Second-hand on ${shop().name}.`,
    de: ({ title, price, condition, location }) =>
      `${title}, Zustand: ${condition}, ${price}, in ${location}. Gebraucht bei ${shop().name}.`,
    es: ({ title, price, condition, location }) =>
      `${title}, estado: ${condition.toLowerCase()}, ${price}, en ${location}. De segunda mano en ${shop().name}.`,
  },
  noPicture: { en: 'No photo', de: 'Kein Foto', es: 'Sin foto' },
  promoted: { en: 'Promoted', de: 'Hervorgehoben', es: 'Promocionado' },
  notAvailable: { en: 'Not Available', de: 'Nicht verfügbar', es: 'No disponible' }, // spec §4
  sold: { en: 'Sold', de: 'Verkauft', es: 'Vendido' },
  onHold: { en: 'Reserved', de: 'Reserviert', es: 'Reservado' },
  backAt: {
    en: (time: string | undefined) => (time ? `Reserved until ${time}` : 'Reserved for a few minutes'),
    de: (time) => (time ? `Reserviert bis ${time}` : 'Für ein paar Minuten reserviert'),
    es: (time) => (time ? `Reservado hasta las ${time}` : 'Reservado unos minutos'),
  },
  onHoldUntil: {
    en: (time: string | undefined) =>
      `Someone is paying for this right now. If they do not finish, it will be available again ${time ? `at ${time}` : 'in a few minutes'}.`,
    de: (time) =>
      `Gerade bezahlt jemand diesen Artikel. Wenn das nicht klappt, ist er ${time ? `um ${time}` : 'in ein paar Minuten'} wieder zu haben.`,
    es: (time) =>
      `Alguien está pagando este artículo. Si no termina, volverá a estar disponible ${time ? `a las ${time}` : 'en unos minutos'}.`,
  },
  backOn: {
    en: (day: string) => `Reserved until ${day}`,
    de: (day) => `Reserviert bis ${day}`,
    es: (day) => `Reservado hasta el ${day}`,
  },
  onHoldTo: {
    en: (day: string) => `This item is reserved. If the sale fails, it will be available again on ${day}.`,
    de: (day) => `Dieser Artikel ist reserviert. Wenn der Kauf nicht klappt, ist er am ${day} wieder zu haben.`,
    es: (day) => `Este artículo está reservado. Si la venta no se cierra, volverá a estar disponible el ${day}.`,
  },
  verifiedSeller: { en: 'Verified seller', de: 'Verifizierter Verkäufer', es: 'Vendedor verificado' },
});
