import type { AnsweredFile } from '../../../../shared/contract/call.ts';
import { chooseLanguage, defaultLanguage, type Language, offeredLanguage } from '../../../../shared/domain/language.ts';
import { splitReleased } from '../../../../shared/domain/payout.ts';
import { addUp, monthOf, type Statement } from '../../../../shared/domain/statement.ts';
import { Failure } from '../../../../shared/errors.ts';
import { payoutRefusals } from '../../../../shared/words/refusals/payouts.ts';
import { acceptedType } from '../../../platform/http/accepted-type.ts';
import type { Caller } from '../../../platform/http/handler.ts';
import type { Services } from '../../../ports/services.ts';
import { readAccount } from '../../accounts/read-account.ts';
import { findTrader } from '../../sellers/selling-as.ts';
import { readPartsOf } from '../seller-parts-store.ts';
import { drawStatement } from './draw-statement.ts';
import { listMonths, listMovements, sumBefore } from './statement-store.ts';
import { writeStatementCsv } from './write-statement-csv.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'config' | 'shop'>;

/** Returns the months with movements, the newest first. */
export const readMonths = ({ db, config }: Needed, caller: Caller): Promise<{ month: string }[]> =>
  listMonths(db, caller.id, config.timeZone);

/**
 * Returns the caller's statement as the accepted PDF or CSV.
 * @throws not_found when the month has not begun
 */
export async function answerStatement(
  services: Needed,
  caller: Caller,
  { month, request }: { month: string; request: Request },
): Promise<AnsweredFile> {
  const { clock, config, shop, db } = services;
  const current = monthOf(clock.now(), config.timeZone);
  if (month > current) throw new Failure('not_found', { reason: payoutRefusals.monthAhead() });
  const isOpen = month === current;
  const statement = await readStatement(services, caller.id, month);
  if (isOpen) {
    const { waiting, returning } = splitReleased(statement.closing, await readPartsOf(db, caller.id));
    Object.assign(statement, { disputed: waiting, returning });
  }
  const type = acceptedType(['application/pdf', 'text/csv'], request.headers.get('Accept'));
  const file = { name: `statement-${month}.${type === 'text/csv' ? 'csv' : 'pdf'}`, type };
  const account = await readAccount(services, caller);
  const language = languageOf(services, account.language ?? defaultLanguage, request);
  if (type === 'text/csv') return { ...file, content: writeStatementCsv(statement, language, config.timeZone) };
  const { name, email, address } = shop.settings();
  const trader = await findTrader(db, caller.id);
  const content = await drawStatement(statement, {
    language,
    timeZone: config.timeZone,
    isOpen,
    shop: { name, email, address },
    seller: { name: caller.displayName, legalName: trader?.legalName, email: caller.email },
  });
  return { ...file, content };
}

async function readStatement({ db, config }: Needed, sellerId: string, month: string): Promise<Statement> {
  const period = { month, timeZone: config.timeZone };
  const opening = await sumBefore(db, sellerId, period);
  const rows = await listMovements(db, sellerId, period);
  return addUp(
    month,
    opening,
    rows.map(({ at, kind, title, is_reduced: isReduced, ...row }) => ({
      at,
      kind,
      title,
      isReduced,
      price: row.price_cents,
      fee: row.fee_cents,
      delivery: row.delivery_cents,
      net: row.net_cents,
    })),
  );
}

/** Falls back to the language of the person's mails. */
function languageOf({ shop }: Needed, ofMails: Language, request: Request): Language {
  const settings = shop.settings();
  const offer = { ...settings, defaultLanguage: offeredLanguage(ofMails, settings) };
  const { headers, url } = request;
  return chooseLanguage(headers.get('Cookie') ?? '', headers.get('Accept-Language') ?? '', url, offer);
}
