import { join } from 'node:path';
import type { DatabaseSettings, SearchSettings } from '../ports/config.ts';
import type { Env } from './env.ts';
import { ConfigError, choice, number, service } from './read-setting.ts';

const ADDRESS = /^postgres(ql)?:/;
const EXAMPLE = 'postgres://user:password@host/database';

/** @throws ConfigError */
export function readDatabase(env: Env, dataDir: string): DatabaseSettings {
  const url = service(env, 'DATABASE_URL', { scheme: ADDRESS, example: EXAMPLE });
  const directUrl = service(env, 'DATABASE_DIRECT_URL', { scheme: ADDRESS, example: EXAMPLE });
  if (directUrl && !url) throw new ConfigError('DATABASE_DIRECT_URL needs DATABASE_URL.');
  return url ? { kind: 'server', url, directUrl } : { kind: 'embedded', dir: join(dataDir, 'database') };
}

const MEMORY_LISTINGS = 200_000;
const MOST_IN_MEMORY = 5_000_000;

/** @param databaseUrl undefined with the embedded database */
export function readSearch(env: Env, databaseUrl: string | undefined): SearchSettings {
  const readUrl = service(env, 'SEARCH_DATABASE_URL', { scheme: ADDRESS, example: EXAMPLE });
  if (readUrl && !databaseUrl) throw new ConfigError('SEARCH_DATABASE_URL needs DATABASE_URL.');
  const engine = choice(env, 'SEARCH_ENGINE', { choices: ['memory', 'postgres', 'automatic'], fallback: 'automatic' });
  return {
    engine: engine === 'automatic' ? undefined : engine,
    memoryListings: number(env, 'SEARCH_MEMORY_LISTINGS', { fallback: MEMORY_LISTINGS, min: 0, max: MOST_IN_MEMORY }),
    readUrl: readUrl ?? databaseUrl,
  };
}
