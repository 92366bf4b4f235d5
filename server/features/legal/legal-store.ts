import type { Language } from '../../../shared/domain/language.ts';
import type { LegalDocument, LegalTexts } from '../../../shared/domain/legal.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

export type LegalVersion = { version: number; published_at: Date; published_by: string | null };

export const listVersions = (db: Db, document: LegalDocument): Promise<LegalVersion[]> =>
  db
    .selectFrom('legal_versions')
    .select(['version', 'published_at', 'published_by'])
    .where('document', '=', document)
    .orderBy('version', 'desc')
    .execute();

export const listCurrent = (db: Db) =>
  db
    .selectFrom('legal_versions')
    .distinctOn('document')
    .select(['document', 'version', 'published_at', 'published_by'])
    .orderBy('document')
    .orderBy('version', 'desc')
    .execute();

export async function findTexts(db: Db, document: LegalDocument, version: number): Promise<LegalTexts> {
  const rows = await db
    .selectFrom('legal_texts')
    .select(['language', 'body'])
    .where('document', '=', document)
    .where('version', '=', version)
    .execute();
  return { en: '', de: '', es: '', ...Object.fromEntries(rows.map(({ language, body }) => [language, body])) };
}

/** Inserts a version with its texts. @returns false when it exists */
export async function insertVersion(
  tx: Tx,
  { document, version, by, texts }: { document: LegalDocument; version: number; by: string | null; texts: LegalTexts },
): Promise<boolean> {
  const added = await tx
    .insertInto('legal_versions')
    .values({ document, version, published_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  if (!added) return false;
  const rows = (Object.entries(texts) as [Language, string][]).map(([language, body]) => ({
    document,
    version,
    language,
    body,
  }));
  await tx.insertInto('legal_texts').values(rows).execute();
  return true;
}

/** Records an acceptance; a repeat does not change the first time. */
export const insertAcceptances = (
  db: Db,
  accountId: string,
  versions: readonly { document: LegalDocument; version: number }[],
) =>
  db
    .insertInto('legal_acceptances')
    .values(versions.map((one) => ({ account_id: accountId, ...one })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export async function hasAccepted(
  db: Db,
  accountId: string,
  { document, version }: { document: LegalDocument; version: number },
) {
  const row = await db
    .selectFrom('legal_acceptances')
    .select('version')
    .where('account_id', '=', accountId)
    .where('document', '=', document)
    .where('version', '=', version)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasAnyAdmin(db: Db): Promise<boolean> {
  const admin = db.selectFrom('accounts').select('id').where('type', '=', 'admin').where('deleted_at', 'is', null);
  return (await admin.limit(1).executeTakeFirst()) !== undefined;
}
