import { describe, expect, it } from 'vitest';
import { defaultCategories } from './category.ts';
import { readCategory, readColour, readCondition, readMaterial, readStyle } from './trait-names.ts';
import { colours, materials, styles } from './traits.ts';

describe('the words of the lists by other names', () => {
  it.each([
    ['gray', 'grey'],
    ['Dark Brown', 'brown'],
    ['dark-brown', 'brown'],
    ['Anthracite', 'grey'],
    ['anthrazit', 'grey'],
    ['hellgrau', 'grey'],
    ['dunkelbraun', 'brown'],
    ['Weiß', 'white'],
    ['gris oscuro', 'grey'],
    ['marrón', 'brown'],
    ['azul marino', 'blue'],
    ['Beis', 'beige'],
    ['weinrot', 'red'],
    ['rotbraun', 'brown'],
    ['graue', 'grey'],
    ['schwarz matt', undefined],
    ['bottle green', 'green'],
    ['verde botella', 'green'],
    ['navy and white', undefined],
    ['carrot', undefined],
    ['grises', 'grey'],
    ['goldene', 'gold'],
    ['burnt orange', 'orange'],
    ['chartreuse', undefined],
    ['ｒｅｄ', 'red'],
    ['r\u00aded', 'red'],
    ['off‑white', 'white'],
    ['gruen', 'green'],
    ['', undefined],
  ])('color “%s” is %s', (name, colour) => {
    expect(readColour(name)).toBe(colour);
  });

  it.each([
    ['metal', 'steel'],
    ['Metall', 'steel'],
    ['Nussbaum', 'walnut'],
    ['roble', 'oak'],
    ['Terciopelo', 'velvet'],
    ['solid wood', 'other wood'],
    ['boucle', 'bouclé'],
    ['Eiche massiv', 'oak'],
    ['madera de pino', 'pine'],
    ['Madera maciza de roble', 'oak'],
    ['Real leather', 'leather'],
    ['PU leather', 'synthetic fabric'],
    ['unobtainium', undefined],
  ])('material “%s” is %s', (name, material) => {
    expect(readMaterial(name)).toBe(material);
  });

  it.each([
    ['New', 'Like new'],
    ['Used - Like New', 'Like new'],
    ['used_good', 'Good'],
    ['Used – Fair', 'Fair'],
    ['Pre-owned - Good', 'Good'],
    ['Good used condition.', 'Good'],
    ['Sehr guter Zustand', 'Excellent'],
    ['En buen estado', 'Good'],
    ['For parts or not working', 'Needs work'],
    ['Defekt', 'Needs work'],
    ['used', undefined],
    ['Used (good)', 'Good'],
    ['Used/Very good', 'Excellent'],
    ['Neuwertig!', 'Like new'],
    ['NWT', 'Like new'],
    ['seminuevo', 'Like new'],
    ['Einwandfrei', 'Excellent'],
    ['roto', 'Needs work'],
    ['Go\u00adod\u200b', 'Good'],
    ['constructor', undefined],
  ])('condition “%s” of another shop is %s', (name, condition) => {
    expect(readCondition(name)).toBe(condition);
  });

  it.each([
    ['Home & Garden > Furniture > Chairs', 'Chair'],
    ['Home & Garden:Furniture:Beds', 'Bed'],
    ['Home//Möbel//Stühle', 'Chair'],
    ['Chairs > Lamps', undefined],
    ['stuehle', 'Chair'],
    ['Ｃｈａｉｒ\u200b', 'Chair'],
    ['__proto__', undefined],
  ])('category “%s” of another shop is %s', (path, category) => {
    expect(readCategory(path, defaultCategories)).toBe(category);
  });

  it('knows every word of a list by itself, and categories, styles and conditions in three languages', () => {
    expect(colours.map(readColour)).toEqual(colours);
    expect(materials.map(readMaterial)).toEqual(materials);
    expect(styles.map(readStyle)).toEqual(styles);
    expect(['Stuhl', 'armario', 'dressing-table'].map((name) => readCategory(name, defaultCategories))).toEqual([
      'Chair',
      'Cupboard',
      'Dressing Table',
    ]);
    expect([readStyle('Skandinavisch'), readStyle('rústico')]).toEqual(['scandinavian', 'farmhouse']);
    expect(['Betten', 'Stühle', 'Mesas'].map((name) => readCategory(name, defaultCategories))).toEqual([
      'Bed',
      'Chair',
      'Table',
    ]);
    expect(['Zum Aufarbeiten', 'In Ordnung'].map(readCondition)).toEqual(['Needs work', 'Fair']);
    expect([readCondition('LIKE-NEW'), readCondition('sehr gut'), readCondition('one leg wobbles')]).toEqual([
      'Like new',
      'Excellent',
      undefined,
    ]);
  });
});
