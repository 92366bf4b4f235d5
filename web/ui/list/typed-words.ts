/** Returns the search words of an address; undefined when empty. */
export function typedWords(search: Record<string, unknown>): string | undefined {
  const typed = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q) : '';
  // The server refuses NUL characters.
  return typed.replaceAll('\0', '').slice(0, 100) || undefined;
}
