import type { Config } from '../ports/config.ts';
import { readConfig } from './config.ts';
import type { Env } from './env.ts';
import { findUnsafe } from './find-unsafe.ts';
import { ConfigError } from './read-setting.ts';

/**
 * Resolves every setting and refuses unsafe ones.
 * @throws ConfigError that names the variable
 */
export function decideConfig(env: Env): Config {
  const config = readConfig(env);
  const [first] = findUnsafe(config, env);
  if (first) throw new ConfigError(first.sentence);
  return config;
}
