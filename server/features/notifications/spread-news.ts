import { alertDefaults, isStillNews } from '../../../shared/domain/alert.ts';
import type { Services } from '../../app/services.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { findMainPictures } from '../listings/find-main-pictures.ts';
import { claimDue, type DueAlert, dropAlerts, forgetTold, planAlerts, setTold, takeNews } from './alert-store.ts';
import { writeAlert } from './write-alert.ts';

const BATCH = 50;

type Needed = Pick<Services, 'db' | 'mailer' | 'jobs' | 'config' | 'shop'>;

/**
 * Makes mails of what became of saved pieces. Every process may do it at any time: each piece of news and each mail is
 * claimed as a row, and the mail is handed to the outbox in the transaction that marks it as written.
 * @returns how much was done; 0 when nothing was due
 */
export async function spreadNews(services: Needed): Promise<number> {
  return (await planMails(services)) + (await writeMails(services));
}

async function planMails({ db, mailer }: Needed): Promise<number> {
  return inTransaction(db, async (tx) => {
    const news = await takeNews(tx);
    if (!news) return 0;
    // Where mail really goes out, an address that nobody has proven may be somebody else's.
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

/** Whether it is still true, and the person still there and still interested. */
function isWanted(alert: DueAlert): boolean {
  const { kind, state, price_cents: price, from_cents: from, hidden_at, deleted_at } = alert;
  const isShown = hidden_at === null && deleted_at === null;
  if (alert.left_at || !alert.wish_id || !(alert.wanted ?? alertDefaults[kind])) return false;
  return isStillNews(kind, { state, isShown, price }, from ?? undefined);
}

/** Forgets what was told long ago. */
export const forgetAlerts = async ({ db }: Pick<Services, 'db'>): Promise<void> => {
  await forgetTold(db);
};
