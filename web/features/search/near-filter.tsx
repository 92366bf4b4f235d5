import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { placeName } from '../../../shared/domain/place.ts';
import { USUAL_RADIUS } from '../../../shared/domain/search-limits.ts';
import { showCount } from '../../platform/i18n/formats.ts';
import { useUnit } from '../../platform/i18n/unit.ts';
import { SmallSelect } from '../../ui/small-select.tsx';
import { words } from '../../words.ts';
import type { SearchAddress } from '../listings/search-address.ts';
import { placesQuery } from '../places/places-query.ts';
import { inThisUnit, unitOf } from './address-unit.ts';

const radii = [5, 10, 25, USUAL_RADIUS, 100, 250, 500];

type Props = {
  address: SearchAddress;
  /** Town not found. */
  isUnknown: boolean;
  onChange: (change: SearchAddress) => void;
};

export function NearFilter({ address, isUnknown, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const unit = unitOf(address, useUnit());
  const [typed, setTyped] = useState(address.near ?? '');
  const asked = useDeferredValue(typed.trim());
  const list = useId();
  const problem = useId();
  const suggested = placesQuery(asked);
  const { data: towns = [] } = useQuery({ ...suggested, enabled: suggested.enabled && asked !== address.near });
  useEffect(() => {
    if (field.current !== document.activeElement) setTyped(address.near ?? '');
  }, [address.near]);

  const finish = (text: string) => {
    const near = text.trim() || undefined;
    if (near !== address.near)
      onChange(near ? inThisUnit({ near }, unit) : { near, radius: undefined, sort: undefined });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    finish(typed);
  };
  const radius = typeof address.radius === 'number' ? address.radius : USUAL_RADIUS;
  return (
    <div className="grid gap-3">
      <label className="grid gap-1 text-sm">
        <span className="text-muted">{words.search.near}</span>
        <input
          ref={field}
          name="near"
          value={typed}
          list={list}
          placeholder={words.search.nearHint}
          autoComplete="off"
          maxLength={80}
          aria-invalid={isUnknown || undefined}
          aria-describedby={isUnknown ? problem : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            // A suggestion applies without Enter.
            if (towns.some((town) => placeName(town) === target.value)) finish(target.value);
          }}
          onBlur={() => finish(typed)}
          onKeyDown={onKeyDown}
          className="block min-h-10 w-full rounded-control border border-edge bg-surface px-3 py-1.5 text-base placeholder:text-muted hover:border-ink aria-invalid:border-danger pointer-coarse:min-h-11"
        />
      </label>
      <datalist id={list}>
        {towns.map((town) => (
          <option key={`${placeName(town)} ${town.latitude}`} value={placeName(town)} />
        ))}
      </datalist>
      {isUnknown ? (
        <p id={problem} className="text-danger text-sm">
          {words.search.unknownPlace}
        </p>
      ) : null}
      <SmallSelect
        label={words.search.radius}
        name="radius"
        value={String(radius)}
        options={[...new Set([...radii, radius])]
          .sort((a, b) => a - b)
          .map((value) => ({
            value: String(value),
            label: words.listing.distance(showCount(value), unit),
          }))}
        onChange={(value) => onChange(inThisUnit({ radius: Number(value) }, unit))}
      />
    </div>
  );
}
