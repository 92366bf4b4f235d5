/** Two bits of 64 for two words that follow each other. */
function bitsOf(first: string, second: string): [number, number] {
  let hash = 17;
  for (let i = 0; i < first.length; i++) hash = Math.imul(hash ^ first.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ 32, 0x01000193);
  for (let i = 0; i < second.length; i++) hash = Math.imul(hash ^ second.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  return [1 << (hash & 31), 1 << ((hash >>> 8) & 31)];
}

/**
 * Which words follow each other in a text, as 64 bits. A text that holds all bits of another one probably says its words
 * in their order; with usual titles one in thirty says so wrongly, which only puts it a little too early.
 */
export function pairMask(words: readonly string[]): [number, number] {
  let [low, high] = [0, 0];
  for (let i = 1; i < words.length; i++) {
    const [one, other] = bitsOf(words[i - 1] ?? '', words[i] ?? '');
    low |= one;
    high |= other;
  }
  return [low, high];
}
