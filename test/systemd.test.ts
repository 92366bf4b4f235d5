import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { memoryLimits } from '../tools/limit-memory.mjs';

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');

/** Returns the values of a setting, which may have several lines. */
const settings = (unit: string, name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

describe('the units for systemd', () => {
  const [server, backup] = [read('systemd/settee@.service'), read('systemd/settee-backup.service')];

  it('start the server as the image does, and give it the time to end', () => {
    const [command = ''] = settings(server, 'ExecStart');
    expect(command).toContain(`/node_modules/.bin/node ${memoryLimits.flags.join(' ')} server/main.ts`);
    expect(settings(server, 'Environment').join(' ').split(' ')).toEqual(
      Object.entries(memoryLimits.env).map(([name, value]) => `${name}=${value}`),
    );
    // It exits by itself after 14.5 seconds.
    expect(Number(settings(server, 'TimeoutStopSec')[0])).toBeGreaterThan(15);
  });

  it('name files that exist, one user, one file of settings, and what each may write', () => {
    for (const unit of [server, backup]) {
      for (const [file] of unit.matchAll(/\bserver\/[\w/-]+\.ts/g))
        expect([file, existsSync(file)]).toEqual([file, true]);
      expect(settings(unit, 'User')).toEqual(['settee']);
      expect(settings(unit, 'EnvironmentFile')).toEqual(['/etc/settee/settee.env']);
      expect(settings(unit, 'ReadWritePaths')[0]).toMatch(/^\/var\/lib\/settee\b/);
    }
    expect(settings(backup, 'ExecStart')[0]).toContain('/var/backups/settee/');
    expect(settings(read('systemd/settee-backup.timer'), 'Persistent')).toEqual(['true']);
  });

  it('remove backups of more than 14 days also when a picture is missing, but never all that are finished', async () => {
    const [line = ''] = settings(backup, 'ExecStopPost');
    const [, command = ''] = /^\/bin\/sh -c '(.*)'$/.exec(line) ?? [];
    const folder = await mkdtemp(join(tmpdir(), 'settee-units-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    // systemd makes one $ of two.
    const run = () =>
      execFileSync('sh', ['-c', command.replaceAll('/var/backups/settee', folder).replaceAll('$$', '$')]) &&
      readdirSync(folder).sort();
    const put = async (name: string, days: number, isFinished: boolean) => {
      await mkdir(join(folder, name));
      const then = Date.now() / 1000 - days * 86_400;
      if (isFinished) await writeFile(join(folder, name, 'manifest.json'), '{}');
      if (isFinished) await utimes(join(folder, name, 'manifest.json'), then, then);
      await utimes(join(folder, name), then, then);
    };
    await put('old', 20, true);
    await put('broken', 1, false);
    expect(run()).toEqual(['broken', 'old']);
    await put('new', 1, true);
    expect(run()).toEqual(['broken', 'new']);
  });

  it('and the proxies listen for the same two processes', () => {
    const ports = [...read('nginx.conf').matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port]) => port);
    expect(server).toContain(ports.map((port) => `settee@${port}`).join(' '));
  });
});
