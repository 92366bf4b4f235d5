import { afterEach, expect, it } from 'vitest';
import { setTextSource } from '../platform/i18n/text-settings.ts';

const english = { language: 'en' } as const;
afterEach(() => setTextSource(() => english));

it('no module reads words while it loads, since they would stay in that language', async () => {
  const modules = import.meta.glob(['../**/*.{ts,tsx}', '!../**/*.test.*', '!../client.tsx']);
  expect(Object.keys(modules).length).toBeGreaterThan(100);
  const early = new Set<string>();
  for (const [path, load] of Object.entries(modules)) {
    setTextSource(() => {
      early.add(path);
      return english;
    });
    await load();
  }
  expect([...early]).toEqual([]);
});
