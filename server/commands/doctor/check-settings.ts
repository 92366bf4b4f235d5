import { readConfig } from '../../app/config.ts';
import type { Env } from '../../app/env.ts';
import { findUnsafe } from '../../app/find-unsafe.ts';
import { ConfigError } from '../../app/read-setting.ts';
import type { Config } from '../../ports/config.ts';
import { type Finding, missing, ok, warning } from './finding.ts';

/**
 * Checks settings by production rules.
 * @returns also the settings, unless unreadable
 */
export function checkSettings(env: Env): { config?: Config; findings: Finding[] } {
  const findings: Finding[] = [];
  const live: Env = { ...env, NODE_ENV: 'production' };
  if (env.NODE_ENV !== 'production')
    findings.push(missing('NODE_ENV', 'NODE_ENV must be production: without it the local stand-ins may run.'));
  try {
    // Does not create secrets.
    const config = readConfig(live, () => '');
    for (const { variable, sentence } of findUnsafe(config, live)) findings.push(missing(variable, sentence));
    for (const name of config.allowUnsafe)
      findings.push(warning('ALLOW_UNSAFE', `ALLOW_UNSAFE allows ${name}. Remove it before real people come.`));
    if (config.trustProxy === 0 && config.publicUrl.startsWith('https:'))
      findings.push(
        missing(
          'TRUST_PROXY',
          'TRUST_PROXY must be the number of proxies in front, mostly 1: without it all visitors count as one address.',
        ),
      );
    if (!config.metricsToken)
      findings.push(warning('METRICS_TOKEN', 'METRICS_TOKEN is not set, so nobody can read /metrics in production.'));
    if (!config.adminSecondFactor)
      findings.push(
        warning('ADMIN_SECOND_FACTOR', 'ADMIN_SECOND_FACTOR=optional lets a stolen admin password in alone.'),
      );
    if (findings.every(({ state }) => state !== 'missing'))
      findings.push(ok('Settings', 'They are safe for production.'));
    return { config, findings };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { findings: [...findings, missing('Settings', error.message)] };
  }
}
