// `node tools/try-container-steps.mjs`: runs the Dockerfile's steps, starts the result, checks its health, stops it,
// and runs operator commands. For machines without a container engine.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ExplainedFailure, runTool } from './explained-failure.mjs';
import { freePort } from './free-port.mjs';
import { root, withoutPackages } from './pinned-node.mjs';
import { readAllowList, readDockerfile } from './read-dockerfile.mjs';

const SECONDS_TO_HEALTH = 180;
/** Reliability 3.16. */
const SECONDS_TO_LEAVE = 15;
/** What an operator asks, and what the answer has in it. @type {readonly [string, string][]} */
const operatorCommands = [
  ['server/commands/make-admin.ts buyer@settee.test', 'is an admin now'],
  ['server/commands/verify-books.ts', 'The books are in order.'],
  ['server/commands/backup.ts backup data/backup-1', 'Backed up'],
];

const folder = mkdtempSync(join(tmpdir(), 'settee-container-'));
const user = ordinaryUser();
const home = join(folder, 'home');
const allowed = readAllowList(readFileSync(join(root, '.dockerignore'), 'utf8'));

await runTool(async () => {
  try {
    chmodSync(folder, 0o755);
    mkdirSync(home);
    own(home);
    const stages = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));
    const image = stages.map(build).at(-1);
    if (!image) throw new ExplainedFailure('The Dockerfile has no stage.');
    await refusesToRunHalfSet(image);
    await livesAndLeaves(image);
    obeysItsOperator(image);
    console.log('\nEvery step of the Dockerfile works for an ordinary user in an empty folder.');
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** @typedef {{ folder: string, env: Record<string, string>, command: string[], health: string[] }} Image */

/** @param {import('./read-dockerfile.mjs').DockerStage} stage @returns {Image} */
function build({ name, steps }) {
  const files = join(folder, name);
  /** @type {Image} */
  const image = { folder: files, env: {}, command: [], health: [] };
  for (const { word, flags, rest } of steps) {
    console.log(`${name}: ${word} ${[...flags, rest].join(' ').slice(0, 90)}`);
    if (word === 'WORKDIR') image.folder = join(files, rest);
    mkdirSync(image.folder, { recursive: true });
    if (word === 'COPY') copy(image.folder, flags, rest.split(' '));
    if (word === 'RUN' && rest.startsWith('apt-get'))
      console.log('  left out: this machine has its own system packages');
    else if (word === 'RUN') run(image.folder, rest);
    if (word === 'ENV') image.env[rest.split('=')[0] ?? ''] = rest.slice(rest.indexOf('=') + 1);
    if (word === 'HEALTHCHECK') image.health = JSON.parse(rest.replace(/^CMD /, ''));
    if (word === 'CMD') image.command = JSON.parse(rest);
  }
  return image;
}

/** @param {string} into @param {string[]} flags @param {string[]} names the last is where to */
function copy(into, flags, names) {
  const from = flags.find((flag) => flag.startsWith('--from='))?.slice('--from='.length);
  const target = join(into, names.at(-1) ?? '');
  const sources = names.slice(0, -1).flatMap((name) => (name === '.' ? allowed : [name]));
  for (const source of sources) {
    const path = from ? join(folder, from, source) : join(root, source);
    if (!from && !allowed.includes(source))
      throw new ExplainedFailure(`.dockerignore does not let ${source} into the image.`);
    const inside = names.includes('.') || !statSync(path).isDirectory();
    cpSync(path, inside ? join(target, basename(source)) : target, { recursive: true, verbatimSymlinks: true });
  }
  if (flags.some((flag) => flag.startsWith('--chown='))) own(target);
}

/** @param {string} where @param {string} command */
function run(where, command) {
  own(where);
  const { status } = spawnSync('sh', ['-c', command], { cwd: where, ...user, env: environment(), stdio: 'inherit' });
  if (status !== 0) throw new ExplainedFailure(`This step failed: ${command}`);
}

/** Checks that production refuses stand-ins with one line that names what is missing. @param {Image} image */
async function refusesToRunHalfSet(image) {
  const { status, stderr } = spawnSync(image.command[0] ?? '', image.command.slice(1), {
    cwd: image.folder,
    ...user,
    env: { ...environment(), ...image.env },
    encoding: 'utf8',
  });
  if (status !== 1 || !/^\w+ must be set in production/.test(stderr))
    throw new ExplainedFailure(`Without settings it should have said what is missing, and said: ${stderr}`);
  console.log(`start without settings: ${stderr.trim()}`);
}

/** @param {Image} image */
async function livesAndLeaves({ folder: where, env, command, health }) {
  const port = String(await freePort());
  const settings = {
    ...environment(),
    ...env,
    NODE_ENV: '',
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  };
  const options = { cwd: where, ...user, env: settings };
  const server = spawn(command[0] ?? '', command.slice(1), { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const healthy = () => spawnSync(health[0] ?? '', health.slice(1), options).status === 0;
  const started = Date.now();
  while (!healthy()) {
    if (server.exitCode !== null) throw new ExplainedFailure('It ended instead of becoming healthy.');
    if (Date.now() - started > SECONDS_TO_HEALTH * 1000) throw new ExplainedFailure('It never became healthy.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  console.log(`trial start: healthy after ${Math.round((Date.now() - started) / 1000)} s`);
  const page = await fetch(`http://127.0.0.1:${port}/`);
  if (page.status !== 200) throw new ExplainedFailure(`The first page answered ${page.status}.`);
  const asked = Date.now();
  server.kill('SIGTERM');
  await once(server, 'exit');
  const seconds = (Date.now() - asked) / 1000;
  if (server.exitCode !== 0 || seconds > SECONDS_TO_LEAVE || healthy())
    throw new ExplainedFailure(`Told to stop, it ended with ${server.exitCode} after ${seconds} s.`);
  console.log(`SIGTERM: gone after ${seconds.toFixed(1)} s with 0`);
}

/** Runs the commands of docs/operations.md as in a container, on the trial's data. @param {Image} image */
function obeysItsOperator({ folder: where, env, command }) {
  const settings = { ...environment(), ...env, NODE_ENV: '', HOST: '127.0.0.1' };
  for (const [given, answer] of operatorCommands) {
    const args = given.split(' ');
    const { status, stdout, stderr } = spawnSync(command[0] ?? '', args, {
      cwd: where,
      ...user,
      env: settings,
      encoding: 'utf8',
    });
    if (status !== 0 || !stdout.includes(answer))
      throw new ExplainedFailure(`${given} ended with ${status} and said: ${stdout}${stderr}`);
    console.log(`${given}: ${stdout.trim()}`);
  }
}

/** Root runs the steps as an unprivileged user; other users are unprivileged already. @returns {{ uid?: number, gid?: number }} */
function ordinaryUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (/** @type {string} */ flag) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

/** Gives a folder to the ordinary user. @param {string} path */
function own(path) {
  if (user.uid === undefined || user.gid === undefined) return;
  chownSync(path, user.uid, user.gid);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) own(inside);
    else if (!entry.isSymbolicLink()) chownSync(inside, user.uid, user.gid);
  }
}

/** Without the caller's settings, as in a container. */
function environment() {
  const registry = spawnSync('npm', ['config', 'get', 'registry'], { cwd: root, encoding: 'utf8' }).stdout.trim();
  return { PATH: withoutPackages().PATH, HOME: home, npm_config_registry: registry };
}
