import { type LegalDocument, legalDocuments } from '../../../shared/domain/legal.ts';
import { type Database, type Db, inTransaction } from '../../platform/db/database.ts';
import { findTexts, insertVersion, listVersions } from './legal-store.ts';
import { readFirstTexts } from './read-first-texts.ts';

/**
 * Creates the first version of each legal page. LEGAL_DIR applies until an admin publishes one. Safe in several
 * processes.
 */
export async function storeFirstTexts({ db }: Pick<Database, 'db'>, folder: string | undefined): Promise<void> {
  for (const document of legalDocuments) await storeFirstText(db, document, folder);
}

async function storeFirstText(db: Db, document: LegalDocument, folder: string | undefined): Promise<void> {
  const versions = await listVersions(db, document);
  const isByAdmin = versions.some(({ published_by }) => published_by !== null);
  const [current] = versions;
  if (isByAdmin || (current && !folder)) return;
  const { texts, isOperators } = await readFirstTexts(document, folder);
  if (current) {
    const known = await findTexts(db, document, current.version);
    if (!isOperators || (known.en === texts.en && known.de === texts.de && known.es === texts.es)) return;
  }
  await inTransaction(db, (tx) =>
    insertVersion(tx, { document, version: (current?.version ?? 0) + 1, by: null, texts }),
  );
}
