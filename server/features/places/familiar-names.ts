/** Folded names that mean a larger town abroad first. */
const familiarNames = new Set(['compostela', 'corinto', 'florencia', 'gerona', 'roma']);

/** Returns whether a folded name counts like the town's own. */
export const isFamiliar = (name: string): boolean => familiarNames.has(name);
