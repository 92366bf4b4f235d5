import { join } from 'node:path';
import type { DatabaseSettings } from '../ports/config.ts';
import type { Env } from './env.ts';
import { ConfigError, service } from './read-setting.ts';

const ADDRESS = /^postgres(ql)?:/;
const EXAMPLE = 'postgres://user:password@host/database';

/** @throws ConfigError */
export function readDatabase(env: Env, dataDir: string): DatabaseSettings {
  const url = service(env, 'DATABASE_URL', { scheme: ADDRESS, example: EXAMPLE });
  const directUrl = service(env, 'DATABASE_DIRECT_URL', { scheme: ADDRESS, example: EXAMPLE });
  if (directUrl && !url) throw new ConfigError('DATABASE_DIRECT_URL needs DATABASE_URL.');
  return url ? { kind: 'server', url, directUrl } : { kind: 'embedded', dir: join(dataDir, 'database') };
}
