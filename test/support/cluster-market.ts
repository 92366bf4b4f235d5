import { readFileSync } from 'node:fs';
import { openDatabase } from '../../server/platform/db/database.ts';
import { openCluster } from '../../tools/cluster/open-cluster.mjs';
import { requirePackages } from '../../tools/cluster/require-packages.mjs';
import { findLost } from './find-lost.ts';
import { startFrontDoorLoad } from './front-door-load.ts';
import { createPeople, type Person, renewTokens } from './people.ts';
import { jpeg } from './pictures.ts';
import { waitForRecovery } from './provider-recovery.ts';
import { sendUpload } from './send-upload.ts';
import { photoForm } from './upload-corpus.ts';

const PEOPLE = 7;

/**
 * Starts a whole installation, with people who write through its front door.
 * @param sources the folder of another version of Settee
 */
export async function openClusterMarket({ sources }: { sources?: string } = {}) {
  const cluster = await openCluster({
    programs: requirePackages(),
    env: { RATE_LIMITS: 'off', PAYOUT_ACCOUNT_SECONDS: '0', HOLD_MINUTES: '0.2', LOG_LEVEL: 'error' },
    ...(sources && { sources }),
  });
  const database = await openDatabase({ kind: 'server', url: cluster.databaseUrl });
  const access = { pool: database.pool, secret: cluster.secret, issuer: cluster.origin };
  const [seller, ...buyers] = (await createPeople(access, PEOPLE)) as [Person, ...Person[]];
  await database.pool.query(`update accounts set type = 'seller' where id = $1`, [seller.id]);
  const { url: photo, verdict } = await sendUpload(cluster.origin, seller.token, photoForm(await jpeg(80, 60)));
  if (!photo) throw new Error(`The photo was answered with ${verdict}.`);
  const load = startFrontDoorLoad({ origin: cluster.origin, pool: database.pool, buyers, seller, photo });
  return {
    cluster,
    database,
    load,
    renewTokens: () => renewTokens(access, [seller, ...buyers]),
    /** Ends the load. @returns what must be empty */
    async settle() {
      await load.stop();
      const { lost } = await waitForRecovery(database);
      return { lost, bad: load.bad, ...(await findLost(database.pool, load.confirmed)) };
    },
    /** Errors that no process of Settee may print. */
    crashes: () =>
      cluster.apps.filter(
        (app) => app.isGone() || /triggerUncaughtException|Unhandled/.test(readFileSync(app.log, 'utf8')),
      ).length,
    async close() {
      await load.stop();
      await database.close();
      cluster.close();
    },
  };
}

export const nothingWrong = { lost: [], bad: [], missing: [], twice: [] };

export type ClusterMarket = Awaited<ReturnType<typeof openClusterMarket>>;
