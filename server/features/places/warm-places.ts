import { isRegionName } from './read-gazetteer.ts';
import { townsOfPart } from './suggest-by-part.ts';

/** Reads the gazetteer. */
export function warmPlaces(): void {
  isRegionName('');
  townsOfPart('', '');
}
