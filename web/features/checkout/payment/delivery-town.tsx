import { useCallback, useRef } from 'react';
import type { Place } from '../../../../shared/domain/place.ts';
import { words } from '../../../words.ts';
import { PlaceField } from '../../places/place-field.tsx';
import type { DeliveryChoice } from './chosen-delivery.ts';

type Props = {
  /** The seller's. */
  town: string;
  /** With its unit. */
  radius: string;
  choice: DeliveryChoice;
  error: string | undefined;
  onChange: (choice: DeliveryChoice) => void;
};

/** The town of a delivery by the seller: a known one, or the buyer's statement that it is near enough. */
export function DeliveryTown({ town, radius, choice, error, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const texts = words.delivery;
  const latest = useRef(choice);
  latest.current = choice;
  const locate = useCallback(
    (text: string, place: Place | null) => onChange({ ...latest.current, town: text, place }),
    [onChange],
  );
  return (
    <div className="grid gap-3 ps-9">
      <PlaceField
        ref={field}
        label={texts.place}
        hint={texts.placeHint}
        error={error}
        text={choice.town}
        place={choice.place}
        onChange={locate}
        onBlur={() => undefined}
      />
      {choice.place ? null : (
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-accent"
            checked={choice.isWithin}
            onChange={({ target }) => onChange({ ...choice, isWithin: target.checked })}
          />
          {texts.isWithin(radius, town)}
        </label>
      )}
    </div>
  );
}
