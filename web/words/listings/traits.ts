import type { Text } from '../../../shared/words/texts.ts';
// Display names of the API's fixed lists.

import type { Colour, Material, Style } from '../../../shared/domain/traits.ts';
import { area } from '../area.ts';

export const colour = area('colour', {
  black: { en: 'Black', de: 'Schwarz', es: 'Negro' },
  grey: { en: 'Gray', de: 'Grau', es: 'Gris' },
  white: { en: 'White', de: 'Weiß', es: 'Blanco' },
  cream: { en: 'Cream', de: 'Creme', es: 'Crema' },
  beige: { en: 'Beige', de: 'Beige', es: 'Beis' },
  brown: { en: 'Brown', de: 'Braun', es: 'Marrón' },
  red: { en: 'Red', de: 'Rot', es: 'Rojo' },
  orange: { en: 'Orange', de: 'Orange', es: 'Naranja' },
  yellow: { en: 'Yellow', de: 'Gelb', es: 'Amarillo' },
  green: { en: 'Green', de: 'Grün', es: 'Verde' },
  teal: { en: 'Teal', de: 'Petrol', es: 'Turquesa' },
  blue: { en: 'Blue', de: 'Blau', es: 'Azul' },
  purple: { en: 'Purple', de: 'Lila', es: 'Morado' },
  pink: { en: 'Pink', de: 'Rosa', es: 'Rosa' },
  gold: { en: 'Gold', de: 'Gold', es: 'Dorado' },
  silver: { en: 'Silver', de: 'Silber', es: 'Plateado' },
  multicoloured: { en: 'Many colors', de: 'Mehrfarbig', es: 'Multicolor' },
} satisfies Record<Colour, Text>);

export const material = area('material', {
  oak: { en: 'Oak', de: 'Eiche', es: 'Roble' },
  walnut: { en: 'Walnut', de: 'Nussbaum', es: 'Nogal' },
  teak: { en: 'Teak', de: 'Teak', es: 'Teca' },
  mahogany: { en: 'Mahogany', de: 'Mahagoni', es: 'Caoba' },
  cherry: { en: 'Cherry', de: 'Kirsche', es: 'Cerezo' },
  pine: { en: 'Pine', de: 'Kiefer', es: 'Pino' },
  ash: { en: 'Ash', de: 'Esche', es: 'Fresno' },
  beech: { en: 'Beech', de: 'Buche', es: 'Haya' },
  elm: { en: 'Elm', de: 'Ulme', es: 'Olmo' },
  maple: { en: 'Maple', de: 'Ahorn', es: 'Arce' },
  'other wood': { en: 'Other wood', de: 'Anderes Holz', es: 'Otra madera' },
  veneer: { en: 'Veneer', de: 'Furnier', es: 'Chapa' },
  bamboo: { en: 'Bamboo', de: 'Bambus', es: 'Bambú' },
  rattan: { en: 'Rattan', de: 'Rattan', es: 'Ratán' },
  cane: { en: 'Cane', de: 'Wiener Geflecht', es: 'Rejilla' },
  rush: { en: 'Rush', de: 'Binse', es: 'Enea' },
  leather: { en: 'Leather', de: 'Leder', es: 'Cuero' },
  velvet: { en: 'Velvet', de: 'Samt', es: 'Terciopelo' },
  linen: { en: 'Linen', de: 'Leinen', es: 'Lino' },
  cotton: { en: 'Cotton', de: 'Baumwolle', es: 'Algodón' },
  wool: { en: 'Wool', de: 'Wolle', es: 'Lana' },
  tweed: { en: 'Tweed', de: 'Tweed', es: 'Tweed' },
  corduroy: { en: 'Corduroy', de: 'Cord', es: 'Pana' },
  bouclé: { en: 'Bouclé', de: 'Bouclé', es: 'Bouclé' },
  'synthetic fabric': { en: 'Synthetic fabric', de: 'Kunstfaser', es: 'Tejido sintético' },
  brass: { en: 'Brass', de: 'Messing', es: 'Latón' },
  iron: { en: 'Iron', de: 'Eisen', es: 'Hierro' },
  steel: { en: 'Steel', de: 'Stahl', es: 'Acero' },
  glass: { en: 'Glass', de: 'Glas', es: 'Vidrio' },
  marble: { en: 'Marble', de: 'Marmor', es: 'Mármol' },
  stone: { en: 'Stone', de: 'Stein', es: 'Piedra' },
  plastic: { en: 'Plastic', de: 'Kunststoff', es: 'Plástico' },
} satisfies Record<Material, Text>);

export const style = area('style', {
  'mid-century': { en: 'Mid-century', de: 'Mid-Century', es: 'Mid-century' },
  scandinavian: { en: 'Scandinavian', de: 'Skandinavisch', es: 'Escandinavo' },
  modern: { en: 'Modern', de: 'Modern', es: 'Moderno' },
  minimalist: { en: 'Minimalist', de: 'Minimalistisch', es: 'Minimalista' },
  industrial: { en: 'Industrial', de: 'Industriell', es: 'Industrial' },
  'art deco': { en: 'Art Deco', de: 'Art déco', es: 'Art déco' },
  victorian: { en: 'Victorian', de: 'Viktorianisch', es: 'Victoriano' },
  traditional: { en: 'Traditional', de: 'Klassisch', es: 'Clásico' },
  farmhouse: { en: 'Farmhouse', de: 'Bauernhaus', es: 'Rústico' },
  cottage: { en: 'Cottage', de: 'Landhaus', es: 'Casa de campo' },
  bohemian: { en: 'Bohemian', de: 'Boho', es: 'Bohemio' },
  seventies: { en: 'Seventies', de: 'Siebziger', es: 'Años setenta' },
} satisfies Record<Style, Text>);

export const size = area('size', {
  // Known dimensions in one unit: `W 213 × D 91 × H 79 cm`.
  width: {
    en: (length: string) => `W ${length}`,
    de: (length) => `B ${length}`,
    es: (length) => `ancho ${length}`,
  },
  depth: {
    en: (length: string) => `D ${length}`,
    de: (length) => `T ${length}`,
    es: (length) => `fondo ${length}`,
  },
  height: {
    en: (length: string) => `H ${length}`,
    de: (length) => `H ${length}`,
    es: (length) => `alto ${length}`,
  },
  line: {
    en: (sides: readonly string[], unit: string) => `${sides.join(' × ')} ${unit}`,
    de: (sides, unit) => `${sides.join(' × ').replaceAll('.', ',')} ${unit === 'in' ? 'Zoll' : unit}`,
    es: (sides, unit) => `${sides.join(' × ').replaceAll('.', ',')} ${unit === 'in' ? 'pulgadas' : unit}`,
  },
});
