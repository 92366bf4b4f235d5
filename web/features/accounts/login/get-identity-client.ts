import { readSettings } from './call-identity.ts';
import type { IdentityClient } from './identity-client.ts';

let client: Promise<IdentityClient> | undefined;

export function getIdentityClient(): Promise<IdentityClient> {
  client ??= load().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function load(): Promise<IdentityClient> {
  const { identity } = await readSettings();
  if (identity.kind === 'local') {
    const { createLocalIdentityClient } = await import('./local-identity-client.ts');
    return createLocalIdentityClient(identity);
  }
  const { createFirebaseIdentityClient } = await import('./firebase-identity-client.ts');
  return createFirebaseIdentityClient(identity);
}
