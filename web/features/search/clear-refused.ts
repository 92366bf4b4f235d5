const EVENT = 'clear-refused';

/** Empties fields whose text was refused: the address never had it. @param names all without them */
export const clearRefused = (names?: readonly string[]): void => {
  document.dispatchEvent(new CustomEvent(EVENT, { detail: names }));
};

/** @returns ends it */
export function onClearRefused(name: string, clear: () => void): () => void {
  const listener = (event: Event) => {
    const names = (event as CustomEvent<readonly string[] | null>).detail;
    if (!names || names.includes(name)) clear();
  };
  document.addEventListener(EVENT, listener);
  return () => document.removeEventListener(EVENT, listener);
}
