import { once } from 'node:events';
import { loadIndex } from '../../server/features/search/load-index.ts';

/** Returns a full read that finishes when released. */
export function heldReading() {
  const signs = new EventTarget();
  const read = once(signs, 'read');
  const mayEnd = once(signs, 'mayEnd');
  return {
    read,
    end: () => signs.dispatchEvent(new Event('mayEnd')),
    load: async (...[db]: Parameters<typeof loadIndex>) => {
      const loaded = await loadIndex(db);
      signs.dispatchEvent(new Event('read'));
      await mayEnd;
      return loaded;
    },
  };
}
