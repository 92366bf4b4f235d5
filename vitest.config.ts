import { defineConfig } from 'vitest/config';

/** A busy machine is slow, not wrong: no test fails by the clock before it hangs. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };
const database = { globalSetup: ['test/support/prepare-database.ts'], ...patience };

/** One project for each kind of proof; `tools/test-stages.mjs` says which run when. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'unit', include: ['{shared,web,sandbox}/**/*.test.ts'], ...patience } },
      // Components want a document; what runs on the server too is a .test.ts and gets none.
      { test: { name: 'web', include: ['web/**/*.test.tsx'], environment: 'jsdom', ...patience } },
      { test: { name: 'house', include: ['test/house.test.ts'], ...patience } },
      { test: { name: 'feature', include: ['server/**/*.test.ts'], ...database } },
      { test: { name: 'adapter', include: ['test/adapter/**/*.test.ts'], ...database } },
      { test: { name: 'proof', include: ['test/proof/**/*.proof.ts'], ...database } },
      // One file at a time: a race wants the machine for itself.
      { test: { name: 'race', include: ['test/race/**/*.race.ts'], fileParallelism: false, ...database } },
      // Proofs with no quick form; `npm run test:long` runs them.
      { test: { name: 'long', include: ['test/long/**/*.long.ts'], fileParallelism: false, ...database } },
    ],
  },
});
