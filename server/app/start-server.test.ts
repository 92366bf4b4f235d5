import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseUrl, openTestDatabase, runOn } from '../../test/support/database.ts';
import { freePort } from '../../test/support/free-port.ts';
import { listenOnSockets } from '../platform/process/listen-on-sockets.ts';
import { decideConfig } from './decide-config.ts';
import { startServer } from './start-server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settee-closed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = async (env: Record<string, string>) =>
  startServer(decideConfig({ DATA_DIR: folder, SEED: 'none', LOG_LEVEL: 'silent', ...env }), { pages: false });

it('reports in one line that the database does not answer, with its address', async () => {
  const nobody = `127.0.0.1:${await freePort()}`;
  await expect(start({ DATABASE_URL: `postgres://settee:secret@${nobody}/settee` })).rejects.toMatchObject({
    name: 'CannotOpen',
    message: `The database of DATABASE_URL cannot be used: connect ECONNREFUSED ${nobody}.`,
  });
});

const messageOf = (kind: string, ...body: Buffer[]) => {
  const content = Buffer.concat(body);
  const head = Buffer.alloc(5, kind);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
};
const asks = messageOf('R', Buffer.from([0, 0, 0, 10]), Buffer.from('SCRAM-SHA-256\0\0'));
/** Only now the client needs the password. */
const goesOn = messageOf('R', Buffer.from([0, 0, 0, 11]), Buffer.from('r=x,s=c2FsdA==,i=4096'));
const refuses = messageOf('E', Buffer.from('SFATAL\0C28P01\0Mpassword authentication failed for user "settee"\0\0'));

/** Asks for a password, and then sends this. */
async function startAskingServer(then: Buffer): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(asks);
      socket.once('data', () => socket.end(then));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}

it.each([
  ['settee:wrong', refuses, 'password authentication failed for user "settee"'],
  ['settee', goesOn, 'the server asks for a password, and the address has none'],
])('reports in one line that the database does not take %s', async (login, then, said) => {
  // A password of the tests' own server.
  vi.stubEnv('PGPASSWORD', undefined);
  const server = await startAskingServer(then);
  const { port } = server.address() as AddressInfo;
  await expect(start({ DATABASE_URL: `postgres://${login}@127.0.0.1:${port}/settee` })).rejects.toMatchObject({
    name: 'CannotOpen',
    message: `The database of DATABASE_URL cannot be used: ${said}.`,
  });
  server.close();
  vi.unstubAllEnvs();
});

it('stays open when the database breaks every connection as soon as it listens', async () => {
  const database = await openTestDatabase();
  const port = await freePort();
  const broken = vi.fn(() => Promise.reject(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })));
  const config = decideConfig({ DATA_DIR: folder, SEED: 'none', LOG_LEVEL: 'silent', PORT: String(port) });
  const shop = await startServer(config, {
    overrides: { database },
    async serve(createListener) {
      const server = await listenOnSockets({}, createListener(undefined), config);
      vi.spyOn(database.pool, 'connect').mockImplementation(broken);
      vi.spyOn(database.pool, 'query').mockImplementation(broken);
      return server;
    },
  });
  vi.restoreAllMocks();
  expect((await fetch(`http://127.0.0.1:${port}/api/categories`)).status).toBe(200);
  await shop.close();
});

it.each(['/proc/settee', '/proc/settee/data', 'a file', 'a file/data'])(
  'reports in one line that the data folder %s cannot be made',
  async (name) => {
    await writeFile(join(folder, 'a file'), '');
    const dir = name.startsWith('/') ? name : join(folder, name);
    await expect(start({ DATA_DIR: dir })).rejects.toMatchObject({
      name: 'UnusableDataDir',
      message: expect.stringMatching(/^The data folder \S.* cannot be used \(E[A-Z]+: .*\)\. Set DATA_DIR to .*\.$/),
    });
  },
);

/** A file system of its own, where the machine allows it. */
const small = mkdtempSync(join(tmpdir(), 'settee-small-'));
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', small]).status === 0;
afterAll(() => {
  if (isMounted) spawnSync('umount', ['--lazy', small]);
  rmSync(small, { recursive: true });
});

it.runIf(isMounted)('reports in one line that the disk is full, and leaves no half of a database', async () => {
  await expect(start({ DATA_DIR: small })).rejects.toMatchObject({
    name: 'UnusableDataDir',
    message: `The disk of the data folder ${small} is full. Make room, and start again.`,
  });
  expect(existsSync(join(small, 'database'))).toBe(false);
});

const server = process.env.TEST_DATABASE_URL;

describe.runIf(server)('a PostgreSQL that cannot be used is reported in one line:', () => {
  const name = `settee_closed_${randomBytes(6).toString('hex')}`;
  const run = (statement: string, database = 'postgres') => runOn(databaseUrl(server ?? '', database), statement);
  const refused = async (url: string, said: string) =>
    expect(start({ DATABASE_URL: url })).rejects.toMatchObject({
      name: 'CannotOpen',
      message: `The database of DATABASE_URL cannot be used: ${said}.`,
    });
  afterAll(async () => {
    await run(`drop database if exists ${name} with (force)`);
    await run(`drop role if exists ${name}`);
  });

  it('a database that is not there', () =>
    refused(databaseUrl(server ?? '', `${name}_none`), `database "${name}_none" does not exist`));

  it('an address that cannot be read', () => refused('postgres://settee:secret@[::1/settee', 'Invalid URL'));

  it('letters that are not Unicode, a version that is too old, a user without rights', async () => {
    await run(`create database ${name} encoding 'SQL_ASCII' template template0`);
    const url = databaseUrl(server ?? '', name);
    await refused(url, `its encoding is SQL_ASCII; make one with: create database … encoding 'UTF8'`);
    await run(`drop database ${name} with (force)`);

    await run(`create database ${name} encoding 'UTF8' template template0`);
    await run('create schema older', name);
    const version = `select case when setting = 'server_version_num' then '140011' else pg_catalog.current_setting(setting) end`;
    await run(
      `create function older.current_setting(setting text) returns text language sql as $$ ${version} $$`,
      name,
    );
    await run(`alter database ${name} set search_path = older, pg_catalog, public`);
    await refused(url, 'PostgreSQL 14 is too old, and 15 or newer is needed');
    await run(`alter database ${name} reset search_path`);

    await run(`create role ${name} login`);
    const withoutRights = new URL(url);
    withoutRights.username = name;
    await refused(withoutRights.href, 'permission denied for schema public');
  });

  it('a replica that refuses, while one that is away keeps no shop from starting', async () => {
    await run(`drop database if exists ${name} with (force)`);
    await run(`create database ${name} encoding 'UTF8' template template0`);
    const url = databaseUrl(server ?? '', name);
    const none = databaseUrl(server ?? '', `${name}_none`);
    await expect(start({ DATABASE_URL: url, SEARCH_DATABASE_URL: none })).rejects.toMatchObject({
      name: 'CannotOpen',
      message: `The database of SEARCH_DATABASE_URL cannot be used: database "${name}_none" does not exist.`,
    });
    const away = `postgres://settee@127.0.0.1:${await freePort()}/settee`;
    const port = String(await freePort());
    const shop = await start({ DATABASE_URL: url, SEARCH_DATABASE_URL: away, PORT: port });
    await shop.close();
  });
});
