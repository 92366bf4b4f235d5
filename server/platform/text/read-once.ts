/** Letters; anybody may send longer ones. */
const LONGEST = 40;

/** Caches what words mean: texts repeat them. @param most words */
export function readOnce<Meaning>(read: (word: string) => Meaning, most: number): (word: string) => Meaning {
  const known = new Map<string, Meaning>();
  return (word) => {
    if (word.length > LONGEST) return read(word);
    const found = known.get(word);
    if (found !== undefined || known.has(word)) return found as Meaning;
    const meaning = read(word);
    if (known.size < most) known.set(word, meaning);
    return meaning;
  };
}
