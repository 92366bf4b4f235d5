import { existsSync } from 'node:fs';
import { unknownCategories } from '../../../shared/domain/seller-fee.ts';
import { hasDemo } from '../../app/demo/demo-mark-store.ts';
import { findMissing } from '../../features/legal/watch-opening.ts';
import { cacheShop } from '../../features/settings/cache-shop.ts';
import { DataDirTaken, lockDataDir } from '../../platform/db/data-dir-lock.ts';
import { type Database, type Db, openDatabase } from '../../platform/db/database.ts';
import { sqlState } from '../../platform/db/database-error.ts';
import { OLDEST } from '../../platform/db/usable-server-store.ts';
import { createLogger } from '../../platform/observability/log.ts';
import { shopCategories } from '../../platform/shop/shop-values.ts';
import type { Config } from '../../ports/config.ts';
import { hasAdmin, readArchive, readServer } from './database-store.ts';
import { type Finding, missing, ok, reasonOf, warning } from './finding.ts';

const CLOCK_SECONDS = 5;
const NO_SUCH_TABLE = '42P01';

const NOT_YET = missing(
  'Admin',
  'The database is empty: start Settee, sign up, then run: npm run make-admin -- you@your.domain',
);

/** Read-only: version, clock, demo people, admin, archive. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  if (config.database.kind === 'embedded' && !existsSync(config.database.dir)) return [NOT_YET];
  const unlock = lockEmbedded(config);
  if (unlock === 'taken')
    return [warning('Database', 'The embedded database is in use. Stop Settee to have it looked at as well.')];
  try {
    const database = await openDatabase(config.database);
    return await inspect(database, config).finally(() => database.close());
  } catch (error) {
    return [missing('Database', `It cannot be used: ${reasonOf(error)}`)];
  } finally {
    unlock();
  }
}

export async function checkArchive(config: Config): Promise<Finding | undefined> {
  if (config.database.kind === 'embedded') return undefined;
  const database = await openDatabase(config.database);
  const archive = await readArchive(database.db).finally(() => database.close());
  return archive.isOn && archive.isFresh ? ok('Backups', 'PostgreSQL archives its log.') : undefined;
}

async function inspect({ kind, db }: Database, config: Config): Promise<Finding[]> {
  const { version, now } = await readServer(db);
  const findings = [
    version >= OLDEST
      ? ok('Database', `PostgreSQL ${version}${kind === 'embedded' ? ', embedded: one process can use it' : ''}.`)
      : missing('Database', `PostgreSQL ${version} is too old: ${OLDEST} or newer is needed.`),
  ];
  const seconds = Math.abs(now.getTime() - Date.now()) / 1000;
  findings.push(
    seconds <= CLOCK_SECONDS
      ? ok('Clock', 'This machine and the database have the same time.')
      : missing('Clock', `This machine and the database differ by ${Math.round(seconds)} seconds. Set both by NTP.`),
  );
  try {
    findings.push(
      (await hasDemo(db))
        ? missing('Demo', 'This database holds the demo, and its passwords are public. Run: npm run leave-demo')
        : ok('Demo', 'The demo is not in this database.'),
      (await hasAdmin(db))
        ? ok('Admin', 'There is an admin.')
        : missing('Admin', 'Nobody is an admin. Sign up, then run: npm run make-admin -- you@your.domain'),
      ...(await checkOpening(db, config)),
    );
  } catch (error) {
    if (sqlState(error) !== NO_SUCH_TABLE) throw error;
    findings.push(NOT_YET);
  }
  return findings;
}

async function checkOpening(db: Db, config: Config): Promise<Finding[]> {
  const shop = await cacheShop(db, config.shop, createLogger(config));
  shop.stop();
  const fees = checkFees(config);
  const sentences = await findMissing({ db, shop });
  if (sentences.length > 0) return [...sentences.map((sentence) => missing('Legal pages', sentence)), ...fees];
  return [ok('Legal pages', 'The contact, the terms, the privacy page and the imprint are filled in.'), ...fees];
}

/** The shop's categories have been read. */
function checkFees({ sellerFee }: Config): Finding[] {
  const unknown = unknownCategories(sellerFee, shopCategories());
  if (unknown.length === 0) return [];
  return [warning('Fees', `SELLER_FEE_CATEGORIES names what is no category of this shop: ${unknown.join(', ')}.`)];
}

function lockEmbedded({ database, dataDir }: Config): (() => void) | 'taken' {
  if (database.kind === 'server') return () => undefined;
  try {
    return lockDataDir(dataDir);
  } catch (error) {
    if (!(error instanceof DataDirTaken)) throw error;
    return 'taken';
  }
}
