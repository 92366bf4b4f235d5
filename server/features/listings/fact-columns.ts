import type { ParsedInput } from '../../../shared/contract/call.ts';
import type { Contract } from '../../../shared/contract/contract.ts';

type Facts = Pick<
  ParsedInput<Contract['updateListing']>['body'],
  'defects' | 'colours' | 'materials' | 'style' | 'widthMm' | 'depthMm' | 'heightMm'
>;

/** Maps defects, looks and size to columns; undefined changes nothing, null clears. */
export const factColumns = ({ defects, colours, materials, style, widthMm, depthMm, heightMm }: Facts) => ({
  defects,
  colours,
  materials,
  style,
  width_mm: widthMm,
  depth_mm: depthMm,
  height_mm: heightMm,
});
