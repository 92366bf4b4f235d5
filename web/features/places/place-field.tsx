import { Autocomplete } from '@base-ui/react/autocomplete';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useDeferredValue, useEffect, useState } from 'react';
import { type Place, placeName } from '../../../shared/domain/place.ts';
import { controlStyle, FieldFrame } from '../../ui/field-frame.tsx';
import { words } from '../../words.ts';
import { placesQuery } from './places-query.ts';

const isSame = (typed: string, place: Place) => typed.trim().toLowerCase() === placeName(place).toLowerCase();

type Props = {
  label: string;
  /** Instead of what sellers read about their town. */
  hint?: string;
  error: string | undefined;
  text: string;
  place: Place | null | undefined;
  onChange: (text: string, place: Place | null) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
};

/** Location in the seller's words (spec §2); a suggested town sets the map position. */
export function PlaceField({ label, hint: ownHint, error, text, place, onChange, onBlur, ref }: Props) {
  const [isOpen, setOpen] = useState(false);
  const typed = useDeferredValue(text.trim());
  const suggested = placesQuery(typed);
  const { data: towns = [] } = useQuery({ ...suggested, enabled: suggested.enabled && !place });
  const isFresh = typed === text.trim();
  const named = isFresh && !place ? towns.find((town) => isSame(text, town)) : undefined;

  useEffect(() => {
    if (!named) return;
    onChange(text, named);
    setOpen(false);
  }, [named, onChange, text]);

  const sellerHint = place ? words.addProduct.placeKnown(placeName(place)) : words.addProduct.locationHint;
  const hint = ownHint ?? sellerHint;
  const isShown = isOpen && !place && towns.length > 0;
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <Autocomplete.Root
          items={towns}
          mode="none"
          value={text}
          open={isShown}
          onOpenChange={setOpen}
          itemToStringValue={placeName}
          onValueChange={(next, { reason }) => {
            // Escape with a closed list would clear the input.
            if (reason === 'escape-key') return;
            const chosen = reason === 'item-press' ? towns.find((town) => placeName(town) === next) : undefined;
            onChange(next, chosen ?? null);
            setOpen(!chosen);
          }}
        >
          <Autocomplete.Input
            {...control}
            ref={ref}
            onBlur={() => {
              // Late suggestions must not open afterwards.
              setOpen(false);
              onBlur();
            }}
            autoComplete="address-level2"
            enterKeyHint="next"
            className={controlStyle}
          />
          {/* Closed by a town that was typed, it would stay in sight. */}
          {isShown ? (
            <Autocomplete.Portal>
              <Autocomplete.Positioner sideOffset={4} className="z-50">
                <Autocomplete.Popup className="max-h-72 w-(--anchor-width) overflow-y-auto rounded-control border border-edge bg-surface py-1 text-ink shadow-raised">
                  <Autocomplete.List aria-label={words.addProduct.places}>
                    {(town: Place) => (
                      <Autocomplete.Item
                        key={`${town.name} ${town.region} ${town.country} ${town.latitude}`}
                        value={town}
                        className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 py-1 data-highlighted:bg-sunken"
                      >
                        <span>{placeName(town)}</span>
                        <span className="text-muted text-sm">{town.country}</span>
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.List>
                </Autocomplete.Popup>
              </Autocomplete.Positioner>
            </Autocomplete.Portal>
          ) : null}
        </Autocomplete.Root>
      )}
    </FieldFrame>
  );
}
