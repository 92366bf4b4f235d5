import { alertDefaults, isStillNews } from '../../../shared/domain/alert.ts';
import type { Services } from '../../app/services.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { findMainPictures } from '../listings/find-main-pictures.ts';
import { claimDue, type DueAlert, dropAlerts, forgetTold, planAlerts, setTold, takeNews } from './alert-store.ts';
import { writeAlert } from './write-alert.ts';

const BATCH = 50;

type Needed = Pick<Services, 'db' | 'mailer' | 'jobs' | 'config' | 'shop'>;

/**
 * Turns news about saved listings into emails, each queued once. Safe in several processes.
 * @returns how many were processed
 */
export async function sendAlerts(services: Needed): Promise<number> {
  return (await planMails(services)) + (await writeMails(services));
}

async function planMails({ db, mailer }: Needed): Promise<number> {
  return inTransaction(db, async (tx) => {
    const news = await takeNews(tx);
    if (!news) return 0;
    // An unverified address may be somebody else's.
    await planAlerts(tx, news, { byDefault: alertDefaults[news.kind], onlyProven: mailer.delivers });
    return 1;
  });
}

async function writeMails({ db, jobs, config, shop }: Needed): Promise<number> {
  return inTransaction(db, async (tx) => {
    const due = await claimDue(tx, BATCH);
    if (due.length === 0) return 0;
    const wanted = due.filter(isWanted);
    const unwanted = due.filter((alert) => !isWanted(alert));
    const pictures = await findMainPictures(
      tx,
      wanted.map(({ listing_id }) => listing_id),
    );
    const mails = wanted.map((alert) => writeAlert({ config, shop }, alert, pictures.get(alert.listing_id)));
    await jobs.enqueue(tx, 'send-mail', mails);
    await setTold(tx, wanted);
    await dropAlerts(tx, unwanted);
    return due.length;
  });
}

function isWanted(alert: DueAlert): boolean {
  const { kind, state, price_cents: price, from_cents: from, hidden_at, deleted_at } = alert;
  const isShown = hidden_at === null && deleted_at === null;
  if (alert.left_at || !alert.wish_id || !(alert.wanted ?? alertDefaults[kind])) return false;
  return isStillNews(kind, { state, isShown, price }, from ?? undefined);
}

export const forgetAlerts = async ({ db }: Pick<Services, 'db'>): Promise<void> => {
  await forgetTold(db);
};
