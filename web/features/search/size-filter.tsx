import { type LengthUnit, lengthUnits, sides } from '../../../shared/domain/dimensions.ts';
import { readLength } from '../../../shared/domain/read-length.ts';
import { LONGEST_SIDE } from '../../../shared/domain/search-limits.ts';
import { storeUnit, useUnit } from '../../platform/i18n/unit.ts';
import { SmallSelect } from '../../ui/small-select.tsx';
import { words } from '../../words.ts';
import type { SearchAddress } from '../listings/search-address.ts';
import { convertedTo, inThisUnit, unitOf } from './address-unit.ts';
import { TypedNumber } from './typed-number.tsx';

type Props = { address: SearchAddress; onChange: (change: SearchAddress) => void; isLive: boolean | undefined };

export function SizeFilter({ address, onChange, isLive }: Props) {
  const text = words.search;
  const unit = unitOf(address, useUnit());
  const switchTo = (next: LengthUnit) => {
    storeUnit(next);
    onChange(convertedTo(address, unit, next));
  };
  const read = (typed: string) => {
    const length = readLength(typed, unit);
    return length && Math.min(Math.max(Math.round(length * 1000) / 1000, 1), LONGEST_SIDE);
  };
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
              read={read}
              refusal={text.noLength}
              isLive={isLive}
              onChange={(next) => onChange(inThisUnit({ [side]: next }, unit))}
            />
          );
        })}
      </div>
      <SmallSelect
        label={text.unit}
        name="unit"
        value={unit}
        options={lengthUnits.map((value) => ({ value, label: text.units[value] }))}
        onChange={(chosen) => switchTo(chosen === 'in' ? 'in' : 'cm')}
      />
    </div>
  );
}
