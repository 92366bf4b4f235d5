import { words } from '../../words.ts';

/** A category of the wire as a person calls it. */
export const categoryName = (category: string) => lookUp(words.category.names, category);

/** A condition of the wire as a person calls it; a seller's own words stay as they are. */
export const conditionName = (condition: string) => lookUp(words.listing.conditions, condition);

const lookUp = (names: Readonly<Record<string, string>>, wire: string) => names[wire] ?? wire;
