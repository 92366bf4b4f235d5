import { createHash } from 'node:crypto';

/** Returns the same UUID for the same name, so that seeded listings have stable URLs. */
export function nameId(name: string): string {
  const hex = createHash('sha256').update(`settee:${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
