import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { StoredApp } from './local-identity-apps-store.ts';

type Store = {
  listApps(most?: number): Promise<StoredApp[]>;
  replaceApp(known: StoredApp, next: StoredApp): Promise<void>;
};

/** Tried at each start, to notice another secret. */
const SAMPLE = 20;

const read = (key: string, data: string): Promise<string | undefined> =>
  symmetricDecrypt({ key, data }).catch(() => undefined);

/**
 * Re-encrypts authenticator apps and backup codes after a change of TOKEN_SECRET.
 * @param before the former secret
 * @returns how many neither reads; without `before`, of a sample
 */
export async function encryptAnew(
  store: Store,
  { secret, before }: { secret: string; before: string | undefined },
): Promise<number> {
  let unreadable = 0;
  for (const app of await store.listApps(before ? undefined : SAMPLE)) {
    if ((await read(secret, app.secret)) !== undefined) continue;
    const [plain, codes] = before
      ? await Promise.all([read(before, app.secret), read(before, app.backupCodes)])
      : [undefined, undefined];
    if (plain === undefined || codes === undefined) unreadable += 1;
    else
      await store.replaceApp(app, {
        id: app.id,
        secret: await symmetricEncrypt({ key: secret, data: plain }),
        backupCodes: await symmetricEncrypt({ key: secret, data: codes }),
      });
  }
  return unreadable;
}
