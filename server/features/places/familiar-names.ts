/** Folded names that in our languages mean a town abroad first, and only then a smaller one that is called so itself. */
const familiarNames = new Set(['compostela', 'corinto', 'florencia', 'gerona']);

/** Returns whether a folded name counts like the town's own. */
export const isFamiliar = (name: string): boolean => familiarNames.has(name);
