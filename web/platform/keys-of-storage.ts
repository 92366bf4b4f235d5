/** None where storage is blocked. */
export function keysOfStorage(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
