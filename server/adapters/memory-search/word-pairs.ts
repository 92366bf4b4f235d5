function bitsOf(first: string, second: string): [number, number] {
  let hash = 17;
  for (let i = 0; i < first.length; i++) hash = Math.imul(hash ^ first.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ 32, 0x01000193);
  for (let i = 0; i < second.length; i++) hash = Math.imul(hash ^ second.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  return [1 << (hash & 31), 1 << ((hash >>> 8) & 31)];
}

/** Returns a bloom filter of 64 bits, with about one false positive in thirty. */
export function pairMask(words: readonly string[]): [number, number] {
  let [low, high] = [0, 0];
  for (let i = 1; i < words.length; i++) {
    const [one, other] = bitsOf(words[i - 1] ?? '', words[i] ?? '');
    low |= one;
    high |= other;
  }
  return [low, high];
}
