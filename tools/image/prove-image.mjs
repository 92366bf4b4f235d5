import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ExplainedFailure } from '../explained-failure.mjs';
import { freePort } from '../free-port.mjs';
import { runBeside, startConfined } from './run-confined.mjs';

const SECONDS_TO_READY = 180;
/** What compose.yaml waits for at the least. */
const SECONDS_TO_LEAVE = 15;
const LISTING = /\/furniture\/[0-9a-f-]{36}/;

/**
 * Runs the image's command on its files, read-only, as its user and without rights: it has to become ready, to answer, to be
 * healthy, to write into its data folder alone, and to leave when it is told to.
 * @param {import('./image-facts.mjs').ImageFacts & { files: string, folder: string }} image
 * @throws {ExplainedFailure} with what it did not do
 */
export async function proveImage({ files, folder, user, place, env, command, health }) {
  const data = join(folder, 'data');
  mkdirSync(data);
  const [uid = 0, gid = 0] = user.split(':').map(Number);
  check(uid > 0, `It runs as the user "${user}", which has to be a number and not root.`);
  chownSync(data, uid, gid);
  const confined = { files, data, user, place, env };
  await refusesToRunHalfSet(confined, command);

  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  // As in the trial of compose.yaml: production refuses the stand-ins.
  const trial = { ...env, NODE_ENV: '', HOST: '127.0.0.1', PORT: port, PUBLIC_URL: origin, DRAIN_SECONDS: '3' };
  const began = performance.now();
  const server = startConfined({ ...confined, env: trial }, command);
  const since = () => (performance.now() - began) / 1000;
  let printed = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => {
      printed = `${printed}${chunk}`.slice(-5_000);
    });
  const isGone = () => server.exitCode !== null || server.signalCode !== null;
  try {
    while (!(await isOk(`${origin}/readyz`))) {
      check(!isGone(), `It ended instead of becoming ready:\n${printed}`);
      check(since() < SECONDS_TO_READY, `It was not ready after ${SECONDS_TO_READY} s:\n${printed}`);
      await sleep(50);
    }
    console.log(`ready after ${since().toFixed(1)} s, the demo and the embedded database included`);
    const pid = server.pid ?? 0;
    await answers(origin);
    hasNoRights(pid, uid);
    writesOnlyData(pid);
    const beside = { ...confined, env: trial };
    for (const path of ['/app/written', '/app/server/written', '/etc/written', '/written'])
      check(runBeside(beside, pid, ['touch', path]).status !== 0, `It could write ${path}.`);
    check(runBeside(beside, pid, ['touch', '/app/data/written']).status === 0, 'It could not write its data folder.');
    console.log('it can write /app/data and /tmp, and nothing else');
    const { status, stderr } = runBeside(beside, pid, health);
    check(status === 0, `The health check failed: ${stderr}`);
    console.log('the health check passes');
    await leaves(server);
    check(existsSync(join(data, 'database')), 'It left no database in its data folder.');
  } finally {
    if (!isGone()) server.kill('SIGKILL');
  }
  console.log('\nThe image works read-only, as an ordinary user without capabilities.');
}

/** @param {boolean} isRight @param {string} sentence @returns {asserts isRight} */
function check(isRight, sentence) {
  if (!isRight) throw new ExplainedFailure(sentence);
}

const isOk = (/** @type {string} */ url) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** @param {import('./run-confined.mjs').Confined} confined @param {readonly string[]} command */
async function refusesToRunHalfSet(confined, command) {
  const server = startConfined(confined, command);
  let said = '';
  server.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(server, 'close');
  const isRefused = code === 1 && /^\w+ must be set in production/m.test(said);
  check(
    isRefused,
    `In production without settings it should have said what is missing; it ended with ${code} and said: ${said}`,
  );
  console.log(`production without settings: ${said.trim()}`);
}

/** Tries again while the server is busy, as on a crowded machine. @param {string} url @param {RequestInit} [init] */
async function request(url, init) {
  for (let tries = 0; ; tries++) {
    const answer = await fetch(url, init);
    if (answer.status !== 503 || tries > 60) return answer;
    await sleep(1_000);
  }
}

/** @param {string} origin */
async function answers(origin) {
  const home = await (await request(`${origin}/`)).text();
  const listing = LISTING.exec(home)?.[0];
  check(listing !== undefined, 'The first page shows no listing.');
  const shown = await request(`${origin}${listing}`);
  check(shown.ok, `${listing} was answered with ${shown.status}.`);
  const signedUp = await request(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ email: 'somebody@image.test', password: 'a long password of somebody', name: 'Somebody' }),
  });
  check(signedUp.ok, `Signing up was answered with ${signedUp.status}: ${await signedUp.text()}`);
  console.log(`answered: /, ${listing}, signing up`);
}

/** @param {number} pid @param {number} uid */
function hasNoRights(pid, uid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const field = (/** @type {string} */ name) => new RegExp(`^${name}:\\s+(.+)$`, 'm').exec(status)?.[1] ?? '';
  const users = field('Uid').split(/\s+/).map(Number);
  check(
    users.every((one) => one === uid),
    `It runs as ${field('Uid')}.`,
  );
  for (const set of ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'])
    check(/^0+$/.test(field(set)), `It has capabilities: ${set} ${field(set)}.`);
  check(field('NoNewPrivs') === '1', 'It could get new privileges.');
  console.log(`it runs as user ${uid}, without capabilities`);
}

/** Looks at the files that are open for writing. @param {number} pid */
function writesOnlyData(pid) {
  for (const name of readdirSync(`/proc/${pid}/fd`)) {
    const flags = /^flags:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/fdinfo/${name}`, 'utf8'))?.[1] ?? '0';
    const isWritten = (Number.parseInt(flags, 8) & 3) !== 0;
    const path = readlinkSync(`/proc/${pid}/fd/${name}`);
    const isAllowed = !path.startsWith('/') || /(^|\/)(app\/data|dev|tmp)\//.test(path);
    check(!isWritten || isAllowed, `It writes ${path}.`);
  }
}

/** @param {import('node:child_process').ChildProcess} server */
async function leaves(server) {
  const asked = performance.now();
  server.kill('SIGTERM');
  await once(server, 'exit');
  const seconds = (performance.now() - asked) / 1000;
  check(
    server.exitCode === 0 && seconds <= SECONDS_TO_LEAVE,
    `Told to stop, it ended with ${server.exitCode ?? server.signalCode} after ${seconds.toFixed(1)} s.`,
  );
  console.log(`SIGTERM: gone after ${seconds.toFixed(1)} s with 0`);
}
