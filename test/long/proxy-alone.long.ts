import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../support/free-port.ts';

let folder: string;
let proxy: ChildProcess | undefined;
const printed: string[] = [];
let shop: Server | undefined;
beforeEach(async () => {
  printed.length = 0;
  folder = await mkdtemp(join(tmpdir(), 'settee-proxy-'));
});
afterEach(async () => {
  proxy?.kill();
  shop?.close();
  await rm(folder, { recursive: true, force: true });
});

type Ports = { own: number; first: number; second: number };

const deployed = (name: string) => readFile(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');

async function startCaddy({ own, first, second }: Ports): Promise<void> {
  const config = (await deployed('Caddyfile'))
    .replace('settee-1:3000 settee-2:3000', `127.0.0.1:${first} 127.0.0.1:${second}`)
    .replace('{\n\tservers {', '{\n\tadmin off\n\tservers {');
  await writeFile(join(folder, 'Caddyfile'), config);
  const env = { ...process.env, SITE_ADDRESS: `http://127.0.0.1:${own}`, HOME: folder, XDG_DATA_HOME: folder };
  run('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], env);
}

async function startNginx({ own, first, second }: Ports): Promise<void> {
  const server = (await deployed('nginx.conf'))
    .replace('127.0.0.1:3000', `127.0.0.1:${first}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${second}`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${own};`)
    .replaceAll(/ssl_certificate.*\n/g, '');
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const folders = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n');
  const config = `daemon off; pid ${folder}/pid; error_log stderr; events {}\nhttp {\n${folders}\n${server}\n}`;
  await writeFile(join(folder, 'nginx.conf'), config);
  run('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], process.env);
}

function run(program: string, parameters: string[], env: NodeJS.ProcessEnv): void {
  proxy = spawn(program, parameters, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [proxy.stdout, proxy.stderr]) stream?.on('data', (chunk) => printed.push(String(chunk)));
  proxy.on('error', () => {
    throw new Error(`${program} is not installed: apt-get install caddy nginx-light`);
  });
}

async function fetchFrom(port: number, path: string): Promise<Response> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
  return answer ?? fetchFrom(port, path);
}

/** Loopback, so that it needs no network. */
const VISITOR = '127.0.0.77';

/** Sends a request and hangs up with a reset. */
async function hangUp(port: number, request: string, after: number): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: VISITOR }).on('error', () => undefined);
  socket.pause().write(request);
  await sleep(after);
  socket.resetAndDestroy();
}

const proxies = [
  ['Caddy', startCaddy],
  ['nginx', startNginx],
] as const;

it.each(proxies)(
  '%s writes no visitor’s address or e-mail, also where a request breaks off or its disk fails',
  async (_, start) => {
    const ports = { own: await freePort(), first: await freePort(), second: await freePort() };
    shop = createServer((request, answer) => {
      request.resume();
      if (request.url !== '/long') return answer.end('{}');
      const timer = setInterval(() => answer.write(Buffer.alloc(500_000)), 5);
      answer.on('close', () => clearInterval(timer));
    }).listen(ports.first, '127.0.0.1');
    await start(ports);
    await fetchFrom(ports.own, '/api/users/canary%2540mail.test');
    const host = `Host: 127.0.0.1:${ports.own}`;
    for (let time = 0; time < 5; time++)
      await hangUp(ports.own, `GET /long HTTP/1.1\r\n${host}\r\n\r\n`, 100 + 50 * time);
    // A file where nginx puts bodies: also root cannot write there.
    await rm(join(folder, 'client_body'), { recursive: true, force: true });
    await writeFile(join(folder, 'client_body'), '');
    const upload = `POST / HTTP/1.1\r\n${host}\r\nContent-Length: 900000\r\n\r\n${'x'.repeat(200_000)}`;
    await hangUp(ports.own, upload, 300);
    const kept = await fetch(`http://127.0.0.1:${ports.own}/api/images`, {
      method: 'POST',
      body: Buffer.alloc(900_000),
    });
    expect([200, 503]).toContain(kept.status);
    if (kept.status === 503) expect(kept.headers.get('Retry-After')).toBe('5');
    await sleep(300);
    expect(
      printed
        .join('')
        .split('\n')
        .filter((line) => line.includes(VISITOR) || line.includes('canary')),
    ).toEqual([]);
  },
);

it.each(proxies)(
  '%s answers with a page and Retry-After while no process does, and passes on what Settee says',
  async (_, start) => {
    const ports = { own: await freePort(), first: await freePort(), second: await freePort() };
    await start(ports);
    const page = await fetchFrom(ports.own, '/furniture/1');
    expect([page.status, page.headers.get('Retry-After'), page.headers.get('Refresh')]).toEqual([503, '5', '5']);
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain('One moment, please');
    const call = await fetchFrom(ports.own, '/api/settings');
    expect([call.status, call.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(call.headers.get('Content-Type')).toBe('application/json');
    expect(await call.json()).toMatchObject({ code: 'busy' });
    const large = await fetch(`http://127.0.0.1:${ports.own}/api/images`, {
      method: 'POST',
      body: Buffer.alloc(12_000_000),
    });
    expect([large.status, large.headers.get('Retry-After')]).toEqual([413, null]);
    expect(await large.json()).toMatchObject({ code: 'too_large' });

    shop = createServer((request, answer) => {
      if (request.url === '/readyz') answer.end('{}');
      else answer.writeHead(503, { 'Retry-After': '9' }).end('Settee is busy.');
    }).listen(ports.first, '127.0.0.1');
    await expect
      .poll(async () => {
        const own = await fetchFrom(ports.own, '/');
        return [own.status, own.headers.get('Retry-After'), await own.text()];
      })
      .toEqual([503, '9', 'Settee is busy.']);
  },
);
