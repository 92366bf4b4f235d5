import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { memoryLimits } from '../tools/limit-memory.mjs';
import { readAllowList, readDockerfile } from '../tools/read-dockerfile.mjs';

const stages = readDockerfile(readFileSync('Dockerfile', 'utf8'));
const steps = stages.flatMap((stage) => stage.steps);
const image = stages.at(-1)?.steps ?? [];
const stepOf = (word: string) => image.find((step) => step.word === word)?.rest ?? '';

/** Packages that files of these folders import, without tests. */
function importedBy(folders: readonly string[]): Set<string> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const product = files.filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|\/dev(-server)?\.ts$/.test(file));
  const names = product.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([@\w][\w./-]*)'/g)].map(
      ([, name = '']) => name,
    ),
  );
  return new Set(
    names.map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    ),
  );
}

describe('the image', () => {
  it('runs as a user that is no root, by number', () => {
    expect(stepOf('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    const owners = steps.flatMap(({ flags }) => flags.filter((flag) => flag.startsWith('--chown=')));
    expect(owners).toEqual([`--chown=${stepOf('USER')}`]);
  });

  it('has a health check, a signal and a command that no shell stands between', () => {
    const health = image.find(({ word }) => word === 'HEALTHCHECK');
    expect(JSON.parse(health?.rest.replace(/^CMD /, '') ?? '')[0]).toBe('node_modules/.bin/node');
    expect(stepOf('STOPSIGNAL')).toBe('SIGTERM');
    expect(JSON.parse(stepOf('CMD'))).toEqual(['node_modules/.bin/node', ...memoryLimits.flags, 'server/main.ts']);
    const env = image.filter(({ word }) => word === 'ENV').map(({ rest }) => rest);
    expect(env).toEqual(
      expect.arrayContaining(Object.entries(memoryLimits.env).map(([name, value]) => `${name}=${value}`)),
    );
  });

  it('holds no secret and no setting of the machine that built it', () => {
    const text = readFileSync('Dockerfile', 'utf8');
    expect(text).not.toMatch(/npmrc|registry|_auth|token|secret|password|proxy/i);
    const allowed = readAllowList(readFileSync('.dockerignore', 'utf8'));
    expect(allowed.filter((name) => /^\.|^(data|deploy|test|node_modules)$/.test(name))).toEqual([]);
  });

  it('takes no development package, and each that the server imports', () => {
    const installing = stages.find(({ name }) => name === 'packages')?.steps.map(({ rest }) => rest) ?? [];
    const [withoutNames, install] = installing.filter((rest) => rest.startsWith('npm'));
    expect(withoutNames).toMatch(/^npm pkg delete devDependencies && npm install --package-lock-only /);
    expect(install).toMatch(/^npm ci /);
    const imported = importedBy(['server', 'shared', 'sandbox']);
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(imported).toContain('kysely');
    expect([...imported].filter((name) => name in devDependencies)).toEqual([]);
    // It is started, not imported.
    expect(Object.keys(dependencies).filter((name) => !imported.has(name))).toEqual(['node']);
  });
});
