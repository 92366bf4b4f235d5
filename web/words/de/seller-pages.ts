import { shop } from '../../platform/shop.ts';
import type { Dictionary } from '../dictionary.ts';

export const sellerPage: Dictionary['sellerPage'] = {
  eyebrow: 'Verkäufer',
  summary: ({ name, town, since }) =>
    `${name} verkauft gebrauchte Möbel auf ${shop().name}${town ? ` aus ${town}` : ''}, seit ${since}.`,
  since: (day) => `Hier seit ${day}`,
  sold: 'Verkauft',
  rating: 'Bewertung',
  noRating: 'Noch keine',
  replies: 'Antwortet nach',
  about: (time) => `etwa ${time}`,
  unknown: 'Noch nicht bekannt',
  cancelled: 'Vom Verkäufer abgesagt',
  checked: 'Was wir geprüft haben',
  checkedName: (day) => `Der Name: von einem Admin bestätigt am ${day}`,
  checkedEmail: 'Die E-Mail-Adresse: über einen Link bestätigt',
  checkedNothing: 'Noch nichts. Sieh dir die Möbel an, bevor du zahlst, und frag, was du wissen willst.',
  suspended: 'Dieser Verkäufer bietet hier zurzeit nichts an.',
  forSale: 'Im Verkauf',
  nothing: (name) => `${name} bietet gerade nichts an.`,
  nothingHint: 'Speichere eine Suche, um von ähnlichen Möbeln zu erfahren.',
};
