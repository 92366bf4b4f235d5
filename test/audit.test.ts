import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

async function runAudit(answer: RequestListener): Promise<{ code: number | null; said: string }> {
  const registry = createServer(answer).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;
  const cache = await mkdtemp(join(tmpdir(), 'settee-audit-'));
  const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_cache: cache };
  const child = spawn(process.execPath, ['tools/audit.mjs'], { env });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  registry.close();
  await rm(cache, { recursive: true, force: true });
  return { code, said: out + err };
}

const knowing =
  (severity: string): RequestListener =>
  (request, response) => {
    response.setHeader('Content-Type', 'application/json');
    if (request.method !== 'POST') return void response.writeHead(404).end('{}');
    const known = { id: 1, url: 'https://holes.test/1', title: 'A hole', severity, vulnerable_versions: '*' };
    response.end(JSON.stringify({ hono: [{ ...known, cwe: [], cvss: { score: 9, vectorString: '' } }] }));
  };

it.each(['high', 'critical'])('stops a release with a package of %s severity, and names it', async (severity) => {
  const { code, said } = await runAudit(knowing(severity));
  expect(said).toMatch(new RegExp(`^${severity} +hono$`, 'm'));
  expect(code).toBe(1);
});

it('accepts a package about which less is known', async () => {
  const { code, said } = await runAudit(knowing('moderate'));
  expect(said).toMatch(/^\d{3} packages: 0 severe, \d+ other vulnerabilities known\.$/m);
  expect(code).toBe(0);
});

it('does not treat a missing answer as success', async () => {
  const { code, said } = await runAudit((_, response) => void response.writeHead(405).end());
  expect(said).toContain('Nothing is known of the packages: the registry did not answer (405 Method Not Allowed');
  expect(code).toBe(1);
});
