import { useSyncExternalStore } from 'react';
import { shopUnit, unitOfCountry } from '../../../shared/domain/country.ts';
import { type LengthUnit, lengthUnits } from '../../../shared/domain/dimensions.ts';
import { shop } from '../../features/settings/shop.ts';

const KEY = 'settee.unit';
const CHANGED = 'settee:unit';

/** The unit that was chosen in this browser; else that of the country it names; else that of the shop. */
export function preferredUnit(): LengthUnit {
  const kept = readKept();
  if (kept) return kept;
  const { region } = new Intl.Locale(navigator.language);
  return unitOfCountry(region) ?? shopUnit(shop());
}

function readKept(): LengthUnit | undefined {
  try {
    return lengthUnits.find((unit) => unit === localStorage.getItem(KEY));
  } catch {
    // A browser that keeps nothing knows of no choice.
    return undefined;
  }
}

/** Remembers a unit for every form, filter and page of this browser. */
export function keepUnit(unit: LengthUnit): void {
  try {
    localStorage.setItem(KEY, unit);
  } catch {
    // A browser that keeps nothing still shows what was chosen here.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function follow(changed: () => void): () => void {
  const events = [CHANGED, 'storage'];
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}

/** The unit to show lengths in; the server, which does not know the browser, shows that of the shop. */
export const useUnit = (): LengthUnit => useSyncExternalStore(follow, preferredUnit, () => shopUnit(shop()));
