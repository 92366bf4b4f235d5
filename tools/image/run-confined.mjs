import { spawn, spawnSync } from 'node:child_process';

/**
 * @typedef {object} Confined
 * @property {string} files the image's root
 * @property {string} data the only folder that can be written, except /tmp
 * @property {string} user such as 1000:1000
 * @property {string} place where it runs
 * @property {Record<string, string>} env everything that it sees
 */

/** Mounts the root read-only, with a proc, a /tmp and the few devices that every container has. */
const mounts = `
set -e
mount --bind "$FILES" "$FILES"
mount -o remount,bind,ro "$FILES"
mount -t proc proc "$FILES/proc"
mount -t tmpfs -o nosuid,nodev,mode=1777 tmpfs "$FILES/tmp"
mount -t tmpfs -o mode=755 tmpfs "$FILES/dev"
for device in null zero full random urandom; do
  touch "$FILES/dev/$device"
  mount --bind "/dev/$device" "$FILES/dev/$device"
done
mount --bind "$DATA" "$FILES/app/data"
exec chroot "$FILES" "$@"
`;

/** Takes every right from a program, and every variable but these. @param {Confined} confined @returns {string[]} */
function withoutRights({ user, place, env }) {
  const [uid, gid] = user.split(':');
  return [
    ...['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs'],
    ...['--bounding-set=-all', '--inh-caps=-all'],
    ...['env', '-i', `--chdir=${place}`, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)],
  ];
}

/**
 * Starts a program on the image's files as a container would. Its process is the program's own, so signals reach it.
 * @param {Confined} confined @param {readonly string[]} command
 */
export function startConfined(confined, command) {
  const args = [
    '--mount',
    '--propagation',
    'private',
    'sh',
    '-c',
    mounts,
    'sh',
    ...withoutRights(confined),
    ...command,
  ];
  return spawn('unshare', args, {
    env: { PATH: process.env.PATH, FILES: confined.files, DATA: confined.data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/**
 * Runs another program beside a running one, on the same files, as `exec` does.
 * @param {Confined} confined @param {number} pid @param {readonly string[]} command
 * @returns {{ status: number | null, stderr: string }}
 */
export function runBeside(confined, pid, command) {
  const args = [`--target=${pid}`, '--mount', '--root', ...withoutRights(confined), ...command];
  return spawnSync('nsenter', args, { encoding: 'utf8' });
}
