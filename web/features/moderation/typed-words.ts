/** The words that an address searches a list for; undefined when it searches for none. */
export function typedWords(search: Record<string, unknown>): string | undefined {
  const typed = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q) : '';
  // A search for a NUL is refused, and no name holds one.
  return typed.replaceAll('\0', '').slice(0, 100) || undefined;
}
