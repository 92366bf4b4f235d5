import { parseLength } from '../../../shared/domain/read-length.ts';
import type { ListingFacts } from './catalogue/facts.ts';

const millimetres = (inches: number) => parseLength(String(inches), 'in') ?? null;

export const factRow = ({ colours, materials, style, inches: [width, depth, height] }: ListingFacts) => ({
  colours: [...colours],
  materials: [...materials],
  style,
  width_mm: millimetres(width),
  depth_mm: millimetres(depth),
  height_mm: millimetres(height),
});
