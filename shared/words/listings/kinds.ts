import { texts } from '../texts.ts';

/** The original categories. */
export const categoryTexts = texts({
  Bed: { en: 'Bed', de: 'Bett', es: 'Cama' },
  Sofa: { en: 'Sofa', de: 'Sofa', es: 'Sofá' },
  'Dressing Table': { en: 'Dressing Table', de: 'Schminktisch', es: 'Tocador' },
  Table: { en: 'Table', de: 'Tisch', es: 'Mesa' },
  Cupboard: { en: 'Cupboard', de: 'Schrank', es: 'Armario' },
  Chair: { en: 'Chair', de: 'Stuhl', es: 'Silla' },
});

export const conditionTexts = texts({
  'Like new': { en: 'Like new', de: 'Wie neu', es: 'Como nuevo' },
  Excellent: { en: 'Excellent', de: 'Sehr gut', es: 'Excelente' },
  Good: { en: 'Good', de: 'Gut', es: 'Bueno' },
  Fair: { en: 'Fair', de: 'In Ordnung', es: 'Aceptable' },
  'Needs work': { en: 'Needs work', de: 'Zum Aufarbeiten', es: 'Para restaurar' },
});
