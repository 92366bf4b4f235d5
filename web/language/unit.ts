import { useSyncExternalStore } from 'react';
import { type LengthUnit, lengthUnits } from '../../shared/domain/dimensions.ts';

const KEY = 'settee.unit';
const CHANGED = 'settee:unit';

/** Regions that measure furniture in inches. */
const inches = ['US', 'LR', 'MM'];

/** The unit that was chosen in this browser; else the one people where it is from measure in. */
export function preferredUnit(): LengthUnit {
  const kept = readKept();
  if (kept) return kept;
  const { region } = new Intl.Locale(navigator.language);
  return region && inches.includes(region) ? 'in' : 'cm';
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

/** The unit to show lengths in; the server, which does not know the browser, shows centimetres. */
export const useUnit = (): LengthUnit => useSyncExternalStore(follow, preferredUnit, () => lengthUnits[0]);
