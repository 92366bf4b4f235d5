import {
  type CatalogueChange,
  deleteChanges,
  findPosition,
  notifyOfChanges,
  type Position,
  readChanges,
} from '../platform/db/catalogue-change-store.ts';
import type { Database, Db } from '../platform/db/database.ts';
import { crashPoint } from '../platform/process/crash-points.ts';
import type { Catalogue } from '../ports/catalogue.ts';

const CHANNEL = 'catalogue';
/** Milliseconds between reads without a notice: a writer may die before sending one. */
const READ_EVERY = 1_000;
/** Milliseconds in which notices are merged. */
const NOTIFY_WITHIN = 50;
/** Seconds after which unread changes may be deleted. Less than `deleteOld` waits. */
const LONGEST_GAP = 300;

/** Follows the changes of public content, to invalidate caches and reload shop settings. */
export async function watchCatalogue(
  database: Pick<Database, 'db' | 'listen'>,
  shop: { refresh(): Promise<void>; onChange(hear: () => void): void },
): Promise<Catalogue> {
  const listeners = new Set<(changes: readonly CatalogueChange[]) => void>();
  const publish = (changes: readonly CatalogueChange[]) => {
    for (const listener of listeners) listener(changes);
  };
  // Pages rendered during the reload show the old settings.
  shop.onChange(() => publish([{ kind: 'shop' }]));
  const notice = createNotice(database.db);

  let known: { position: Position; at: number } | undefined;
  const readNews = async (db: Db, isNew: boolean) => {
    const read = isNew || !known ? await findPosition(db) : await readChanges(db, known.position);
    const mayMiss = isNew || !known || read.at - known.at > LONGEST_GAP;
    known = read;
    const changes: CatalogueChange[] = mayMiss ? [{ kind: 'shop' }] : read.changes;
    if (changes.length === 0) return;
    if (!mayMiss) notice.needed();
    publish(changes);
    if (changes.some(({ kind }) => kind === 'shop')) void shop.refresh();
  };
  const listener = await database.listen(CHANNEL, readNews);
  const catchUp = async () => {
    await listener.readNow();
    notice.sendSoon();
  };
  const poll = setInterval(() => void catchUp(), READ_EVERY).unref();

  let readByAll: Position | undefined;
  return {
    isCurrent: listener.isCurrent,
    onChange(hear) {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    catchUp,
    async deleteOld() {
      if (readByAll) await deleteChanges(database.db, readByAll);
      readByAll = (await findPosition(database.db)).position;
    },
    async stop() {
      clearInterval(poll);
      await listener.stop();
      await notice.stop();
    },
  };
}

/** Merges notices to other processes. If it fails, they find the changes themselves. */
function createNotice(db: Db) {
  let isNeeded = false;
  let timer: NodeJS.Timeout | undefined;
  const send = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (!isNeeded) return;
    isNeeded = false;
    crashPoint('catalogue:telling');
    await notifyOfChanges(db, CHANNEL).catch(() => undefined);
  };
  return {
    /** The next `sendSoon` sends it. */
    needed() {
      isNeeded = true;
    },
    sendSoon() {
      if (isNeeded) timer ??= setTimeout(() => void send(), NOTIFY_WITHIN).unref();
    },
    stop: send,
  };
}
