import { setImmediate as letOthers } from 'node:timers/promises';
import type { CallAnswer, Contract } from '../../../shared/contract/contract.ts';
import { Failure } from '../../../shared/errors.ts';
import { WrittenAnswer } from '../../platform/http/handler.ts';
import { createSemaphore } from '../../platform/process/semaphore.ts';
import type { Proof } from '../../ports/identity.ts';
import type { Services } from '../../ports/services.ts';
import { findByIdentity } from './account-store.ts';
import { readPersonalData } from './export-store.ts';
import { isShared } from './login-sessions.ts';

type Exported = WrittenAnswer<CallAnswer<Contract['exportAccount']>>;

/** Whose addresses belong to browsers. */
const OF_BROWSERS = 'pushSubscriptions';

/** Rows in between others have a turn. */
const AT_ONCE = 500;

/** The rows of many imports are a hundred megabytes. */
const inTurn = createSemaphore({ atOnce: 1, patience: 10_000 });

/**
 * Returns all data stored about the caller; of a shared person nothing that tells one visitor's browser from another's.
 * @throws identity_not_proven without an account; busy
 */
export async function exportAccount(
  { db, identity, clock, config }: Pick<Services, 'db' | 'identity' | 'clock' | 'config'>,
  proof: Proof,
): Promise<Exported> {
  const account = await findByIdentity(db, proof.issuer, proof.subject);
  if (!account || account.deleted_at) throw new Failure('identity_not_proven');
  return inTurn(async () => {
    const parts = [encoded(`{"exportedAt":${JSON.stringify(clock.now())}`)];
    for await (const { kind, rows } of readPersonalData(db, account.id)) {
      if (kind === OF_BROWSERS && isShared(config, proof)) continue;
      parts.push(encoded(`,${JSON.stringify(kind)}:`));
      if (kind === 'account') parts.push(encoded(rows[0] ?? 'null'));
      else parts.push(...(await writeList(rows)));
    }
    const login = isShared(config, proof) ? [] : ((await identity.exportLogin?.(proof.subject)) ?? []);
    parts.push(encoded(`,"login":${JSON.stringify(login)}}`));
    return new WrittenAnswer(new Uint8Array(Buffer.concat(parts)));
  });
}

const encoded = (text: string): Buffer => Buffer.from(text);

async function writeList(rows: readonly string[]): Promise<Buffer[]> {
  const parts = [encoded('[')];
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const text = rows.slice(at, at + AT_ONCE).join(',');
    parts.push(encoded(at === 0 ? text : `,${text}`));
    await letOthers();
  }
  return [...parts, encoded(']')];
}
