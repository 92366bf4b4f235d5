import { runCommand } from './run-command.mjs';

/**
 * Installs Debian packages, where the machine has apt and this user may use it.
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} whether they are installed now
 */
export async function installDebianPackages(packages) {
  if (process.platform !== 'linux') return false;
  console.log(`Installing ${packages.join(' and ')} (Debian packages, only the first time)…`);
  // A container may lack the sandbox user of apt.
  const asRoot = ['-o', 'APT::Sandbox::User=root'];
  await apt(['update', '-q', ...asRoot]);
  const { code } = await apt(['install', '-q', '-y', '--no-install-recommends', ...asRoot, ...packages]);
  return code === 0;
}

/** @param {readonly string[]} args */
function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (process.getuid?.() === 0) return runCommand('apt-get', args, { env, quiet: true });
  return runCommand('sudo', ['-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args], { env, quiet: true });
}
