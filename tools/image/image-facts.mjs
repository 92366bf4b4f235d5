import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { IMAGE } from './build-image.mjs';
import { runEngine } from './run-engine.mjs';

/**
 * @typedef {object} ImageFacts
 * @property {string} user such as 1000:1000
 * @property {string} place the folder in which it runs
 * @property {Record<string, string>} env
 * @property {string[]} command
 * @property {string[]} health
 */

const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(0)} MB`;

/** Prints the image's sizes, layers and user. @param {string} folder for temporary files @returns {ImageFacts} */
export function describeImage(folder) {
  const [image] = JSON.parse(runEngine('podman', ['image', 'inspect', IMAGE]));
  const { User: user, WorkingDir: place, Env: env, Cmd: command } = image.Config;
  const health = image.HealthCheck?.Test ?? image.Healthcheck?.Test ?? image.Config.Healthcheck?.Test ?? [];
  const pushed = join(folder, 'pushed');
  runEngine('podman', ['push', '--quiet', '--compress', IMAGE, `dir:${pushed}`]);
  const sent = readdirSync(pushed).reduce((sum, file) => sum + statSync(join(pushed, file)).size, 0);
  console.log(`size: ${megabytes(image.Size)}, sent compressed: ${megabytes(sent)}`);
  console.log(`layers: ${image.RootFS.Layers.length}, user: ${user}`);
  return {
    user,
    place,
    command,
    health: health.slice(1),
    env: Object.fromEntries(
      env.map((/** @type {string} */ one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]),
    ),
  };
}

/** Mounts the image's files. @returns {{ path: string, release(): void }} */
export function mountImage() {
  const path = runEngine('podman', ['image', 'mount', IMAGE]).trim();
  return { path, release: () => void runEngine('podman', ['image', 'unmount', IMAGE]) };
}
