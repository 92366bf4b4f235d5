import { lengthUnits, sides } from '../../../shared/domain/dimensions.ts';
import type { SearchAddress } from '../../search-address.ts';
import { SmallSelect } from '../../ui/small-select.tsx';
import { words } from '../../words.ts';
import { TypedNumber } from './typed-number.tsx';

type Props = { address: SearchAddress; onChange: (change: SearchAddress) => void };

/** The space that a piece must fit into. */
export function SizeFilter({ address, onChange }: Props) {
  const text = words.search;
  return (
    <div className="grid gap-3">
      <p className="text-muted text-sm">{text.sizeHint}</p>
      <div className="flex gap-2">
        {sides.map((side) => {
          const length = address[side];
          return (
            <TypedNumber
              key={side}
              label={text[side]}
              name={side}
              value={typeof length === 'number' ? length : undefined}
              onChange={(next) => onChange({ [side]: next })}
            />
          );
        })}
      </div>
      <SmallSelect
        label={text.unit}
        name="unit"
        value={address.unit ?? lengthUnits[0]}
        options={lengthUnits.map((value) => ({ value, label: text.units[value] }))}
        onChange={(unit) => onChange({ unit: unit === 'in' ? 'in' : undefined })}
      />
    </div>
  );
}
