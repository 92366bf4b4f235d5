import type { SearchSettings } from '../ports/config.ts';
import type { Env } from './env.ts';
import { ConfigError, choice, number, service } from './read-setting.ts';

const MEMORY_LISTINGS = 200_000;
const MOST_IN_MEMORY = 5_000_000;

/** @param databaseUrl undefined with the embedded database */
export function readSearch(env: Env, databaseUrl: string | undefined): SearchSettings {
  const readUrl = service(env, 'SEARCH_DATABASE_URL', {
    scheme: /^postgres(ql)?:/,
    example: 'postgres://user:password@host/database',
  });
  if (readUrl && !databaseUrl) throw new ConfigError('SEARCH_DATABASE_URL needs DATABASE_URL.');
  const engine = choice(env, 'SEARCH_ENGINE', { choices: ['memory', 'postgres', 'automatic'], fallback: 'automatic' });
  return {
    engine: engine === 'automatic' ? undefined : engine,
    memoryListings: number(env, 'SEARCH_MEMORY_LISTINGS', { fallback: MEMORY_LISTINGS, min: 0, max: MOST_IN_MEMORY }),
    readUrl: readUrl ?? databaseUrl,
  };
}
