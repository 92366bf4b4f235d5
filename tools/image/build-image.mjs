import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExplainedFailure } from '../explained-failure.mjs';
import { root, withoutPackages } from '../pinned-node.mjs';
import { runCommand } from '../run-command.mjs';

export const IMAGE = 'localhost/settee';

/**
 * Builds the image by the Dockerfile. npm's registry, certificates and cache are those of this machine; they are mounted while a
 * step runs, so no layer holds them.
 * @param {Record<string, string>} bases build arguments @param {string} folder for temporary files
 * @throws {ExplainedFailure}
 */
export async function buildImage(bases, folder) {
  const args = [
    ...['build', '--layers', '--isolation', 'chroot', '--tag', IMAGE],
    // The other format has no HEALTHCHECK.
    ...['--format', 'docker'],
    ...Object.entries(bases).flatMap(([name, image]) => ['--build-arg', `${name}=${image}`]),
    // These folders exist in every Debian, so mounting leaves nothing behind.
    ...['--volume', `${npmSettings(folder)}:/usr/local/etc:ro`, '--volume', `${npmSetting('cache')}:/mnt`],
    '.',
  ];
  const began = performance.now();
  const { code } = await runCommand('buildah', args);
  if (code !== 0) throw new ExplainedFailure('The image could not be built; the reason is above.');
  console.log(`\nbuilt in ${Math.round((performance.now() - began) / 1000)} s`);
}

/** @param {string} folder @returns {string} a folder with npm's global settings */
function npmSettings(folder) {
  const own = join(folder, 'npm');
  mkdirSync(own);
  const lines = [`registry=${npmSetting('registry')}`, 'cache=/mnt'];
  const authorities = [npmSetting('cafile'), process.env.NODE_EXTRA_CA_CERTS].find((file) => file && existsSync(file));
  if (authorities) {
    copyFileSync(authorities, join(own, 'authorities.pem'));
    lines.push('cafile=/usr/local/etc/authorities.pem');
  }
  writeFileSync(join(own, 'npmrc'), `${lines.join('\n')}\n`);
  return own;
}

/** @param {string} name @returns {string} what npm uses on this machine */
function npmSetting(name) {
  const asked = ['config', 'get', name];
  return spawnSync('npm', asked, { cwd: root, encoding: 'utf8', env: withoutPackages() }).stdout.trim();
}
