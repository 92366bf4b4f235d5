import { useSyncExternalStore } from 'react';
import { type LengthUnit, lengthUnits } from '../../../shared/domain/dimensions.ts';
import { shop } from '../shop.ts';

const KEY = 'settee.unit';
const CHANGED = 'settee:unit';

/** ISO 3166 codes. */
const inInches: ReadonlySet<string> = new Set(['US', 'LR', 'MM']);

const unitOfCountry = (country: string | undefined): LengthUnit | undefined =>
  country ? (inInches.has(country) ? 'in' : 'cm') : undefined;

/** Returns the shop's unit: the chosen one, else its country's. */
const shopUnit = ({ unit, country }: Pick<ReturnType<typeof shop>, 'unit' | 'country'>): LengthUnit =>
  unit || (unitOfCountry(country) ?? 'cm');

/** Returns the unit chosen in this browser, else its country's, else the shop's. */
export function preferredUnit(): LengthUnit {
  const stored = readStored();
  if (stored) return stored;
  const { region } = new Intl.Locale(navigator.language);
  return unitOfCountry(region) ?? shopUnit(shop());
}

function readStored(): LengthUnit | undefined {
  try {
    return lengthUnits.find((unit) => unit === localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

/** Stores the unit for this browser. */
export function storeUnit(unit: LengthUnit): void {
  try {
    localStorage.setItem(KEY, unit);
  } catch {
    // Storage is unavailable; the page keeps its state.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(changed: () => void): () => void {
  const events = [CHANGED, 'storage'];
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}

/** Returns the length unit; on the server the shop's. */
export const useUnit = (): LengthUnit => useSyncExternalStore(subscribe, preferredUnit, () => shopUnit(shop()));
