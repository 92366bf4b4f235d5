import { isRegionName } from './read-gazetteer.ts';
import { townsOfPart } from './suggest-by-part.ts';

/** Reads the gazetteer, so that the first town holds no other request for a third of a second. */
export function warmPlaces(): void {
  isRegionName('');
  townsOfPart('', '');
}
