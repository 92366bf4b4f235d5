import type { LegalSource } from '../../../shared/contract/legal.ts';
import { languages } from '../../../shared/domain/language.ts';
import type { LegalDocument, LegalTexts } from '../../../shared/domain/legal.ts';
import { Failure, invalidFields } from '../../../shared/errors.ts';
import { legalRefusals } from '../../../shared/words/refusals/legal.ts';
import { recordAct } from '../../platform/db/audit-log.ts';
import { authorizeDecision } from '../../platform/db/authorize-decision.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { findTexts, insertVersion, listVersions } from './legal-store.ts';
import { factsOf, missingOf, readLegalSource } from './read-legal.ts';

const PUBLISHED_MEANWHILE = legalRefusals.changedMeanwhile();

/**
 * Publishes a new version of a legal page, if changed.
 * @param version the one that the admin edited
 * @throws invalid_input per incomplete text, conflict, not_allowed
 */
export async function publishLegal(
  { db, shop }: Pick<Services, 'db' | 'shop'>,
  admin: Caller,
  document: LegalDocument,
  { version, ...texts }: LegalTexts & { version: number },
): Promise<LegalSource> {
  await inTransaction(db, async (tx) => {
    await authorizeDecision(tx, admin.id, []);
    const settings = await shop.settingsIn(tx);
    const missing = missingOf(texts, settings.languages, factsOf(settings));
    if (missing.length > 0)
      throw invalidFields(
        Object.fromEntries(missing.map(({ language, placeholders }) => [language, sentenceOf(placeholders)])),
      );
    const [current] = await listVersions(tx, document);
    if (current?.version !== version) throw new Failure('conflict', { reason: PUBLISHED_MEANWHILE });
    const before = await findTexts(tx, document, version);
    const changed = languages.filter((language) => before[language] !== texts[language]);
    if (changed.length === 0) return;
    if (!(await insertVersion(tx, { document, version: version + 1, by: admin.id, texts })))
      throw new Failure('conflict', { reason: PUBLISHED_MEANWHILE });
    await recordAct(tx, {
      actorId: admin.id,
      action: 'publish_legal',
      targetId: null,
      before: { document, version },
      after: { document, version: version + 1, languages: changed.join(', ') },
    });
  });
  await shop.refresh();
  return readLegalSource({ db }, document);
}

const sentenceOf = (placeholders: readonly string[]) =>
  placeholders.length === 0
    ? legalRefusals.textNeeded()
    : legalRefusals.placeholdersLeft({ names: placeholders.map((name) => `[${name}]`).join(', ') });
