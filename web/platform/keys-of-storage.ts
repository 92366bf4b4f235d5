/** None where storage is blocked. */
export function keysOfStorage(store = () => localStorage): string[] {
  try {
    return Object.keys(store());
  } catch {
    return [];
  }
}
