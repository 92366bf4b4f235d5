import { shop } from '../platform/shop.ts';
import { area } from './area.ts';

export const sellerPage = area('sellerPage', {
  eyebrow: { en: 'Seller', de: 'Verkäufer', es: 'Vendedor' },
  summary: {
    en: ({ name, town, since }: { name: string; town: string; since: string }) =>
      `${name} sells second-hand furniture on ${shop().name}${town ? ` from ${town}` : ''}, since ${since}.`,
    de: ({ name, town, since }) =>
      `${name} verkauft gebrauchte Möbel auf ${shop().name}${town ? ` aus ${town}` : ''}, seit ${since}.`,
    es: ({ name, town, since }) =>
      `${name} vende muebles de segunda mano en ${shop().name}${town ? `, en ${town}` : ''}, desde el ${since}.`,
  },
  since: {
    en: (day: string) => `Here since ${day}`,
    de: (day) => `Hier seit ${day}`,
    es: (day) => `Aquí desde el ${day}`,
  },
  sold: { en: 'Sold', de: 'Verkauft', es: 'Vendidos' },
  rating: { en: 'Rating', de: 'Bewertung', es: 'Valoración' },
  noRating: { en: 'None yet', de: 'Noch keine', es: 'Todavía ninguna' },
  replies: { en: 'Replies within', de: 'Antwortet nach', es: 'Responde en' },
  about: {
    en: (time: string) => `about ${time}`,
    de: (time) => `etwa ${time}`,
    es: (time) => `cerca de ${time}`,
  },
  unknown: { en: 'Not known yet', de: 'Noch nicht bekannt', es: 'Todavía no se sabe' },
  cancelled: { en: 'Cancelled by the seller', de: 'Vom Verkäufer abgesagt', es: 'Canceladas por el vendedor' },
  checked: { en: 'What we have checked', de: 'Was wir geprüft haben', es: 'Qué hemos comprobado' },
  checkedName: {
    en: (day: string) => `The name: an admin has confirmed it, on ${day}`,
    de: (day) => `Der Name: von einem Admin bestätigt am ${day}`,
    es: (day) => `El nombre: un administrador lo confirmó el ${day}`,
  },
  checkedEmail: {
    en: 'The email address: it was confirmed by a link',
    de: 'Die E-Mail-Adresse: über einen Link bestätigt',
    es: 'El correo: se confirmó con un enlace',
  },
  checkedNothing: {
    en: 'Nothing yet. Look at the furniture before you pay, and ask what you want to know.',
    de: 'Noch nichts. Sieh dir die Möbel an, bevor du zahlst, und frag, was du wissen willst.',
    es: 'Todavía nada. Mira los artículos antes de pagar y pregunta lo que quieras saber.',
  },
  suspended: {
    en: 'This seller sells nothing here at the moment.',
    de: 'Dieser Verkäufer bietet hier zurzeit nichts an.',
    es: 'Este vendedor no vende nada aquí por ahora.',
  },
  forSale: { en: 'For sale', de: 'Im Verkauf', es: 'A la venta' },
  nothing: {
    en: (name: string) => `${name} has nothing for sale now.`,
    de: (name) => `${name} bietet gerade nichts an.`,
    es: (name) => `${name} no tiene nada a la venta ahora.`,
  },
  nothingHint: {
    en: 'Save a search to hear of similar furniture.',
    de: 'Speichere eine Suche, um von ähnlichen Möbeln zu erfahren.',
    es: 'Guarda una búsqueda para enterarte de artículos parecidos.',
  },
});
