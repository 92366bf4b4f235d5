import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { languageIn, splitWords } from './tools/split-words.mjs';

/** A busy machine is slow, not wrong: only a test that hangs fails by the clock. The long run takes hours for some. */
const limit = Number(process.env.TEST_MINUTES ?? 30) * 60_000;
const patience = { testTimeout: limit, hookTimeout: limit, expect: { poll: { timeout: 120_000 } } };
/** Node runs the server as it is, so its tests need no bundler in between. */
const native = { viteModuleRunner: false, nodeLoader: false } as const;
const database = { globalSetup: ['test/support/prepare-database.ts'], experimental: native, ...patience };

/** The longest files start first: at the end, all other workers would wait for one of them. */
const longest = [
  'crash-matrix',
  'permissions',
  'database-trouble',
  'power-cut',
  'random-kills',
  'rolling-restart',
  'tokens.test',
];

/** Tests that mostly wait come first, so that the others use the processor meanwhile. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      if (longest.some((name) => moduleId.includes(name))) return 0;
      return moduleId.includes('/server/features/') ? 2 : 1;
    };
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

/** Leaves one language of the words where a path requests it, as in the build. */
const oneLanguage = {
  name: 'settee:split-words',
  enforce: 'pre',
  transform(source: string, id: string) {
    const [path = '', query] = id.split('?');
    const language = languageIn(`?${query}`);
    return language ? splitWords(source, { path, language }) : undefined;
  },
} as const;
const pages = { plugins: [oneLanguage] };

/** Tests that only the long run needs (docs/decisions/0077-a-landing-runs-each-rule-once.md). */
const seldom = process.env.TESTS === 'all' ? [] : ['**/*.long.*.ts'];

/** Tests of the server by kind. Races count what was lost, not the time, and mostly wait; `app` holds for every call alike. */
const serverTests = {
  feature: 'server/!(app)/**/*.test.ts',
  app: 'server/app/**/*.test.ts',
  adapter: 'test/adapter/**/*.test.ts',
  proof: 'test/proof/**/*.proof.ts',
  race: 'test/race/**/*.race.ts',
};

/** One project for each kind of proof; `tools/test-stages.mjs` says which run when. */
export default defineConfig({
  test: {
    maxWorkers: Math.min(8, Math.max(2, availableParallelism())),
    sequence: { sequencer: LongestFirst },
    projects: [
      { ...pages, test: { name: 'unit', include: ['{shared,web,sandbox}/**/*.test.ts'], isolate: false, ...patience } },
      // Components want a document; what runs on the server too is a .test.ts and gets none.
      {
        ...pages,
        test: {
          name: 'web',
          include: ['web/**/*.test.tsx'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: 'test/support/fresh-document.ts',
          ...patience,
        },
      },
      { test: { name: 'house', include: ['{test,bench}/*.test.ts'], isolate: false, ...patience } },
      // The server is loaded once for each worker: a file's market is its own, and modules keep nothing of a market.
      ...Object.entries(serverTests).map(([name, include]) => ({
        test: { name, include: [include], exclude: seldom, isolate: false, ...database },
      })),
      // What a landing runs: as one project, so that a worker loads the server once for all kinds.
      { test: { name: 'server', include: Object.values(serverTests), exclude: seldom, isolate: false, ...database } },
      // One file at a time: how long anybody waits is measured on a machine that does nothing else.
      {
        test: {
          name: 'load',
          include: ['test/load/**/*.load.ts'],
          exclude: seldom,
          fileParallelism: false,
          ...database,
        },
      },
      // Proofs with no quick form; `npm run test:long` runs them.
      { test: { name: 'long', include: ['test/long/**/*.long.ts'], fileParallelism: false, ...database } },
    ],
  },
});
