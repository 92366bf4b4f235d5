import { readdir, readFile, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { tanstackStart } from '@tanstack/react-start/plugin/rsbuild';
import { filesNamed, sharedScripts } from './tools/shared-scripts.mjs';
import { packagesOfStyles, writeLicenses } from './tools/write-licenses.mjs';

const chunkTimeoutMilliseconds = 120_000; // spec §9

/** Browsers that support cascade layers, `@property` and nesting. */
const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 128', 'safari >= 16.4'];

const assetPaths = {
  svg: 'static/image',
  image: 'static/image',
  font: 'static/font',
  media: 'static/media',
  assets: 'static/file',
  css: 'static/css',
  cssAsync: 'static/css',
};

/** Puts every browser file under /static (spec §9: scripts under static/js); the Start plugin overrides a plain distPath. */
const staticPaths: RsbuildPlugin = {
  name: 'settee:static-paths',
  setup(api) {
    api.modifyEnvironmentConfig({
      order: 'post',
      handler: (config, { name, mergeEnvironmentConfig }) =>
        mergeEnvironmentConfig(config, {
          output:
            name === 'client'
              ? {
                  distPath: { ...assetPaths, js: 'static/js', jsAsync: 'static/js' },
                  overrideBrowserslist: browsers,
                  copy: [
                    { from: 'web/platform/install', to: '.' },
                    {
                      from: 'web/platform/offline/service-worker.ts',
                      to: 'service-worker.js',
                      transform: (source) => stripTypeScriptTypes(source.toString()),
                    },
                  ],
                }
              : { distPath: assetPaths, emitAssets: false },
        }),
    });
  },
};

const anyOf = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

const shared = { chunks: 'async', minChunks: 2, enforce: true } as const;

/**
 * Keeps what several pages share together: reading queries, which every public page does, with the first script (whose
 * name is `index`), and the icons, the notice, the toasts and the rarer queries, which a first visit seldom needs, in a
 * small file. Copied into each page's own, as is usual for little modules, they make the Start plugin believe that a page
 * needs every file with a copy, and have it preloaded.
 */
const sharedParts: RsbuildPlugin = {
  name: 'settee:shared-parts',
  setup(api) {
    api.modifyRspackConfig((config, { environment, mergeConfig }) =>
      environment.name === 'client'
        ? mergeConfig(config, {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  queries: {
                    ...shared,
                    test: /[\\/]@tanstack[\\/](react-query|query-core)[\\/](?!.*(mutation|infinite))/i,
                    name: 'index',
                    priority: 1,
                  },
                  access: {
                    ...shared,
                    minChunks: 1,
                    test: filesNamed(sharedScripts.access),
                    name: 'access',
                    priority: 2,
                  },
                  icons: {
                    ...shared,
                    test: filesNamed(sharedScripts.icons, 'icons'),
                    name: 'icons',
                    priority: 1,
                  },
                  parts: {
                    ...shared,
                    test: anyOf(
                      /[\\/]node_modules[\\/](lucide-react|react-hot-toast|@tanstack[\\/](react-query|query-core))[\\/]/,
                      filesNamed(sharedScripts.parts, 'ui'),
                    ),
                    name: 'parts',
                  },
                },
              },
            },
          })
        : config,
    );
  },
};

const words = /[\\/](?:web|shared)[\\/]words[\\/]/;

/** Written in the language of the person whom a decision concerns, so a page needs them all. */
const inAllLanguages = /[\\/]decision-templates\.ts$/;

/** Leaves each script of a browser one language of the words. The server's pages have all of them. */
const splitWords: RsbuildPlugin = {
  name: 'settee:split-words',
  setup(api) {
    api.modifyRspackConfig((config, { environment, mergeConfig }) =>
      mergeConfig(config, {
        module: {
          rules: [
            {
              test: words,
              exclude: inAllLanguages,
              resourceQuery: environment.name === 'client' ? undefined : /[?&]lang=/,
              enforce: 'pre',
              loader: join(api.context.rootPath, 'tools/split-words.mjs'),
            },
          ],
        },
      }),
    );
  },
};

/** Ways to write distances. Each is the best for some scripts, by up to a thousandth, which counts on the first page. */
const distances = [{}, { [constants.BROTLI_PARAM_NDIRECT]: 12 }, { [constants.BROTLI_PARAM_NPOSTFIX]: 2 }] as const;

async function compressBest(bytes: Buffer): Promise<Buffer> {
  const tries = await Promise.all(distances.map((params) => promisify(brotliCompress)(bytes, { params })));
  return tries.reduce((best, one) => (one.length < best.length ? one : best));
}

/** Writes a .br and a .gz beside each text file of the browser build, so that nothing is compressed while serving. */
const precompress: RsbuildPlugin = {
  name: 'settee:precompress',
  apply: 'build',
  setup(api) {
    api.onAfterBuild(async () => {
      const folder = join(api.context.distPath, 'client', 'static');
      const names = await readdir(folder, { recursive: true });
      await Promise.all(
        names
          .filter((name) => /\.(js|css|svg|json)$/.test(name))
          .map(async (name) => {
            const path = join(folder, name);
            const bytes = await readFile(path);
            await writeFile(`${path}.br`, await compressBest(bytes));
            await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
          }),
      );
    });
  },
};

/** Writes which packages the pages contain, with their licenses. */
const licenses: RsbuildPlugin = {
  name: 'settee:licenses',
  apply: 'build',
  setup(api) {
    api.onAfterBuild(({ stats }) => {
      const paths = new Set(packagesOfStyles('web'));
      const collect = (modules: readonly Bundled[] = []) => {
        for (const { nameForCondition, modules: inner } of modules) {
          if (nameForCondition) paths.add(nameForCondition);
          collect(inner);
        }
      };
      const { modules, children } = stats?.toJson({ all: false, modules: true, nestedModules: true }) ?? {};
      for (const part of [{ modules }, ...(children ?? [])]) collect(part.modules);
      writeLicenses(paths, join(api.context.distPath, 'LICENSES.txt'));
    });
  },
};

type Bundled = { nameForCondition?: string; modules?: readonly Bundled[] };

export default defineConfig({
  source: { tsconfigPath: './web/tsconfig.json' },
  // React has it built in; the stand-in is for versions that have not.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'use-sync-external-store/shim': 'react',
    },
  },
  output: {
    // Another place and another server are for measuring (bench/fresh-pages.mjs).
    distPath: { root: process.env.PAGES_DIST ?? 'dist' },
    legalComments: 'none',
    // Every page carries the hash of each part; six digits tell two builds apart.
    filenameHash: 'contenthash:6',
    dataUriLimit: 0,
    // A second look finds what the first has made needless, and the first page counts every byte.
    minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 }, mangle: true } } },
  },
  plugins: [
    pluginReact(),
    tanstackStart({
      srcDirectory: 'web',
      server: { entry: process.env.PAGES_SERVER },
      router: {
        entry: './router.tsx',
        tmpDir: '.cache/router',
        generatedRouteTree: './route-tree.gen.ts',
        // It keeps our own rules as it is written, and is checked like any other file.
        routeTreeFileHeader: [],
        routeFileIgnorePattern: '\\.test\\.',
        quoteStyle: 'single',
        semicolons: true,
        addExtensions: true,
        // What such a page reads first comes with that page; a first visit is to none of them.
        codeSplittingOptions: {
          splitBehavior: ({ routeId }) => {
            // The home page is small and comes with the first script: one request less for most first visits.
            if (routeId === '/') return [];
            return /^\/(dashboard|legal|notifications|sellers|signup)\b/.test(routeId)
              ? [['loader', 'component'], ['notFoundComponent']]
              : undefined;
          },
        },
      },
      rsbuild: { client: { output: 'iife' }, installDevServerMiddleware: false },
    }),
    staticPaths,
    sharedParts,
    splitWords,
    precompress,
    licenses,
  ],
  tools: {
    rspack: {
      // An area of words that nobody names may be left out, and one that a single page names travels with that page.
      module: { rules: [{ test: words, sideEffects: false }] },
      output: {
        chunkLoadTimeout: chunkTimeoutMilliseconds,
        // The one policy by which text may become a script in a page (server/platform/http/headers.ts).
        trustedTypes: { policyName: 'settee-parts' },
      },
    },
  },
});
