import { categoryName } from '../../../platform/i18n/shown-names.ts';
import { words } from '../../../words.ts';
import type { ProductForm } from './product-form.ts';

type Known = Pick<ProductForm, 'category' | 'colours' | 'materials' | 'style'>;

/** Suggests a title such as `Mid-century walnut chair`; none with only a category. */
export function suggestTitle({ category, colours = [], materials = [], style }: Known): string | undefined {
  const [material] = materials;
  const [colour] = colours;
  const looks = [
    style ? words.style[style] : undefined,
    colour && colour !== 'multicoloured' && colour !== 'brown' ? words.colour[colour] : undefined,
    material && material !== 'other wood' ? words.material[material] : undefined,
  ].filter((word) => word !== undefined);
  return category && looks.length > 0 ? words.addProduct.suggestedTitle([...looks, categoryName(category)]) : undefined;
}
