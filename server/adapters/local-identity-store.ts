import type pg from 'pg';
import { appQueries } from './local-identity-apps-store.ts';
import { factorQueries } from './local-identity-factor-store.ts';
import { personQueries } from './local-identity-person-store.ts';
import { sessionQueries } from './local-identity-session-store.ts';

/** Creates our own queries on identity tables; Better Auth does the rest. */
export const createLocalIdentityStore = (pool: pg.Pool) => ({
  ...sessionQueries(pool),
  ...appQueries(pool),
  ...factorQueries(pool),
  ...personQueries(pool),
});

export type LocalIdentityStore = ReturnType<typeof createLocalIdentityStore>;
