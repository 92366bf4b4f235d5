import { installDebianPackages } from './debian-packages.mjs';
import { findChromium, headlessShell, isHeadlessShell } from './find-chromium.mjs';
import { findPostgres } from './find-postgres.mjs';

/**
 * Installs the Debian packages that stages need, in one go. What it cannot install, the stage itself asks for with a reason.
 * @param {readonly import('./test-stages.mjs').Stage[]} stages
 */
export async function installTestPrograms(stages) {
  const missing = [];
  const needsPostgres = stages.some(({ postgres }) => postgres) && !process.env.TEST_DATABASE_URL;
  if (needsPostgres && !findPostgres()) missing.push('postgresql');
  const needsBrowser = stages.some(({ runner }) => runner === 'playwright');
  // A person's own browser is good enough; a machine that only runs tests gets the faster one.
  const browser = findChromium();
  if (needsBrowser && (!browser || (process.env.CI && !process.env.CHROMIUM && !isHeadlessShell(browser))))
    missing.push(headlessShell);
  if (missing.length > 0) await installDebianPackages(missing);
}
