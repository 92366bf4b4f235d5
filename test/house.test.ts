import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** Code rules that compiler and linter cannot check; CONTRIBUTING.md gives the reasons. */

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['shared', 'server', 'web', 'sandbox', 'test', 'tools', 'bench'];
const roots = folders.filter((name) => existsSync(join(root, name)));

type Source = { path: string; text: string; imports: string[] };

const sources: Source[] = filesIn(root, roots)
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.includes('.gen.'))
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, text, imports: importsOf(path, text) };
  });
const product = sources.filter(
  ({ path }) => /^(shared|server|web|sandbox)\//.test(path) && !/\.test\.tsx?$/.test(path),
);

function filesIn(folder: string, names: readonly string[]): string[] {
  return names.flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  );
}

/** Returns a file's imports: packages by name, own files by path. */
function importsOf(path: string, text: string): string[] {
  const found = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) => name);
  return found.map((name) => (name.startsWith('.') ? join(dirname(path), name) : name));
}

/** A part that loads later is no dependency: nothing waits for it. */
const withoutLazyImports = (text: string) => text.replace(/\bimport\('[^']*'\)/g, '');

const breaking = (files: readonly Source[], rule: (file: Source) => boolean) =>
  files.filter(rule).map(({ path }) => path);
const below = (folder: string) => (path: string) => path.startsWith(`${folder}/`);
const featureOf = (path: string) => /^(?:server|web)\/features\/([^/]+)\//.exec(path)?.[1];
/** Screens that join features and are none themselves. */
const joiningRooms = ['dashboard', 'listing-page', 'selling', 'shell'];

describe('dependencies', () => {
  it('only the http rooms and the sandbox name the web framework', () => {
    const allowed = (path: string) =>
      below('server/app/http')(path) ||
      below('server/platform/http')(path) ||
      below('sandbox')(path) ||
      ['server/app/start-server.ts', 'server/app/dev-server.ts'].includes(path);
    const named = (name: string) => name === 'hono' || name.startsWith('hono/') || name.startsWith('@hono/');
    expect(breaking(product, ({ path, imports }) => !allowed(path) && imports.some(named))).toEqual([]);
  });

  it('imports go down, of types too: commands, app, features, platform with ports; adapters import no feature', () => {
    const layers = [
      /^server\/(platform|ports)\//,
      /^server\/(features|adapters)\//,
      /^server\/app\//,
      /^server\/commands\//,
    ];
    const layerOf = (path: string) => layers.findIndex((layer) => layer.test(path));
    const upward = product.flatMap(({ path, imports }) =>
      imports.filter((name) => layerOf(path) >= 0 && layerOf(name) > layerOf(path)).map((name) => `${path} → ${name}`),
    );
    expect(upward).toEqual([]);
  });

  it('no file is loose: server/ holds main.ts alone, and every feature has one name in every root', () => {
    expect(
      breaking(product, ({ path }) => /^server\/[^/]+\.ts$/.test(path)).filter((path) => path !== 'server/main.ts'),
    ).toEqual([]);
    const rooms = (root: string) =>
      new Set(product.flatMap(({ path }) => new RegExp(`^${root}/features/([^/]+)/`).exec(path)?.[1] ?? []));
    const only = [...rooms('web')].filter((name) => !rooms('server').has(name));
    expect(only.sort()).toEqual(joiningRooms);
  });

  it('adapters and features never import each other: they meet at the ports', () => {
    const across = product.flatMap(({ path, imports }) =>
      [
        ['server/adapters', 'server/features'],
        ['server/features', 'server/adapters'],
      ].flatMap(([from = '', to = '']) => (below(from)(path) ? imports.filter(below(to)) : [])),
    );
    expect(across).toEqual([]);
  });

  it('web and server import shared, and nothing of each other', () => {
    const others = { web: ['server', 'sandbox'], server: ['web'], shared: ['web', 'server', 'sandbox'] };
    const foreign = Object.entries(others).flatMap(([root, names]) =>
      breaking(product, ({ path, imports }) => below(root)(path) && names.some((name) => imports.some(below(name)))),
    );
    expect(foreign).toEqual([]);
  });

  it("a feature of the server never imports another feature's store", () => {
    const foreignStore = (path: string) => (name: string) =>
      below('server')(name) &&
      name.endsWith('-store.ts') &&
      featureOf(name) !== undefined &&
      featureOf(name) !== featureOf(path);
    expect(breaking(product, ({ path, imports }) => imports.some(foreignStore(path)))).toEqual([]);
  });

  it.each(['server', 'web'])('features of %s import each other in one direction, never in a circle', (root) => {
    const known = new Map<string, Set<string>>();
    for (const { path, text } of product.filter(({ path }) => below(`${root}/features`)(path))) {
      const from = featureOf(path) ?? '';
      const others = importsOf(path, withoutLazyImports(text)).flatMap((name) => featureOf(name) ?? []);
      known.set(from, new Set([...(known.get(from) ?? []), ...others]));
    }
    const reaches = (from: string, to: string, on: readonly string[] = []): boolean =>
      [...(known.get(from) ?? [])].some(
        (next) => next !== from && !on.includes(next) && (next === to || reaches(next, to, [...on, next])),
      );
    expect(known.size).toBeGreaterThan(10);
    expect([...known.keys()].filter((feature) => reaches(feature, feature))).toEqual([]);
  });

  it('the floors of web: words, platform and ui import no feature, and platform no ui, in tests too', () => {
    const floor = (name: string) => sources.filter(({ path }) => below(`web/${name}`)(path));
    const lower = ['words', 'platform', 'ui'].flatMap(floor);
    expect(breaking(lower, ({ imports }) => imports.some(below('web/features')))).toEqual([]);
    expect(breaking(floor('platform'), ({ imports }) => imports.some(below('web/ui')))).toEqual([]);
  });

  it('what is kept outside of React has one kind of listeners', () => {
    const own = product.filter(({ path }) => below('web')(path) && path !== 'web/platform/listeners.ts');
    expect(breaking(own, ({ text }) => /new Set<\(\) => void>/.test(text))).toEqual([]);
  });

  it('the domain is pure: it imports nothing but itself and the refusals that it names, and waits for nothing', () => {
    const domain = product.filter(({ path }) => below('shared/domain')(path));
    const isOurs = (name: string) => below('shared/domain')(name) || below('shared/words')(name);
    expect(breaking(domain, ({ imports }) => !imports.every(isOurs))).toEqual([]);
    expect(breaking(domain, ({ text }) => /\bawait\b|\bDate\.now\b|Math\.random/.test(text))).toEqual([]);
  });

  it('shared keeps no state: what differs between shops is passed', () => {
    const shared = product.filter(({ path }) => below('shared')(path));
    expect(breaking(shared, ({ text }) => /^(?:export )?(?:let|var) /m.test(text))).toEqual([]);
  });

  it('SQL of features is in stores, besides single statements that other features run in their transaction', () => {
    const single = [
      'accounts/find-parties',
      'listings/find-listing',
      'listings/payment-under-way',
      'listings/set-listing-state',
    ];
    const allowed = [...single, 'listings/end-advertising', 'imports/process-imports', 'checkout/books/verify-books'];
    const sql = /\bsql(?:\.raw)?(?:<[^>]*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/;
    const features = product.filter(({ path }) => below('server/features')(path) && !path.endsWith('-store.ts'));
    expect(breaking(features, ({ text }) => sql.test(text)).sort()).toEqual(
      allowed.map((name) => `server/features/${name}.ts`).sort(),
    );
  });

  it('SQL takes lists of states from the domain; those of the job queue are its own', () => {
    const spelt = /\bstate (?:not )?in \('(?!created|active)/;
    const server = product.filter(({ path }) => below('server')(path));
    expect(breaking(server, ({ text }) => spelt.test(text))).toEqual([]);
  });

  it('the product never imports tests, tools or benchmarks', () => {
    expect(breaking(product, ({ imports }) => imports.some((name) => /^(test|tools|bench)\//.test(name)))).toEqual([]);
  });

  it('only the server’s composition imports the stand-ins, so that they can be deleted', () => {
    const outside = product.filter(
      ({ path }) =>
        !below('sandbox')(path) && !['server/app/create-services.ts', 'server/app/sandboxes.ts'].includes(path),
    );
    expect(breaking(outside, ({ imports }) => imports.some(below('sandbox')))).toEqual([]);
  });

  it('OpenTelemetry is loaded only where traces are switched on', () => {
    const tracing = 'server/platform/observability/otlp-tracing.ts';
    const named = (name: string) => name.startsWith('@opentelemetry/') || name === tracing;
    const naming = breaking(product, ({ imports }) => imports.some(named));
    expect(naming.sort()).toEqual(['server/app/create-services.ts', tracing]);
    const services = product.find(({ path }) => path === 'server/app/create-services.ts')?.text ?? '';
    expect(services).toContain("await import('../platform/observability/otlp-tracing.ts')");
    expect(services).not.toMatch(/from '[^']*otlp-tracing/);
  });

  it('deadlines count by the database’s clock: features ask `services.clock` or the database, never their machine', () => {
    // The age of a file on this machine's disk.
    const ofFiles = /^server\/features\/images\/sweep-images\.ts$/;
    const machines = /\bDate\.now\(\)|\bnew Date\(\)/;
    const features = product.filter(({ path }) => below('server/features')(path));
    expect(breaking(features, ({ path, text }) => !ofFiles.test(path) && machines.test(text))).toEqual([]);
  });

  it('a wait has one kind of limit: `AbortSignal.timeout`, or `inTime` where no signal is taken', () => {
    // What ends these waits is an event.
    const byEvent = ['server/adapters/image-pipeline-process.ts', 'server/commands/make-admin.ts'];
    const racing = product.filter(
      ({ path, text }) =>
        /^(server|sandbox)\//.test(path) && /Promise\.race\(/.test(text) && !path.endsWith('/in-time.ts'),
    );
    expect(racing.map(({ path }) => path).sort()).toEqual(byEvent);
  });

  it('only server/app/env.ts reads the environment', () => {
    expect(breaking(product, ({ path, text }) => path !== 'server/app/env.ts' && /process\.env\b/.test(text))).toEqual(
      [],
    );
  });

  it('the browser reads no schema before it needs one: pages import the contract for its types and its paths', () => {
    const light = ['paths', 'paths.gen', 'first-paths.gen', 'fill-path', 'wire-names'].map(
      (name) => `shared/contract/${name}.ts`,
    );
    const heavy = /^import (?!type)[^;]*from '[^']*shared\/contract\/([\w.-]+)\.ts'/gm;
    const eager = product.filter(({ path }) =>
      ['web/platform/api.ts', 'web/router.tsx', 'web/routes/__root.tsx'].includes(path),
    );
    const wrong = ({ text }: Source) =>
      [...text.matchAll(heavy)].some(([, name]) => !light.includes(`shared/contract/${name}.ts`));
    expect(breaking(eager, wrong)).toEqual([]);
  });

  it('the spellings of the specification stop in shared/contract: screens and handlers have our names', () => {
    const wire = /(?<![\w$])(_id|isVarified|productName|previousId|insertedId|addvertisement|imageURL)\b/;
    const elsewhere = product.filter(({ path }) => !below('shared/contract')(path) && !below('sandbox')(path));
    expect(breaking(elsewhere, ({ text }) => wire.test(text))).toEqual([]);
  });
});

describe('look-ups', () => {
  it('a table by text is read by lookUp or is a Map, since a text may be "constructor"', () => {
    // Environment, forms and addresses, whose names are ours.
    const ours =
      /^(sandbox\/stripe\/expand-fields|server\/app\/env|web\/features\/listings\/search-address|shared\/domain\/look-up)\.ts$/;
    const reads = ({ text }: Source) =>
      [...text.matchAll(/\b(\w+)\??: (?:Readonly<|Partial<)*Record<string,/g)].some(([, table]) =>
        new RegExp(String.raw`(?<![\w.])${table}\[(?!['\`\d])[^\]]+\](?!\s*\??\??=[^=]|\])`).test(text),
      );
    expect(breaking(product, (source) => !ours.test(source.path) && reads(source))).toEqual([]);
    const membership =
      /(?<!for \(const )(?<!for \(let )\b(?:name|key|kind|category|condition|value|word|text|reason|code) in \w+[\w.]*(?=\)| [?&|])/;
    const known =
      /^(web\/words\/(split-)?area|web\/platform\/query-client|server\/adapters\/stripe-card-payments)\.tsx?$/;
    expect(breaking(product, ({ path, text }) => !known.test(path) && membership.test(text))).toEqual([]);
  });
});

describe('texts of the product', () => {
  it('what refuses says is in shared/words: no sentence stands in a failure, a schema or a rule', () => {
    const toPrograms = /refusalForPrograms\(\s*(['`])[^'`]*\1/g;
    const summary = /summary:\s*(['`])[^\n]*\1/g;
    const sentence = /(['`])[A-Z][^'`\n]* [^'`\n]*\.\1/;
    const schemas = product.filter(({ path }) => below('shared/contract')(path));
    const saysSentence = ({ text }: Source) => sentence.test(text.replace(toPrograms, '').replace(summary, ''));
    expect(breaking(schemas, saysSentence)).toEqual([]);
    const stated = /\b(?:message|reason|refusal): ?(['`])[A-Z]|(?:new Failure|invalidFields)\([^;]*?: (['`])[A-Z]/;
    // Stripe’s own form of an error.
    const others = product.filter(
      ({ path }) =>
        /^(server\/(?!app\/demo)|shared\/domain\/)/.test(path) && path !== 'server/adapters/stripe-fetch.ts',
    );
    expect(breaking(others, ({ text }) => stated.test(text.replace(toPrograms, '')))).toEqual([]);
  });
});

describe('texts of people', () => {
  it('are shown in their own direction', () => {
    // Ours, or code.
    const ours = /^web\/(features\/legal\/legal-text|features\/shell\/error-screen|routes\/-blog\/.*)\.tsx$/;
    const isTurned = (text: string) =>
      [...text.matchAll(/<\w+[^<>]*whitespace-pre-line[^<>]*/g)].some(([tag]) => !tag.includes('dir="auto"'));
    expect(breaking(product, ({ path, text }) => !ours.test(path) && path.endsWith('.tsx') && isTurned(text))).toEqual(
      [],
    );
    const text = String.raw`(?:\w+\.(?:title|description|sellerName|displayName|address|location)|address|lede|fileName|\w+\.pickupIn\(.*\)|conditionName\(.*\)|words\.\w+\.\w+\([^()]*\b(?:\w+\.(?:name|title|displayName|sellerName)|otherName)\b.*\)|ways\..*)`;
    const shown = new RegExp(
      String.raw`<(?:h\d|p|span|dd|td|li|a|Link)(?![^<>]*dir=)[^<>]*>\s*\{(?!words\.\w+\.title)${text}\}`,
    );
    expect(breaking(product, ({ path, text }) => path.endsWith('.tsx') && shown.test(text))).toEqual([]);
  });

  it('no screen takes back that a long word breaks (app.css): a flexible neighbour would widen the page', () => {
    const undone = /\b(?:wrap-)?break-words?\b|\bwrap-normal\b|overflow-wrap/;
    const ours = /^web\/ui\/button-style\.ts$/;
    expect(breaking(product, ({ path, text }) => /^web\//.test(path) && !ours.test(path) && undone.test(text))).toEqual(
      [],
    );
  });
});

describe('names and sizes', () => {
  it('files are kebab-case and named for what they hold', () => {
    const kebab = /^(_|-)*[a-z0-9$.-]+$/;
    expect(breaking(sources, ({ path }) => !kebab.test(basename(path)) && !path.includes('__root'))).toEqual([]);
    const drawer = /(^|[/-])(utils?|helpers?|common|managers?|misc)(\.|\/|-|$)/;
    expect(breaking(sources, ({ path }) => drawer.test(path))).toEqual([]);
  });

  it('names are the standard terms: those that were replaced do not come back', () => {
    const former = [
      'sift',
      'mortalSocket',
      'sideDoors',
      'useEnlarging',
      'TREMBLE',
      'vouched',
      'clockWork',
      'sayFarewell',
    ];
    const sought = new RegExp(
      `\\b(?:${[...former, 'underWay', 'wearShop', 'openRaceTrack', 'gatherCrowd', 'mailsOut'].join('|')})\\b`,
    );
    expect(breaking(sources, ({ path, text }) => path !== 'test/house.test.ts' && sought.test(text))).toEqual([]);
  });

  it('nothing keeps, looks, asks, forgets, tells, hears, speaks, brings or lends: the glossary has the verbs', () => {
    const rooms = /^(server|shared|sandbox|web\/(features|platform|routes|ui)|tools|test\/support)\//;
    const old = '(?:keep|look|ask|forget|tell|hear|speak|bring|lend)';
    // A look-up, a setting of Node, a command that operators know, and the button of that name.
    const known = /^(lookUp\w*|keepAliveTimeout|forget-second-factor\.ts|ask-seller\.tsx|look-up(\.test)?\.ts)$/;
    const declared = new RegExp(
      `\\b(?:const|let|function\\*?) (${old}(?:[A-Z]\\w*)?)\\b|^ +(?:async )?\\*?(${old}(?:[A-Z]\\w*)?)[(<]`,
      'gm',
    );
    const found = sources
      .filter(({ path }) => rooms.test(path) && (!path.endsWith('.test.ts') || /look-up/.test(path)))
      .flatMap(({ path, text }) => [
        ...[basename(path)].filter((name) => new RegExp(`^${old}-`).test(name)),
        ...[...text.matchAll(declared)].map(([, first, second]) => first ?? second ?? ''),
      ])
      .filter((name) => !known.test(name));
    expect(found).toEqual([]);
  });

  it('no file name begins with an old verb, besides the terms of the glossary', () => {
    const old = /^(?:use-)?(?:ask|forget|keep|look|tell|told|said|hear|speak|bring|lend)-/;
    const terms = ['ask-seller.tsx', 'forget-second-factor.ts', 'look-up.test.ts', 'look-up.ts'];
    const ours = sources.filter(({ path }) => /^(?:server|web|shared)\//.test(path));
    const found = ours.map(({ path }) => basename(path)).filter((name) => old.test(name));
    expect(found.sort()).toEqual(terms);
  });

  it('a file over 300 lines has a second idea inside; a story may be as long as it is', () => {
    const story = (path: string) => /\.(test|race|load|proof|long|e2e)\.tsx?$/.test(path);
    const lines = (text: string) => text.split('\n').length - 1;
    expect(breaking(sources, ({ path, text }) => lines(text) > 300 && !story(path))).toEqual([]);
  });

  describe('measured by tools/measure-source.mjs', () => {
    const tool = join(root, 'tools/measure-source.mjs');
    const measured: { commentWords: number; mostCommentWords: number; longPercent: number; tall: string[] } =
      JSON.parse(execFileSync(process.execPath, [tool, '--json'], { encoding: 'utf8' }));
    const list = '`npm run -s measure-source -- --list` names the places.';

    it('functions take one object instead of four parameters, besides 1.5 %', () => {
      expect(measured.longPercent, `Pass one object. ${list}`).toBeLessThanOrEqual(1.5);
    });

    it('comments have at most 0.6 words per line of code', () => {
      const advice = 'Delete comments that repeat a name or a type, and say the others in fewer words; keep every why.';
      expect(measured.commentWords, `${advice} ${list}`).toBeLessThanOrEqual(measured.mostCommentWords);
    });

    it('no function has more than 120 lines', () => {
      expect(measured.tall, 'Divide it: a name for each part, where a reader would pause.').toEqual([]);
    });
  });

  it('exports have names; a default is for the files that a tool reads', () => {
    const readByTools =
      /(\.config\.ts|^server\/adapters\/image-pipeline-process\.ts|^web\/server\.tsx|^bench\/react-alone\.tsx|^tools\/split-words\.mjs)$/;
    const wrong = ({ path, text }: Source) => /^export default\b/m.test(text) && !readByTools.test(path);
    expect(breaking(sources, wrong)).toEqual([]);
  });
});

describe('what an operator reads', () => {
  const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8');

  it('names every setting, in the guide and in the example', () => {
    const env = readFileSync(join(root, 'server/app/env.ts'), 'utf8');
    const names = [...env.matchAll(/^ {2}'([A-Z0-9_]+)',$/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(30);
    const example = readFileSync(join(root, '.env.example'), 'utf8');
    expect(names.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
    expect(names.filter((name) => !new RegExp(`^# ${name}=`, 'm').test(example))).toEqual([]);
  });

  it('says of every alert what it means and what to do', () => {
    const messages = product.flatMap(({ text }) =>
      [...text.matchAll(/alert: true \},?\s*'([^']+)'/g)].map(([, message = '']) => message),
    );
    expect(messages.length).toBeGreaterThan(4);
    expect(messages.filter((message) => !operations.includes(`| \`${message}\` |`))).toEqual([]);
  });
});

describe('leftovers', () => {
  // Concatenated, so that this file passes its own rules.
  const left = new RegExp(
    [
      'TO' + 'DO',
      'FIX' + 'ME',
      '@ts-' + '(ignore|nocheck|expect-error)',
      'biome-' + 'ignore',
      'eslint-' + 'disable',
    ].join('|'),
  );
  const free = 'an' + 'y';
  const untyped = new RegExp(`\\bas ${free}\\b|: ${free}\\b|<${free}\\b|\\b${free}\\[\\]`);
  const switchedOff = /\b(it|test|describe)\.(only|skip|fixme|todo)\b/;

  it('no note to do it later, no check switched off', () => {
    expect(breaking(sources, ({ text }) => left.test(text))).toEqual([]);
    expect(breaking(sources, ({ path, text }) => switchedOff.test(text) && path !== 'test/house.test.ts')).toEqual([]);
  });

  it('no literal inside a literal by spread, which switches off the check for unknown properties', () => {
    expect(breaking(sources, ({ text }) => /\.\.\.\{/.test(text))).toEqual([]);
  });

  it('no value without a type', () => {
    const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'[^'\n]*'|`[^`]*`/gm, '');
    expect(breaking(sources, ({ text }) => untyped.test(code(text)))).toEqual([]);
  });

  // The runner waits one second by default; a busy machine needs longer.
  it('no wait of a test has less than two minutes', () => {
    const count = (text: string, sought: RegExp) => text.match(sought)?.length ?? 0;
    const hasty = ({ text }: Source) => count(text, /vi\.wait(For|Until)\(/g) > count(text, /timeout: 120_000\b/g);
    expect(breaking(sources, hasty)).toEqual([]);
  });

  it('no path or host of the development machine', () => {
    const ours = /\/(work|root|home)\/|\/tmp\/(brief|bash)|:\/\/[^\s']*\bregistry\./;
    expect(breaking(sources, ({ path, text }) => path !== 'test/house.test.ts' && ours.test(text))).toEqual([]);
  });
});

describe('what a fresh clone needs', () => {
  type Wanted = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
  type Row = Wanted & { optionalDependencies?: Record<string, string> };
  const readJson = <T>(name: string): T => JSON.parse(readFileSync(join(root, name), 'utf8'));
  const lock = readJson<{ packages: Record<string, Row> }>('package-lock.json').packages;

  it('the lock file is that of package.json, with exact versions', () => {
    const wanted = readJson<Wanted>('package.json');
    expect(lock['']).toMatchObject({ dependencies: wanted.dependencies, devDependencies: wanted.devDependencies });
    const versions = Object.entries({ ...wanted.dependencies, ...wanted.devDependencies });
    expect(versions.filter(([, version]) => !/^\d/.test(version))).toEqual([]);
  });

  it('the lock file has a row for every system; "npm run complete-lock" writes what is missing', () => {
    const optional = Object.values(lock).flatMap((row) => Object.entries(row.optionalDependencies ?? {}));
    const missing = optional.filter(([name, version]) => /^\d/.test(version) && !(`node_modules/${name}` in lock));
    expect(missing.map(([name]) => name)).toEqual([]);
  });
});

describe('what is said about the code', () => {
  it('what a feature offers to others says what it promises', () => {
    const features = product.filter(({ path }) => below('server/features')(path) && !/-store\.ts$/.test(path));
    const silent = ({ text }: Source) => /(^|[^/]\n)export (async )?function /.test(text);
    expect(breaking(features, silent)).toEqual([]);
  });

  describe('the documents', () => {
    const documents = filesIn(root, ['docs'])
      .concat('README.md', 'CONTRIBUTING.md')
      .filter((path) => path.endsWith('.md'))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
    const map = documents.find(({ path }) => path === 'docs/spec-map.md')?.text ?? '';

    it('link to files that are there', () => {
      const broken = documents.flatMap(({ path, text }) =>
        [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
          .map(([, target = '']) => join(dirname(path), target))
          .filter((target) => !existsSync(join(root, target)))
          .map((target) => `${path}: ${target}`),
      );
      expect(broken).toEqual([]);
    });

    it('name files and commands that are there', () => {
      const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
      const wrong = ({ text }: { text: string }) => {
        const paths = [...text.matchAll(/`((?:shared|server|web|sandbox|test|tools|bench)\/[^`\s*…]+)`/g)];
        const commands = [...text.matchAll(/npm run ([\w:-]+)/g)];
        return [
          ...paths.map(([, path = '']) => path).filter((path) => !/NN/.test(path) && !existsSync(join(root, path))),
          ...commands.map(([, name = '']) => name).filter((name) => !(name in scripts)),
        ];
      };
      expect(documents.flatMap(wrong)).toEqual([]);
    });

    it('the files that architecture.md names by their end are there', () => {
      const text = documents.find(({ path }) => path === 'docs/architecture.md')?.text ?? '';
      const named = [...text.matchAll(/`([\w./-]+\.(?:ts|tsx))`/g)].map(([, name = '']) => name);
      expect(named.length).toBeGreaterThan(40);
      expect(named.filter((name) => !sources.some(({ path }) => `/${path}`.endsWith(`/${name}`)))).toEqual([]);
    });

    it('the picture in architecture.md has the rooms that there are', () => {
      const text = documents.find(({ path }) => path === 'docs/architecture.md')?.text ?? '';
      const server = text
        .split('\n')
        .map((line) => line.slice(40, 86))
        .join(' ');
      const drawn = (room: string, next: string) =>
        server.slice(server.indexOf(`${room}/`), server.indexOf(`${next}/`)).match(/[a-z-]+(?![a-z-/])/g);
      const rooms = (folder: string) =>
        readdirSync(join(root, folder), { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map(({ name }) => name)
          .sort();
      expect(drawn('platform', 'ports')?.sort()).toEqual(rooms('server/platform'));
      const [, checkout = ''] = /`checkout\/` has rooms of\s+its own: ([^.]+)\./.exec(text) ?? [];
      const named = [...checkout.matchAll(/`([a-z]+)`/g)].map(([, name]) => name);
      expect(named.sort()).toEqual(rooms('server/features/checkout'));
    });

    it('the map of the specification is what the tags of the tests say', () => {
      execFileSync(process.execPath, [join(root, 'tools/write-spec-map.mjs'), '--check'], { stdio: 'pipe' });
      expect(map.split('\n').filter((line) => /^\| [§–]/.test(line)).length).toBeGreaterThan(150);
      const departures = readFileSync(join(root, 'docs/departures.md'), 'utf8');
      const named = [...map.matchAll(/departures\.md#(d\d+)/g)].map(([, name]) => name);
      expect(named.filter((name) => !departures.includes(`<a id="${name}">`))).toEqual([]);
    });
  });
});
