/**
 * Tests the Firebase adapter with Firebase's emulator: `node test/adapter/run-firebase-emulator.ts`. Not part of `npm
 * test`: the emulator is 730 packages. FIREBASE_TOOLS names an existing installation.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createFirebaseIdentity } from '../../server/adapters/firebase-identity.ts';

const FIREBASE_TOOLS = 'firebase-tools@14.27.0';
const START_SECONDS = 60;
const projectId = 'demo-settee';

const scratch = mkdtempSync(join(tmpdir(), 'settee-firebase-'));
const tools = process.env.FIREBASE_TOOLS ?? install(scratch);
const port = await freePort();
const emulatorUrl = `http://127.0.0.1:${port}`;
const emulator = start(tools, scratch, port);
try {
  await ready(emulatorUrl);
  await check();
  process.stdout.write('The Firebase adapter and the emulator agree.\n');
} finally {
  emulator.kill('SIGINT');
  await new Promise((ended) => emulator.once('exit', ended));
  rmSync(scratch, { recursive: true, force: true });
}

async function check(): Promise<void> {
  const settings = { projectId, apiKey: 'any', authDomain: 'localhost', appId: 'any', emulatorUrl };
  const identity = createFirebaseIdentity(settings, { production: false });
  const person = {
    email: 'Ida@Example.com',
    password: 'a good password',
    displayName: 'Ida Berg',
    returnSecureToken: true,
  };

  const { idToken, localId } = await call('accounts:signUp', person);
  const expected = {
    issuer: `https://securetoken.google.com/${projectId}`,
    subject: localId,
    email: 'ida@example.com',
    emailVerified: false,
    displayName: 'Ida Berg',
  };
  assert.deepEqual(await identity.verify(idToken), expected);
  assert.equal(
    await createFirebaseIdentity(settings).verify(idToken),
    undefined,
    'unsigned tokens are refused in production',
  );
  const elsewhere = createFirebaseIdentity({ ...settings, projectId: 'another' }, { production: false });
  assert.equal(await elsewhere.verify(idToken), undefined, 'a token of another project');

  const again = await call('accounts:signInWithPassword', person);
  assert.deepEqual(await identity.verify(again.idToken), expected);

  await call('accounts:update', { localId, disableUser: true }, true);
  assert.equal(await identity.verify(again.idToken), undefined, 'a disabled person');
  await call('accounts:update', { localId, disableUser: false }, true);
  assert.deepEqual(await identity.verify(again.idToken), expected);

  await call('accounts:delete', { localId }, true);
  assert.equal(await identity.verify(again.idToken), undefined, 'a deleted person');
}

async function call(method: string, body: object, asOwner = false): Promise<{ idToken: string; localId: string }> {
  const response = await fetch(`${emulatorUrl}/identitytoolkit.googleapis.com/v1/${method}?key=any`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(asOwner ? { Authorization: 'Bearer owner' } : {}) },
    body: JSON.stringify(body),
  });
  assert.equal(response.status, 200, `${method}: ${await response.clone().text()}`);
  return (await response.json()) as { idToken: string; localId: string };
}

function install(folder: string): string {
  process.stdout.write(`Installing ${FIREBASE_TOOLS} (a few minutes)…\n`);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  execFileSync('npm', ['i', '--no-audit', '--no-fund', '--ignore-scripts', FIREBASE_TOOLS], { cwd: folder });
  return folder;
}

function start(toolsFolder: string, folder: string, authPort: number) {
  const emulators = { auth: { host: '127.0.0.1', port: authPort }, ui: { enabled: false }, singleProjectMode: true };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const command = join(toolsFolder, 'node_modules/firebase-tools/lib/bin/firebase.js');
  return spawn(process.execPath, [command, 'emulators:start', '--only', 'auth', '--project', projectId], {
    cwd: folder,
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, CI: 'true' },
    stdio: 'ignore',
  });
}

async function ready(url: string): Promise<void> {
  for (let second = 0; second < START_SECONDS; second++) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    await pause(1000);
  }
  throw new Error(`The emulator did not start within ${START_SECONDS} s.`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
