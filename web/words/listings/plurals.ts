import { lookUp } from '../../../shared/domain/look-up.ts';
import { type Text, textIn } from '../../../shared/words/texts.ts';

const plurals: Readonly<Record<string, Text>> = {
  Bed: { en: 'Beds', de: 'Betten', es: 'Camas' },
  Sofa: { en: 'Sofas', de: 'Sofas', es: 'Sofás' },
  'Dressing Table': { en: 'Dressing tables', de: 'Schminktische', es: 'Tocadores' },
  Table: { en: 'Tables', de: 'Tische', es: 'Mesas' },
  Cupboard: { en: 'Cupboards', de: 'Schränke', es: 'Armarios' },
  Chair: { en: 'Chairs', de: 'Stühle', es: 'Sillas' },
};

export const hasPlural = (category: string) => Object.hasOwn(plurals, category);

/** Names several listings of a category. The operator's own have one name, which stays. */
export function plural(category: string, language: 'de' | 'es'): string {
  const known = lookUp(plurals, category);
  return known ? textIn(known, language) : category;
}
