import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { contract } from '../shared/contract/contract.ts';

/** A feature has one name in every root. */

const root = fileURLToPath(new URL('..', import.meta.url));

function readFiles(folder: string): { path: string; text: string }[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.gen)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));
}

/** `shared/contract/payouts.ts` and `shared/contract/payouts/statements.ts` are both of payouts. */
const roomIn = (folder: string, path: string) => path.slice(folder.length + 1).replace(/(\/|\.tsx?$).*/, '');

const calls = Object.keys(contract);
const declared = new Map(
  readFiles('shared/contract').flatMap(({ path, text }) =>
    [...text.matchAll(/^ {2}(\w+): call\(\{$/gm)].map(
      ([, name = '']) => [name, roomIn('shared/contract', path)] as const,
    ),
  ),
);
const roomsOf = (top: string) => readdirSync(join(root, `${top}/features`));

it('each call is handled in the feature of the server that its contract is named for', () => {
  expect([...declared.keys()].sort()).toEqual([...calls].sort());
  const handled = readFiles('server/features')
    .filter(({ path }) => /\/(return-)?routes\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^ {2,4}(?:async )?(\w+)(?:\(|: (?:async )?\()/gm)]
        .filter(([, name = '']) => calls.includes(name))
        .map(([, name = '']) => `${name} in ${roomIn('server/features', path)}`),
    );
  expect([...new Set(handled)].sort()).toEqual(calls.map((name) => `${name} in ${declared.get(name)}`).sort());
});

it('each call is made in the feature of web with that name, in a route, or in a room that joins features', () => {
  /** The rooms of web alone, and admin, which acts on what belongs to others. */
  const joining = [...roomsOf('web').filter((room) => !roomsOf('server').includes(room)), 'admin'];
  const made = readFiles('web/features').flatMap(({ path, text }) =>
    [...text.matchAll(/(?:\.\s*(\w+)\(|\b(?:sendForm|route)\('(\w+)')/g)]
      .map(([, called, named]) => called ?? named ?? '')
      .filter((name) => calls.includes(name))
      .map((name) => ({ name, room: roomIn('web/features', path) })),
  );
  expect(new Set(made.map(({ name }) => name)).size).toBeGreaterThan(100);
  const elsewhere = made.filter(({ name, room }) => room !== declared.get(name) && !joining.includes(room));
  expect(elsewhere.map(({ name, room }) => `${name} of ${declared.get(name)} in ${room}`)).toEqual([]);
});

it('words have the name of a feature too, besides those of pages that are no feature', () => {
  const features = [...roomsOf('web'), 'pages'];
  /** The list of all areas, how they are read, and what is chosen by the language of somebody else. */
  const known = /^(all|area|split-area|corrected|decision-templates|languages\.d|de|es)$/;
  const rooms = readFiles('web/words').map(({ path }) => roomIn('web/words', path));
  expect(rooms.filter((room) => !features.includes(room) && !known.test(room))).toEqual([]);
});
