/** Sorts words by sellers, then by listings, since one seller can have many. */
export const weightOf = ({ sellers, all }: { sellers: number; all: number }): number =>
  all === 0 ? 0 : sellers + all / (all + 1);
