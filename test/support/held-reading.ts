import { once } from 'node:events';
import { fillEngine } from '../../server/features/search/fill-engine.ts';

/** Returns a full read that finishes when released. */
export function heldReading() {
  const signs = new EventTarget();
  const read = once(signs, 'read');
  const mayEnd = once(signs, 'mayEnd');
  return {
    read,
    end: () => signs.dispatchEvent(new Event('mayEnd')),
    load: async (...asked: Parameters<typeof fillEngine>) => {
      const loaded = await fillEngine(...asked);
      signs.dispatchEvent(new Event('read'));
      await mayEnd;
      return loaded;
    },
  };
}
